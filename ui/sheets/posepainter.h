// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/playerpose.h"

class QColor;
class QPainter;
class QRectF;

namespace dugout {

/// Draws a player in the colour of his team, with an edge that is seen on any ground.
void paintPose(QPainter &painter, const QRectF &square, PlayerPose pose, const QColor &body,
               const QColor &edge);

} // namespace dugout
