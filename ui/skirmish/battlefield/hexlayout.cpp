// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/battlefield/hexlayout.h"

#include <QRectF>
#include <QtMath>

namespace dugout {

namespace {

const qreal rootOfThree = std::sqrt(3.0);

/// Of a hex with radius 1 in a field whose hex 0,0 is at the origin.
QPointF unitCentre(Hex hex)
{
    return {1.5 * hex.q, rootOfThree * (hex.r + hex.q / 2.0)};
}

QRectF unitBounds(const std::vector<Hex> &hexes)
{
    QRectF bounds;
    for (const Hex hex : hexes) {
        const QPointF centre = unitCentre(hex);
        bounds |= QRectF(centre.x() - 1, centre.y() - rootOfThree / 2, 2, rootOfThree);
    }
    return bounds;
}

/// A quarter to the right.
QRectF turnedBounds(const QRectF &bounds)
{
    return {-bounds.bottom(), bounds.left(), bounds.height(), bounds.width()};
}

} // namespace

QSizeF HexLayout::unitSize(const std::vector<Hex> &hexes, bool turned)
{
    const QSizeF size = unitBounds(hexes).size();
    return turned ? size.transposed() : size;
}

bool HexLayout::isWorthTurning(qreal straight, qreal turned)
{
    constexpr qreal clearly = 1.1; // for less nobody should have to tilt the head
    return turned > straight * clearly;
}

HexLayout::HexLayout(const std::vector<Hex> &hexes, const QRectF &room, bool turned)
    : m_turned(turned)
{
    if (hexes.empty() || room.isEmpty())
        return;
    const QRectF bounds = turned ? turnedBounds(unitBounds(hexes)) : unitBounds(hexes);
    m_radius = std::min(room.width() / bounds.width(), room.height() / bounds.height());
    m_origin = room.center() - bounds.center() * m_radius;
}

QPointF HexLayout::toField(const QPointF &point) const
{
    const QPointF place = (point - m_origin) / m_radius;
    return m_turned ? QPointF(place.y(), -place.x()) : place;
}

QPointF HexLayout::direction(const QPointF &inField) const
{
    return m_turned ? QPointF(-inField.y(), inField.x()) : inField;
}

QPointF HexLayout::fromField(const QPointF &place) const
{
    return m_origin + direction(place) * m_radius;
}

QPointF HexLayout::centre(Hex hex) const
{
    return fromField(unitCentre(hex));
}

QPolygonF HexLayout::polygon(Hex hex, qreal inset) const
{
    const QPointF middle = centre(hex);
    const qreal radius = m_radius - inset;
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const qreal angle = qDegreesToRadians(60.0 * i + (m_turned ? 30.0 : 0.0));
        corners << middle + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return corners;
}

Hex HexLayout::hexAtPoint(const QPointF &point) const
{
    const QPointF unit = toField(point);
    const int column = qRound(unit.x() / 1.5);
    const int row = qRound(unit.y() / rootOfThree - column / 2.0);
    Hex best{column, row};
    const auto distance = [&unit](Hex hex) {
        const QPointF way = unitCentre(hex) - unit;
        return QPointF::dotProduct(way, way);
    };
    for (const Hex direction : hexDirections) {
        const Hex next = Hex{column, row} + direction;
        if (distance(next) < distance(best))
            best = next;
    }
    return best;
}

} // namespace dugout
