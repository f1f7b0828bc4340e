// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/walltable.h"

#include "ui/sheets/badgepainter.h"
#include "ui/sheets/piecedsheet.h"
#include "ui/sheets/sheettext.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal largestWall = 20; ///< points of a name
constexpr qreal smallestWall = 7;
constexpr qreal besideWall = 4 * unitsPerPoint; ///< at both sides of a cell
constexpr qreal headWallPoints = 9;

QColor onwardColour()
{
    return {0x2F, 0x6F, 0x4E};
}

} // namespace

WallTable::WallTable(const ShownTable &table, const BadgesOnPaper &badges, qreal width)
    : m_table(table)
    , m_badges(badges)
    , m_width(width)
{ }

/// The coach stands under the name of the team.
bool WallTable::isBelow(size_t column) const
{
    return m_table.columns[column].id == u"coach"_s && column != m_table.naming;
}

bool WallTable::isScore(size_t column) const
{
    return m_table.columns[column].id == u"result"_s;
}

qreal WallTable::pointsOf(size_t column) const
{
    const ShownColumn &shown = m_table.columns[column];
    if (shown.id == u"points"_s)
        return m_points * 1.3;
    return column == m_table.naming || shown.grows || isScore(column) ? m_points : m_points * 0.8;
}

bool WallTable::isBold(size_t row, size_t column) const
{
    const ShownColumn &shown = m_table.columns[column];
    return column == m_table.naming || shown.grows || isScore(column) || shown.id == u"points"_s
        || shown.id == u"rank"_s || m_table.isDecisive(row, column);
}

const Badge *WallTable::badgeOf(size_t row, size_t column) const
{
    const auto &cells = m_table.rows[row].cells;
    const auto found
        = column < cells.size() ? m_badges.find(cells[column].leadsTo) : m_badges.end();
    return found == m_badges.end() ? nullptr : &found->second;
}

qreal WallTable::badgeRoom(size_t column) const
{
    for (size_t row = 0; row < m_table.rows.size(); ++row) {
        if (badgeOf(row, column))
            return m_points * 2.1 * unitsPerPoint;
    }
    return 0;
}

qreal WallTable::natural(size_t column) const
{
    const QFont font = sheetFont(pointsOf(column), QFont::Bold);
    qreal widest = sheetTextWidth(m_table.columns[column].title, sheetFont(headWallPoints));
    for (const ShownRow &row : m_table.rows)
        widest = std::max(widest, sheetTextWidth(row.text(column), font));
    if (column == m_table.naming) {
        const QFont small = sheetFont(m_points * 0.6);
        for (size_t i = 0; i < m_table.columns.size(); ++i) {
            for (const ShownRow &row : m_table.rows)
                widest = std::max(widest, isBelow(i) ? sheetTextWidth(row.text(i), small) : 0.0);
        }
    }
    if (isScore(column))
        widest = std::max(widest, m_points * 4.2 * unitsPerPoint);
    return widest + badgeRoom(column) + 2 * besideWall + unitsPerPoint;
}

/// Whether everything fits on one line of its own.
bool WallTable::measure()
{
    m_columns.clear();
    qreal whole = 0;
    for (size_t i = 0; i < m_table.columns.size(); ++i) {
        if (isBelow(i))
            continue;
        m_columns.push_back({i, natural(i)});
        whole += m_columns.back().width;
    }
    std::vector<Column *> growing;
    for (Column &each : m_columns) {
        const ShownColumn &column = m_table.columns[each.at];
        if (whole <= m_width ? column.grows : !column.isFigure)
            growing.push_back(&each);
    }
    if (growing.empty())
        return whole <= m_width;
    qreal flexible = 0;
    for (const Column *each : growing)
        flexible += each->width;
    for (Column *each : growing)
        each->width += (m_width - whole) * each->width / flexible;
    return whole <= m_width;
}

void WallTable::fitInto(qreal rowHeight)
{
    m_points = std::clamp(rowHeight / unitsPerPoint * 0.4, smallestWall, largestWall);
    while (!measure() && m_points > smallestWall)
        m_points -= 0.5;
}

qreal WallTable::headHeight() const
{
    return headWallPoints * 1.9 * unitsPerPoint;
}

qreal WallTable::textHeight(size_t row, const Column &column) const
{
    const qreal room = column.width - 2 * besideWall - badgeRoom(column.at);
    qreal height = sheetTextHeight(
        {m_table.rows[row].text(column.at), sheetFont(pointsOf(column.at), QFont::Bold)}, room);
    if (column.at != m_table.naming)
        return height;
    for (size_t i = 0; i < m_table.columns.size(); ++i) {
        if (isBelow(i))
            height += sheetTextHeight({m_table.rows[row].text(i), sheetFont(m_points * 0.6)}, room);
    }
    return height;
}

