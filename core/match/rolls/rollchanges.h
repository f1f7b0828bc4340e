// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"
#include "core/odds/rollneed.h"

namespace dugout {

// What cards and events that are in force do to a roll.

/// Added to it, each with what it comes from.
[[nodiscard]] std::vector<AppliedModifier>
changesInForce(const MatchContext &context, const MatchState &state, const RollPlan &plan);
/// One of them that counts for those who are near something, which only the coaches see.
struct NearRule
{
    const TableRow *row = nullptr; ///< what says so, if a table does
    int edge = 0; ///< near the edge of the pitch: up to so many squares from it
};
/// The first of that kind that changes the roll and was not asked about yet.
[[nodiscard]] std::optional<NearRule> nearRuleToAsk(const MatchContext &context,
                                                    const MatchState &state, const RollPlan &plan);
/// The number they ask for; 0 where they ask for none.
[[nodiscard]] int targetInForce(const MatchState &state, const RollPlan &plan);
/// The number they put in the place of everything else.
[[nodiscard]] std::optional<int> plainTargetInForce(const MatchContext &context,
                                                    const MatchState &state, const RollPlan &plan);
/// The number of the longest pass that can still be thrown; 0 where they say nothing of it
/// (bb2016.en.txt:4239-4241).
[[nodiscard]] int longestRangeInForce(const MatchContext &context, const MatchState &state,
                                      const RollPlan &plan);
/// The roll was made: what counted for it alone is used up.
void useUpAfter(MatchState &state, const RollPlan &plan);

} // namespace dugout
