// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/sheetwords.h"
#include "ui/sheets/sheetpaper.h"
#include "ui/sheets/sheettext.h"

#include <vector>

namespace dugout {

/// A column of a table on paper. Those with a share of the width wrap their text; the others are
/// as wide as their widest cell, within bounds.
struct SheetColumn
{
    QString title;
    qreal share = 0;
    qreal least = 0; ///< also when its cells are empty, so that a pen fits in
    Qt::Alignment alignment = Qt::AlignLeft;
    QString second = {}; ///< below the title in italics: the other language
};

/// A column whose title is in the languages of the sheet.
[[nodiscard]] SheetColumn sheetColumn(const SheetWord &title, qreal share, qreal least,
                                      Qt::Alignment alignment);

struct SheetCell
{
    QString text;
    QString second; ///< below it in italics: the other language
    bool strong = false;
    int boxes = 0; ///< to tick, instead of a text

    bool operator==(const SheetCell &) const = default;
};

/// A table on paper: measures its rows and paints them one by one, so that it can flow over pages.
class SheetTable
{
public:
    SheetTable(std::vector<SheetColumn> columns, qreal points, qreal leastRow);
    /// Left and right of every cell, in points; little unless somebody says otherwise.
    void setAir(qreal points) { m_air = points * unitsPerPoint; }

    /// Whether a table that needs less than the width it is given takes all of it.
    enum class Fill { Whole, Needed };

    void addRow(std::vector<SheetCell> cells);
    /// Must be called once all rows are there and before anything is measured.
    void fitInto(qreal width, Fill fill = Fill::Whole);
    /// What it takes of the width, and how long its rules are.
    [[nodiscard]] qreal width() const;
    /// Whether the width did not do: a column is narrower than its longest word, which is broken.
    [[nodiscard]] bool breaksWords() const;

    [[nodiscard]] size_t rowCount() const { return m_rows.size(); }
    [[nodiscard]] qreal headHeight() const { return m_headHeight; }
    [[nodiscard]] qreal rowHeight(size_t row) const { return m_heights[row]; }
    void paintHead(QPainter &painter, const QRectF &area) const;
    void paintRow(QPainter &painter, const QRectF &area, size_t row) const;

private:
    [[nodiscard]] qreal naturalWidth(size_t column) const;
    /// The longest word of a column, which is never broken while there is any room.
    [[nodiscard]] qreal wordWidth(size_t column) const;
    void shareOut(qreal left, Fill fill);
    /// The column that can best break its lines gives what a word of this column lacks; returns
    /// what was given.
    qreal makeRoom(size_t column, qreal lacking);
    [[nodiscard]] qreal innerWidth(size_t column) const;
    [[nodiscard]] SheetText head(size_t column) const;
    [[nodiscard]] SheetText secondHead(size_t column) const;
    [[nodiscard]] qreal titleHeight(size_t column) const;
    [[nodiscard]] SheetText first(const SheetCell &cell, size_t column) const;
    [[nodiscard]] SheetText second(const SheetCell &cell, size_t column) const;
    [[nodiscard]] qreal cellHeight(const SheetCell &cell, size_t column) const;
    void paintBoxes(QPainter &painter, const QRectF &area, int count) const;

    std::vector<SheetColumn> m_columns;
    std::vector<std::vector<SheetCell>> m_rows;
    qreal m_points;
    qreal m_leastRow;
    qreal m_air = 2 * unitsPerPoint;
    std::vector<qreal> m_widths;
    std::vector<qreal> m_heights;
    qreal m_headHeight = 0;
};

} // namespace dugout
