// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What a roll leaves on a player beyond its turn: he stands there and knows not why, or has taken
// root.

/// What this roll brings when it goes against him, if it brings anything; until the
/// drive ends at the latest.
void hinder(const MatchContext &context, MatchPlayer &player, const RollId &roll);
/// He has made that roll: it dazes him no longer. Roots stay.
void endHindrance(MatchPlayer &player, const RollId &roll);
/// He does something: whatever had dazed him is over.
void wake(MatchPlayer &player);

} // namespace dugout