qreal WallTable::rowHeight(size_t row, qreal wanted) const
{
    qreal height = wanted;
    for (const Column &each : m_columns)
        height = std::max(height, textHeight(row, each) + 3 * unitsPerPoint);
    return height;
}

void WallTable::paintHead(QPainter &painter, const QRectF &area) const
{
    qreal x = area.left();
    painter.setPen(QColor(90, 90, 90));
    for (const Column &each : m_columns) {
        const ShownColumn &column = m_table.columns[each.at];
        const qreal left = badgeRoom(each.at);
        painter.setFont(sheetFont(headWallPoints));
        painter.drawText(
            QRectF(x + besideWall + (column.isFigure ? 0 : left), area.top(),
                   each.width - 2 * besideWall - (column.isFigure ? 0 : left), area.height()),
            static_cast<int>((column.isFigure ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
            column.title);
        x += each.width;
    }
}

/// Who goes on has a full block: it needs no colour to be told from the others.
void WallTable::paintPlace(QPainter &painter, const QRectF &cell, size_t row) const
{
    const bool goesOn = m_table.rows[row].onward == Onward::Yes;
    painter.fillRect(cell, goesOn ? onwardColour() : QColor(236, 234, 227));
    painter.setPen(goesOn ? Qt::white : Qt::black);
    painter.setFont(sheetFont(m_points, QFont::Bold));
    painter.drawText(cell, Qt::AlignCenter, m_table.rows[row].text(0));
}

void WallTable::paintBoxes(QPainter &painter, const QRectF &cell) const
{
    const qreal side = std::min(m_points * 1.7 * unitsPerPoint, cell.height() * 0.75);
    const qreal middle = cell.center().x();
    painter.setPen(sheetPen(1, 110));
    for (const qreal left : {middle - side - 2.5 * unitsPerPoint, middle + 2.5 * unitsPerPoint})
        painter.drawRoundedRect(QRectF(left, cell.center().y() - side / 2, side, side), 30, 30);
    painter.drawText(cell, Qt::AlignCenter, u":"_s);
}

void WallTable::paintCell(QPainter &painter, const QRectF &cell, size_t row,
                          const Column &column) const
{
    const qreal left = badgeRoom(column.at);
    if (const Badge *badge = badgeOf(row, column.at)) {
        const qreal side = std::min(left * 0.9, cell.height() * 0.85);
        paintBadge(painter, {cell.left() + besideWall, cell.center().y() - side / 2, side, side},
                   *badge);
    }
    const bool isFigure = m_table.columns[column.at].isFigure;
    const SheetText text{
        m_table.rows[row].text(column.at),
        sheetFont(pointsOf(column.at), isBold(row, column.at) ? QFont::Bold : QFont::Normal), 0,
        isScore(column.at) ? Qt::AlignHCenter : (isFigure ? Qt::AlignRight : Qt::AlignLeft)};
    const qreal room = cell.width() - 2 * besideWall - left;
    QPointF corner(cell.left() + besideWall + left,
                   cell.center().y() - textHeight(row, column) / 2);
    painter.setPen(Qt::black);
    corner.ry() += paintSheetText(painter, text, corner, room);
    if (column.at != m_table.naming)
        return;
    painter.setPen(QColor(80, 80, 80));
    for (size_t i = 0; i < m_table.columns.size(); ++i) {
        if (isBelow(i))
            corner.ry() += paintSheetText(
                painter, {m_table.rows[row].text(i), sheetFont(m_points * 0.6)}, corner, room);
    }
}

void WallTable::paintRow(QPainter &painter, const QRectF &area, size_t row) const
{
    qreal x = area.left();
    for (const Column &each : m_columns) {
        const QRectF cell(x, area.top(), each.width, area.height());
        if (m_table.columns[each.at].id == u"rank"_s)
            paintPlace(painter, cell, row);
        else if (isScore(each.at) && m_table.rows[row].text(each.at).isEmpty())
            paintBoxes(painter, cell);
        else
            paintCell(painter, cell, row, each);
        x += each.width;
    }
    const bool isLast = m_table.endsOnward(row);
    const qreal line = (isLast ? 2.5 : 0.5) * unitsPerPoint;
    painter.fillRect(QRectF(area.left(), area.bottom() - line, area.width(), line),
                     isLast ? onwardColour() : QColor(150, 150, 150));
}

} // namespace dugout
