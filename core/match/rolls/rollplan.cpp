// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollplan.h"

namespace dugout {

Step stepOf(const MatchState &state, const RollPlan &plan)
{
    return Step::with(playerRoll, state.playsFor(plan.who), plan.other, plan.who,
                      PlannedRoll(plan));
}

const RollPlan &planOf(const Step &step)
{
    return *step.as<PlannedRoll>();
}

Step endStepOf(const MatchState &state, RollPlan plan, RollEnd end)
{
    plan.again = false; // the next one that follows from it is the first of its own
    return Step::with(StepKind::RollEnd, state.playsFor(plan.who), plan.other, plan.who,
                      MadeRoll{PlannedRoll(plan), end});
}

} // namespace dugout
