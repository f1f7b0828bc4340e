// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/posepainter.h"

#include "ui/sheets/drawnpath.h"

#include <QPainter>

#include <array>

namespace dugout {

namespace {

constexpr qreal poseSide = 100.0; ///< of the square it is drawn in
constexpr qreal edgeWidth = 5.0;

} // namespace

void paintPose(QPainter &painter, const QRectF &square, PlayerPose pose, const QColor &body,
               const QColor &edge)
{
    static const auto drawings = [] {
        std::array<QPainterPath, allPlayerPoses.size()> paths;
        for (size_t i = 0; i < paths.size(); ++i)
            paths[i] = drawnPath(poseDrawing(allPlayerPoses[i])).simplified();
        return paths;
    }();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(square.topLeft());
    painter.scale(square.width() / poseSide, square.height() / poseSide);
    const QPainterPath &drawing = drawings[static_cast<size_t>(pose)];
    painter.strokePath(drawing, QPen(edge, edgeWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(drawing, body);
    painter.restore();
}

} // namespace dugout
