// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/teamsheet.h"

#include <QRectF>

class QPainter;

namespace dugout {

/// A framed box with a small title: what it says now, and room for a pen.
struct SheetBox
{
    QString title;
    QString value;
    QString note; ///< small, beside the value
    int ticks = 0; ///< boxes to tick instead of a value

    bool operator==(const SheetBox &) const = default;
};

/// Boxes in a row, all alike.
class SheetBoxRow
{
public:
    SheetBoxRow(std::vector<SheetBox> boxes, qreal points, qreal width);

    [[nodiscard]] qreal height() const;
    void paint(QPainter &painter, const QRectF &area) const;

private:
    [[nodiscard]] qreal boxWidth() const;
    [[nodiscard]] qreal titleHeight() const;

    std::vector<SheetBox> m_boxes;
    qreal m_points;
    qreal m_width;
    qreal m_titlePoints;
};

/// What a team has besides players.
[[nodiscard]] std::vector<SheetBox> assetBoxes(const TeamSheet &sheet);

} // namespace dugout
