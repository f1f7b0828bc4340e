// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"
#include "core/pitch/square.h"

namespace dugout {

// Leaving a tackle zone, a player may be held by an opponent, or followed.

/// Asks the other side who holds him, before he rolls. The square is the one he leaves, where the
/// pitch shows it.
void askWhoHolds(const MatchContext &context, MatchState &state, const PlayerRef &who,
                 std::optional<Square> from);
/// Asks it who follows him, once he has left.
void askWhoFollows(const MatchContext &context, MatchState &state, const RollPlan &left);

/// He is held: he stays where he was, and does nothing more.
void holdFast(MatchState &state, const PlayerRef &who);
/// He was not quick enough: who follows stands where he was.
void standInHisPlace(MatchState &state, const RollPlan &plan);

/// What he would still have rolled for on his way is not asked any more.
void forgetWay(MatchState &state, const PlayerRef &who);
/// He is shown where he came from.
void stepBack(MatchState &state, const PlayerRef &who, int from);

} // namespace dugout
