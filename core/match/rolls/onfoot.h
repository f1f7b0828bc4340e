// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Squares that a player goes on foot, counted where the pitch shows him.

/// After so many squares one of those beyond his movement was not rolled for yet.
[[nodiscard]] bool goesFurther(const MatchContext &context, const MatchState &state,
                               const MatchPlayer &player, int squares);
/// He may go on by a square, if need be for a roll.
[[nodiscard]] bool mayGoOn(const MatchContext &context, const MatchState &state,
                           const MatchPlayer &player);
/// A blow on a blitz costs a square as if he went there (crp.es.txt:4896-4900,
/// bb2016.en.txt:10203-10206): where it is beyond his movement the roll for it is asked.
void payForBlow(const MatchContext &context, MatchState &state, const PlayerRef &who);

} // namespace dugout
