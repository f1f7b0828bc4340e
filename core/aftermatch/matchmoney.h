// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterdesk.h"

namespace dugout {

// Sums that follow from the match and the tables, without anybody being asked.

/// Takes out of the treasury what went into the match. Where the edition returns what is left of
/// it at a step of its own, that is kept for then.
void payForMatch(AfterDesk &desk);
/// Gives back what was kept for later.
void returnPettyCash(AfterDesk &desk);

/// What a winnings roll brings, without what the stadium or sponsors change.
[[nodiscard]] int winningsFor(const AfterView &view, int die);
/// What the winner takes of a side that gave up.
[[nodiscard]] int winningsOfLoser(const AfterView &view, int die);
/// What the running costs of a valuable team are, by its value in this match.
[[nodiscard]] int spirallingExpenses(const AfterView &view);
/// The value of a team as it played: with journeymen, and with gold where that counts.
[[nodiscard]] int valueAsPlayed(const AfterView &view);

[[nodiscard]] int halfRoundedUp(int gold);

/// The table of mistakes for what is in the treasury; empty when it is too little to be rolled for.
[[nodiscard]] QString mistakesTable(const AfterView &view);

} // namespace dugout
