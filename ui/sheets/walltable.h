// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"
#include "core/team/badge.h"

#include <QRectF>

#include <map>
#include <vector>

class QPainter;

namespace dugout {

/// Badges of teams by their ids.
using BadgesOnPaper = std::map<QString, Badge>;

/// A table that is pinned up: rows as high as the page allows, badges before the names, who stands
/// where in a block at the left, boxes for scores that are still to be written in. It says all that
/// the table says.
class WallTable
{
public:
    WallTable(const ShownTable &table, const BadgesOnPaper &badges, qreal width);

    [[nodiscard]] qreal headHeight() const;
    /// As high as wanted, or as its words need.
    [[nodiscard]] qreal rowHeight(size_t row, qreal wanted) const;
    /// Letters that suit rows of this height and fit into the width.
    void fitInto(qreal rowHeight);
    void paintHead(QPainter &painter, const QRectF &area) const;
    void paintRow(QPainter &painter, const QRectF &area, size_t row) const;

private:
    struct Column
    {
        size_t at = 0; ///< in the table
        qreal width = 0;
    };

    [[nodiscard]] bool isBelow(size_t column) const;
    [[nodiscard]] bool isScore(size_t column) const;
    [[nodiscard]] qreal pointsOf(size_t column) const;
    [[nodiscard]] bool isBold(size_t row, size_t column) const;
    [[nodiscard]] const Badge *badgeOf(size_t row, size_t column) const;
    [[nodiscard]] qreal badgeRoom(size_t column) const;
    [[nodiscard]] qreal natural(size_t column) const;
    [[nodiscard]] bool measure();
    [[nodiscard]] qreal textHeight(size_t row, const Column &column) const;
    void paintPlace(QPainter &painter, const QRectF &cell, size_t row) const;
    void paintBoxes(QPainter &painter, const QRectF &cell) const;
    void paintCell(QPainter &painter, const QRectF &cell, size_t row, const Column &column) const;

    const ShownTable &m_table;
    const BadgesOnPaper &m_badges;
    qreal m_width;
    qreal m_points = 12;
    std::vector<Column> m_columns;
};

} // namespace dugout
