// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/skirmishsymbol.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>

#include <cmath>
#include <numbers>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// All drawings lie between -0.5 and 0.5.

QPainterPath polygon(const QPolygonF &points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath star()
{
    constexpr int points = 6;
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = i * std::numbers::pi / points - std::numbers::pi / 2;
        const qreal radius = i % 2 == 0 ? 0.44 : 0.17;
        corners << QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return polygon(corners);
}

QPainterPath hammer()
{
    QPainterPath path;
    path.addRoundedRect(QRectF(-0.3, -0.36, 0.6, 0.3), 0.06, 0.06);
    QPainterPath handle;
    handle.addRoundedRect(QRectF(-0.06, -0.1, 0.12, 0.5), 0.04, 0.04);
    return path.united(handle);
}

QPainterPath sword()
{
    QPainterPath path
        = polygon({{0, -0.44}, {0.08, -0.32}, {0.08, 0.12}, {-0.08, 0.12}, {-0.08, -0.32}});
    QPainterPath guard;
    guard.addRoundedRect(QRectF(-0.24, 0.12, 0.48, 0.09), 0.04, 0.04);
    guard.addRoundedRect(QRectF(-0.05, 0.2, 0.1, 0.22), 0.04, 0.04);
    guard.setFillRule(Qt::WindingFill);
    return path.united(guard);
}

QPainterPath shield()
{
    QPainterPath path({-0.34, -0.36});
    path.lineTo(0.34, -0.36);
    path.lineTo(0.34, 0.02);
    path.quadTo(0.3, 0.3, 0, 0.44);
    path.quadTo(-0.3, 0.3, -0.34, 0.02);
    path.closeSubpath();
    QPainterPath inside({0, -0.24});
    inside.lineTo(0.22, -0.24);
    inside.lineTo(0.22, 0.02);
    inside.quadTo(0.2, 0.2, 0, 0.3);
    inside.closeSubpath();
    return path.subtracted(inside);
}

/// An arrow that swerves.
QPainterPath dodge()
{
    QPainterPath way({-0.38, 0.28});
    way.cubicTo(-0.36, -0.3, 0.04, -0.34, 0.14, 0.06);
    QPainterPathStroker stroker;
    stroker.setWidth(0.13);
    stroker.setCapStyle(Qt::RoundCap);
    return stroker.createStroke(way).united(polygon({{0.4, -0.06}, {0.2, 0.36}, {-0.1, 0.02}}));
}

QPainterPath person(qreal x)
{
    QPainterPath path;
    path.addEllipse(QPointF(x, -0.2), 0.13, 0.13);
    QPainterPath body({x - 0.2, 0.36});
    body.quadTo(x - 0.2, -0.02, x, -0.02);
    body.quadTo(x + 0.2, -0.02, x + 0.2, 0.36);
    body.closeSubpath();
    return path.united(body);
}

QPainterPath drawing(const QString &id)
{
    if (id == u"critical"_s)
        return star();
    if (id == u"hammer"_s)
        return hammer();
    if (id == u"sword"_s)
        return sword();
    if (id == u"shield"_s)
        return shield();
    if (id == u"dodge"_s)
        return dodge();
    if (id == u"single-support"_s)
        return person(0);
    if (id == u"double-support"_s)
        return person(-0.21).united(person(0.21));
    return {};
}

} // namespace

bool paintSkirmishSymbol(QPainter &painter, const QString &id, const QRectF &area,
                         const QColor &colour)
{
    const QPainterPath path = drawing(id);
    if (path.isEmpty())
        return false;
    const qreal size = area.width() * 0.86;
    QTransform place;
    place.translate(area.center().x(), area.center().y());
    place.scale(size, size);
    painter.fillPath(place.map(path), colour);
    return true;
}

} // namespace dugout
