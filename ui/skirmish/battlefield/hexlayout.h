// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/hex.h"

#include <QPolygonF>

#include <vector>

namespace dugout {

/// Where hexes lie on the screen: columns stand upright, every second one half a hex lower. Turned,
/// the whole field is seen from its side, with its first column above.
class HexLayout
{
public:
    HexLayout() = default;
    /// As large as fits into `room`, in its middle.
    HexLayout(const std::vector<Hex> &hexes, const QRectF &room, bool turned = false);
    /// Whether the hexes become clearly larger so.
    [[nodiscard]] static bool isWorthTurning(qreal straight, qreal turned);

    /// The room that the hexes take when they have a radius of 1.
    [[nodiscard]] static QSizeF unitSize(const std::vector<Hex> &hexes, bool turned = false);

    /// From a hex's centre to its corners.
    [[nodiscard]] qreal radius() const { return m_radius; }
    [[nodiscard]] QPointF centre(Hex hex) const;
    [[nodiscard]] QPolygonF polygon(Hex hex, qreal inset = 0) const;
    /// The hex that covers a point, whether or not it is part of anything.
    [[nodiscard]] Hex hexAtPoint(const QPointF &point) const;
    /// Where a direction in the field points to on the screen.
    [[nodiscard]] QPointF direction(const QPointF &inField) const;
    /// The place of a point in the field itself, which stays the same however large it is drawn.
    [[nodiscard]] QPointF toField(const QPointF &point) const;
    [[nodiscard]] QPointF fromField(const QPointF &place) const;

private:
    qreal m_radius = 1;
    QPointF m_origin;
    bool m_turned = false;
};

} // namespace dugout
