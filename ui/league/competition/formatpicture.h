// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/competitionplan.h"

class QColor;
class QPainter;
class QRectF;

namespace dugout {

/// Who meets whom in a competition of that format, as a small drawing in one ink.
void paintFormat(QPainter &painter, const QRectF &area, PlanFormat format, const QColor &ink);

} // namespace dugout
