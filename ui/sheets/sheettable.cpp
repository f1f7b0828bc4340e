// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheettable.h"

#include "ui/sheets/piecedsheet.h"

#include <QPainter>

#include <numeric>

namespace dugout {

namespace {

constexpr qreal leading = 1.5 * unitsPerPoint; ///< above and below a cell
/// More than the letters need: the last one of an italic word leans out of its width.
constexpr qreal hair = unitsPerPoint;
constexpr qreal boxSide = 6.5 * unitsPerPoint;
constexpr qreal boxGap = 2.5 * unitsPerPoint;

qreal boxesWidth(int count)
{
    return count == 0 ? 0 : count * (boxSide + boxGap) + boxGap;
}

} // namespace

SheetColumn sheetColumn(const SheetWord &title, qreal share, qreal least, Qt::Alignment alignment)
{
    return {title.first, share, least, alignment, title.second};
}

SheetTable::SheetTable(std::vector<SheetColumn> columns, qreal points, qreal leastRow)
    : m_columns(std::move(columns))
    , m_points(points)
    , m_leastRow(leastRow)
    , m_widths(m_columns.size(), 0)
{ }

void SheetTable::addRow(std::vector<SheetCell> cells)
{
    cells.resize(m_columns.size());
    m_rows.push_back(std::move(cells));
}

SheetText SheetTable::head(size_t column) const
{
    return {m_columns[column].title, sheetFont(m_points - 1, QFont::Bold), 0,
            m_columns[column].alignment};
}

SheetText SheetTable::secondHead(size_t column) const
{
    return {m_columns[column].second, sheetFont(m_points - 1.5, QFont::Normal, true), 0,
            m_columns[column].alignment};
}

qreal SheetTable::titleHeight(size_t column) const
{
    return sheetTextHeight(head(column), innerWidth(column))
        + sheetTextHeight(secondHead(column), innerWidth(column));
}

SheetText SheetTable::first(const SheetCell &cell, size_t column) const
{
    return {cell.text, sheetFont(m_points, cell.strong ? QFont::Bold : QFont::Normal), 0,
            m_columns[column].alignment};
}

SheetText SheetTable::second(const SheetCell &cell, size_t column) const
{
    return {cell.second, sheetFont(m_points - 0.5, QFont::Normal, true), 0,
            m_columns[column].alignment};
}

qreal SheetTable::naturalWidth(size_t column) const
{
    qreal widest = std::max(sheetTextWidth(m_columns[column].title, head(column).font),
                            sheetTextWidth(m_columns[column].second, secondHead(column).font));
    for (const auto &row : m_rows) {
        const SheetCell &cell = row[column];
        widest = std::max({widest, sheetTextWidth(cell.text, first(cell, column).font),
                           sheetTextWidth(cell.second, second(cell, column).font),
                           boxesWidth(cell.boxes)});
    }
    return std::max(widest + 2 * m_air + hair, m_columns[column].least);
}

void SheetTable::fitInto(qreal width, Fill fill)
{
    qreal left = width;
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (m_columns[column].share > 0)
            continue;
        m_widths[column] = naturalWidth(column);
        left -= m_widths[column];
    }
    shareOut(left, fill);
    m_headHeight = 0;
    for (size_t column = 0; column < m_columns.size(); ++column)
        m_headHeight = std::max(m_headHeight, titleHeight(column));
    m_headHeight += 2 * leading;
    m_heights.clear();
    for (const auto &row : m_rows) {
        qreal height = m_leastRow;
        for (size_t column = 0; column < m_columns.size(); ++column)
            height = std::max(height, cellHeight(row[column], column));
        m_heights.push_back(height);
    }
}

qreal SheetTable::width() const
{
    return std::accumulate(m_widths.begin(), m_widths.end(), 0.0);
}

bool SheetTable::breaksWords() const
{
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (m_widths[column] + hair < wordWidth(column))
            return true;
    }
    return false;
}

qreal SheetTable::wordWidth(size_t column) const
{
    const auto widestWord = [](const QString &text, const QFont &font) {
        qreal widest = 0;
        for (const QString &word : text.split(u' '))
            widest = std::max(widest, sheetTextWidth(word, font));
        return widest;
    };
    qreal widest = std::max(widestWord(m_columns[column].title, head(column).font),
                            widestWord(m_columns[column].second, secondHead(column).font));
    for (const auto &row : m_rows) {
        const SheetCell &cell = row[column];
        widest = std::max({widest, widestWord(cell.text, first(cell, column).font),
                           widestWord(cell.second, second(cell, column).font)});
    }
    return std::max(widest + 2 * m_air + hair, m_columns[column].least);
}

