// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/badge.h"

#include <QColor>

class QPainter;
class QRectF;

namespace dugout {

[[nodiscard]] QColor toColour(const Rgb &rgb);
[[nodiscard]] Rgb toRgb(const QColor &colour);

/// Draws a badge, or the coach's own picture, into a square. Used on screen and on paper.
void paintBadge(QPainter &painter, const QRectF &square, const Badge &badge);

} // namespace dugout
