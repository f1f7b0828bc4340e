// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/rollplan.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A plan in a step: `by` is who rolls, `player` the other, `number` the zones and one more, 0 where
// nobody told them, `modifier` whether it is rolled again. The detail holds the rest, in this
// order; all of it are ids of the ruleset, which have no such signs.
constexpr QChar between = u';';
constexpr QChar among = u',';

QString detailOf(const RollPlan &plan)
{
    return QStringList{plan.roll, plan.range, plan.told, plan.conditions.join(among),
                       plan.against.join(among)}
        .join(between);
}

QStringList listIn(const QString &detail, int place)
{
    return detail.section(between, place, place).split(among, Qt::SkipEmptyParts);
}

} // namespace

Step stepOf(const MatchState &state, const RollPlan &plan)
{
    return {playerRoll,     state.playsFor(plan.who),         plan.other,        plan.who,
            detailOf(plan), plan.zones ? *plan.zones + 1 : 0, plan.again ? 1 : 0};
}

RollPlan planOf(const Step &step)
{
    RollPlan plan;
    plan.roll = step.detail.section(between, 0, 0);
    plan.who = step.by;
    plan.other = step.player;
    plan.range = step.detail.section(between, 1, 1);
    plan.told = step.detail.section(between, 2, 2);
    plan.conditions = listIn(step.detail, 3);
    plan.against = listIn(step.detail, 4);
    if (step.number > 0)
        plan.zones = step.number - 1;
    plan.again = step.modifier > 0;
    return plan;
}

Step endStepOf(const MatchState &state, const RollPlan &plan, RollEnd end)
{
    Step step = stepOf(state, plan);
    step.kind = StepKind::RollEnd;
    step.modifier = static_cast<int>(end);
    return step;
}

RollEnd endOf(const Step &step)
{
    return static_cast<RollEnd>(step.modifier);
}

RollPlan endedPlanOf(const Step &step)
{
    Step roll = step;
    roll.modifier = 0;
    return planOf(roll);
}

} // namespace dugout