qreal SheetTable::makeRoom(size_t column, qreal lacking)
{
    qreal most = 0;
    size_t giver = column;
    for (size_t each = 0; each < m_columns.size(); ++each) {
        if (each == column || m_columns[each].share <= 0)
            continue;
        if (const qreal spare = m_widths[each] - wordWidth(each); spare > most) {
            most = spare;
            giver = each;
        }
    }
    const qreal given = std::clamp(lacking, 0.0, most);
    m_widths[giver] -= given;
    return given;
}

void SheetTable::shareOut(qreal left, Fill fill)
{
    std::vector<size_t> open;
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (m_columns[column].share > 0)
            open.push_back(column);
    }
    if (open.empty())
        return;
    const size_t last = open.back();
    const auto allotted = [&](size_t column) {
        qreal shares = 0;
        for (const size_t each : open)
            shares += m_columns[each].share;
        return left * m_columns[column].share / shares;
    };
    const auto settle = [&](const auto &width, const auto &isDue) {
        const auto due = std::find_if(open.begin(), open.end(), isDue);
        if (due == open.end())
            return false;
        m_widths[*due] = width(*due);
        left -= width(*due);
        open.erase(due);
        return true;
    };
    const auto word = [this](size_t column) { return wordWidth(column); };
    const auto natural = [this](size_t column) { return naturalWidth(column); };
    // Who needs less than his share leaves the rest to the others; who needs more for a single
    // word gets that.
    while (settle(natural, [&](size_t each) { return natural(each) <= allotted(each); })
           || (open.size() > 1
               && settle(word, [&](size_t each) { return word(each) > allotted(each); }))) { }
    if (open.size() == 1)
        left += makeRoom(open.front(), word(open.front()) - left);
    if (open.empty() && fill == Fill::Whole)
        m_widths[last] += std::max(0.0, left);
    std::vector<std::pair<size_t, qreal>> rest;
    for (const size_t column : open)
        rest.emplace_back(column, allotted(column));
    for (const auto &[column, width] : rest)
        m_widths[column] = std::max(width, m_columns[column].least);
}

qreal SheetTable::innerWidth(size_t column) const
{
    return m_widths[column] - 2 * m_air;
}

qreal SheetTable::cellHeight(const SheetCell &cell, size_t column) const
{
    if (cell.boxes > 0)
        return boxSide + 2 * leading;
    return sheetTextHeight(first(cell, column), innerWidth(column))
        + sheetTextHeight(second(cell, column), innerWidth(column)) + 2 * leading;
}

void SheetTable::paintHead(QPainter &painter, const QRectF &area) const
{
    qreal x = area.left();
    for (size_t column = 0; column < m_columns.size(); ++column) {
        const QPointF corner(x + m_air, area.bottom() - leading - titleHeight(column));
        const qreal below = paintSheetText(painter, head(column), corner, innerWidth(column));
        paintSheetText(painter, secondHead(column), corner + QPointF(0, below), innerWidth(column));
        x += m_widths[column];
    }
    painter.setPen(sheetPen(0.8));
    painter.drawLine(area.bottomLeft(), area.bottomLeft() + QPointF(width(), 0));
}

void SheetTable::paintBoxes(QPainter &painter, const QRectF &area, int count) const
{
    qreal x = area.center().x() - boxesWidth(count) / 2 + boxGap;
    painter.setPen(sheetPen(0.5));
    for (int i = 0; i < count; ++i) {
        painter.drawRect(QRectF(x, area.center().y() - boxSide / 2, boxSide, boxSide));
        x += boxSide + boxGap;
    }
}

void SheetTable::paintRow(QPainter &painter, const QRectF &area, size_t row) const
{
    qreal x = area.left();
    for (size_t column = 0; column < m_columns.size(); ++column) {
        const SheetCell &cell = m_rows[row][column];
        const QRectF box(x, area.top(), m_widths[column], area.height());
        x += m_widths[column];
        painter.setPen(sheetPen(0.25, 170));
        if (column > 0)
            painter.drawLine(box.topLeft(), box.bottomLeft());
        painter.setPen(Qt::black);
        if (cell.boxes > 0) {
            paintBoxes(painter, box, cell.boxes);
            continue;
        }
        const qreal above = (area.height() - cellHeight(cell, column)) / 2 + leading;
        const QPointF corner(box.left() + m_air, box.top() + above);
        const qreal below
            = paintSheetText(painter, first(cell, column), corner, innerWidth(column));
        paintSheetText(painter, second(cell, column), corner + QPointF(0, below),
                       innerWidth(column));
    }
    painter.setPen(sheetPen(0.25, 120));
    painter.drawLine(area.bottomLeft(), area.bottomLeft() + QPointF(width(), 0));
}

} // namespace dugout
