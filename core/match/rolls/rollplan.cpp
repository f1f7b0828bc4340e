// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollplan.h"

#include "core/match/engine/agenda.h"
#include "core/rules/knownwords.h"

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

void pushMomentOf(MatchState &state, const RollPlan &plan)
{
    const bool throws = plan.roll == Rolls::Pass || plan.roll == Rolls::HailMaryPass;
    if (plan.again || (!throws && plan.roll != Rolls::Interception))
        return;
    push(state,
         {StepKind::Moment,
          state.playsFor(plan.who),
          {},
          {},
          TimingId(throws ? When::BeforeThrowRoll : When::BeforeInterceptionRoll)});
}

Step endStepOf(const MatchState &state, RollPlan plan, RollEnd end)
{
    plan.again = false; // the next one that follows from it is the first of its own
    return Step::with(StepKind::RollEnd, state.playsFor(plan.who), plan.other, plan.who,
                      MadeRoll{PlannedRoll(plan), end});
}

} // namespace dugout
