// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/placestages.h"
#include "core/leaguebook/looks/nextmatch.h"

namespace dugout {

/// What a step of the way to a place compares, as the columns of its table are headed.
[[nodiscard]] QString stageTitle(const PlaceStage &stage, const Standings &standings);
/// What its next match can change for a team, against the named opponent.
[[nodiscard]] QString nextMatchSentence(const NextMatchEffect &effect, const QString &opponent);

} // namespace dugout
