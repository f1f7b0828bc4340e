// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"

namespace dugout {

// Who blocks somebody stronger. How strong the two are follows from how he attacks: all counts but
// assists (crp.es.txt:4472-4475, bb2016.en.txt:10084-10086).

/// The ways in which he may attack this opponent now and is weaker: a block, one against two, a
/// blitz.
[[nodiscard]] std::vector<RollCircumstance> attacksOnStronger(const MatchContext &context,
                                                              const MatchState &state,
                                                              const PlayerRef &who,
                                                              const PlayerRef &opponent);
/// His roll against this opponent; how he attacks is told where that can be one thing only.
[[nodiscard]] RollPlan dauntlessPlan(const MatchContext &context, const MatchState &state,
                                     const PlayerRef &who, const PlayerRef &opponent);
/// What has to be told because the ways need different numbers; nothing else does.
[[nodiscard]] std::vector<RollCircumstance>
tellableAttacks(const MatchContext &context, const MatchState &state, const RollPlan &plan);

} // namespace dugout
