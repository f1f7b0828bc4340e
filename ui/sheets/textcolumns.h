// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettext.h"

namespace dugout {

/// Paragraphs set in columns of about the same height, page after page.
class TextColumns
{
public:
    TextColumns(std::vector<SheetText> texts, int columns, qreal width);

    [[nodiscard]] bool isDone() const { return m_next >= m_texts.size(); }
    /// Takes as many of the rest as fit into `room`; returns the height they need, 0 for none.
    [[nodiscard]] qreal fill(qreal room);
    /// Paints what fill() took.
    [[nodiscard]] SheetPiece::Paint painter() const;
    /// Goes on behind what fill() took.
    void next() { m_next = m_end; }

private:
    /// How many texts, from the next on, fit into columns of that height.
    [[nodiscard]] size_t fitting(qreal height) const;

    std::vector<SheetText> m_texts;
    std::vector<qreal> m_heights;
    int m_columns;
    qreal m_columnWidth;
    size_t m_next = 0;
    size_t m_end = 0;
    qreal m_height = 0;
};

} // namespace dugout
