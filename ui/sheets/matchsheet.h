// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguecards.h"

class QPainter;
class QRectF;

namespace dugout {

/// The sheet that both coaches of a match fill in, a whole page: the same rows and boxes as the
/// form that takes it in, with the players as they are known.
void paintMatchSheet(QPainter &painter, const QRectF &area, const FixtureCard &card);

} // namespace dugout
