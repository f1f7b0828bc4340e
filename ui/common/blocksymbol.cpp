// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/blocksymbol.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A skull: somebody of the blocking side goes down.
QPainterPath skull(const QPointF &centre, qreal size)
{
    QPainterPath path;
    path.addEllipse(centre + QPointF(0, -0.12 * size), 0.42 * size, 0.36 * size);
    QPainterPath jaw;
    jaw.addRoundedRect(
        QRectF(centre.x() - 0.2 * size, centre.y() + 0.1 * size, 0.4 * size, 0.3 * size),
        0.06 * size, 0.06 * size);
    path = path.united(jaw);
    QPainterPath holes;
    for (const qreal side : {-1.0, 1.0})
        holes.addEllipse(centre + QPointF(side * 0.16 * size, -0.1 * size), 0.1 * size,
                         0.11 * size);
    for (const qreal side : {-0.5, 0.5})
        holes.addRect(QRectF(centre.x() + side * 0.16 * size - 0.015 * size,
                             centre.y() + 0.22 * size, 0.03 * size, 0.2 * size));
    return path.subtracted(holes);
}

/// A burst: the defender goes down.
QPainterPath burst(const QPointF &centre, qreal size)
{
    constexpr int spikes = 9;
    QPolygonF star;
    for (int point = 0; point < 2 * spikes; ++point) {
        const qreal angle = point * std::numbers::pi / spikes - std::numbers::pi / 2;
        const qreal radius = (point % 2 == 0 ? 0.46 : 0.24) * size;
        star << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    QPainterPath path;
    path.addPolygon(star);
    path.closeSubpath();
    return path;
}

QPainterPath arrow(const QPointF &centre, qreal size)
{
    const auto at = [&](qreal x, qreal y) { return centre + QPointF(x, y) * size; };
    QPainterPath path;
    path.addPolygon(QPolygonF{at(-0.4, -0.1), at(0.05, -0.1), at(0.05, -0.32), at(0.42, 0),
                              at(0.05, 0.32), at(0.05, 0.1), at(-0.4, 0.1)});
    path.closeSubpath();
    return path;
}

QPainterPath mark(const QPointF &centre, qreal size)
{
    QPainterPath path;
    path.addRoundedRect(
        QRectF(centre.x() - 0.04 * size, centre.y() - 0.18 * size, 0.08 * size, 0.2 * size),
        0.02 * size, 0.02 * size);
    path.addEllipse(centre + QPointF(0, 0.11 * size), 0.05 * size, 0.05 * size);
    return path;
}

QPainterPath drawing(const QString &id, const QPointF &centre, qreal size)
{
    if (id == u"attacker-down"_s)
        return skull(centre, size * 0.8);
    if (id == u"defender-down"_s)
        return burst(centre, size * 0.9);
    if (id == u"pushed"_s)
        return arrow(centre, size * 0.8);
    if (id == u"defender-stumbles"_s)
        return burst(centre, size * 0.9).subtracted(mark(centre, size * 0.9));
    if (id == u"both-down"_s)
        return skull(centre + QPointF(-0.2, -0.16) * size, size * 0.48)
            .united(burst(centre + QPointF(0.2, 0.2) * size, size * 0.52));
    return {};
}

} // namespace

bool paintBlockSymbol(QPainter &painter, const QString &id, const QRectF &area,
                      const QColor &colour)
{
    const QPainterPath path = drawing(id, area.center(), area.width());
    if (path.isEmpty())
        return false;
    painter.fillPath(path, colour);
    return true;
}

} // namespace dugout
