// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/dauntless.h"

#include "core/match/action/actionhelp.h"
#include "core/match/rolls/rollreckoner.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

QStringList attacksIn(const MatchContext &context, const MatchPlayer &player, HarmCause how)
{
    if (how == HarmCause::Blitz)
        return {Choice::Blitz};
    QStringList kinds{Choice::Block};
    if (context.behaves(player, Behaves::BlocksTwo))
        kinds.append(Skills::MultipleBlock);
    return kinds;
}

/// What he is at, or else may still do: who has moved has to blitz.
QStringList attacksLeft(const MatchContext &context, const MatchState &state, const PlayerRef &who)
{
    const MatchPlayer &player = *state.find(who);
    if (state.uses.attacker == who && isBlock(state.uses.attack))
        return attacksIn(context, player, state.uses.attack);
    QStringList kinds;
    if (!attacksInBlitz(player))
        kinds = attacksIn(context, player, HarmCause::Block);
    if (kinds.isEmpty() || state.uses.blitzes < mostBlitzes(context, state))
        kinds.append(Choice::Blitz);
    return kinds;
}

/// What is added to the die; below 0 where the opponent is stronger.
int lead(const MatchContext &context, const MatchState &state, RollPlan plan, const QString &attack)
{
    plan.told = attack;
    return RollReckoner(context).total(state, plan);
}

} // namespace

QStringList attacksOnStronger(const MatchContext &context, const MatchState &state,
                              const PlayerRef &who, const PlayerRef &opponent)
{
    RollPlan plan;
    plan.roll = Rolls::Dauntless;
    plan.who = who;
    plan.other = opponent;
    QStringList kinds = attacksLeft(context, state, who);
    kinds.removeIf([&](const QString &attack) { return lead(context, state, plan, attack) >= 0; });
    return kinds;
}

RollPlan dauntlessPlan(const MatchContext &context, const MatchState &state, const PlayerRef &who,
                       const PlayerRef &opponent)
{
    RollPlan plan;
    plan.roll = Rolls::Dauntless;
    plan.who = who;
    plan.other = opponent;
    const QStringList kinds = attacksOnStronger(context, state, who, opponent);
    plan.told = kinds.size() == 1 ? kinds.constFirst() : QString();
    return plan;
}

QStringList tellableAttacks(const MatchContext &context, const MatchState &state,
                            const RollPlan &plan)
{
    const QStringList kinds = attacksOnStronger(context, state, plan.who, plan.other);
    const bool differ = std::any_of(kinds.begin(), kinds.end(), [&](const QString &attack) {
        return lead(context, state, plan, attack) != lead(context, state, plan, kinds.constFirst());
    });
    return differ ? kinds : QStringList{};
}

} // namespace dugout
