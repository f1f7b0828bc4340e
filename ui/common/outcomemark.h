// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"

class QPainter;
class QRectF;
class QWidget;

namespace dugout {

/// A square that says with a letter, and with its fill as well, how a match ended: full when won,
/// grey when drawn, an outline when lost; none is dashed, for a match to come.
void paintOutcome(QPainter &painter, const QRectF &square, LeagueOutcome outcome,
                  const QWidget *widget);

} // namespace dugout
