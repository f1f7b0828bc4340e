// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/sheetboxes.h"
#include "ui/sheets/sheettext.h"

#include <QSizeF>

namespace dugout {

/// A player on a card, with the badge of his team, boxes to tick for what he does in a match and
/// what is left as lines to write on. The letters are as large as the card allows; when even the
/// smallest do not fit, the explanations of the skills go, those of the second language first, then
/// the boxes, but never a skill.
class PrintedPlayerCard
{
public:
    PrintedPlayerCard(const TeamSheet &sheet, const TeamSheetPlayer &player, const QSizeF &size);

    /// False when not even his skills by name fit.
    [[nodiscard]] bool fits() const { return m_fits; }
    void paint(QPainter &painter, const QRectF &area) const;

private:
    enum class Explaining { Both, First, None };

    [[nodiscard]] qreal innerWidth() const;
    [[nodiscard]] qreal badgeSide() const;
    [[nodiscard]] qreal textWidth() const;
    [[nodiscard]] QString value() const;
    [[nodiscard]] SheetText name() const;
    [[nodiscard]] SheetText role() const;
    [[nodiscard]] SheetText foot() const;
    [[nodiscard]] std::vector<SheetText> skills() const;
    [[nodiscard]] SheetBoxRow ticks() const;
    [[nodiscard]] qreal headHeight() const;
    [[nodiscard]] qreal statsHeight() const;
    [[nodiscard]] qreal height() const;
    void paintHead(QPainter &painter, const QRectF &inside) const;
    void paintStats(QPainter &painter, const QRectF &area) const;
    void paintLines(QPainter &painter, const QRectF &area) const;
    void choose();

    const TeamSheet &m_sheet;
    const TeamSheetPlayer &m_player;
    QSizeF m_size;
    qreal m_points = 7.5;
    Explaining m_explaining = Explaining::Both;
    bool m_hasTicks = true;
    bool m_fits = true;
};

} // namespace dugout
