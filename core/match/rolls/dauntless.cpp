// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/dauntless.h"

#include "core/match/action/actionhelp.h"
#include "core/match/rolls/rollcalculator.h"
#include "core/rules/knownwords.h"

namespace dugout {

namespace {

std::vector<RollCircumstance> attacksIn(const MatchContext &context, const MatchPlayer &player,
                                        HarmCause how)
{
    if (how == HarmCause::Blitz)
        return {RollCircumstance::Blitz};
    std::vector<RollCircumstance> kinds{RollCircumstance::Block};
    if (context.behaves(player, Behaves::BlocksTwo))
        kinds.push_back(RollCircumstance::MultipleBlock);
    return kinds;
}

/// What he is at, or else may still do: who has moved has to blitz.
std::vector<RollCircumstance> attacksLeft(const MatchContext &context, const MatchState &state,
                                          const PlayerRef &who)
{
    const MatchPlayer &player = *state.find(who);
    if (state.uses.attacker == who && isBlock(state.uses.attack))
        return attacksIn(context, player, state.uses.attack);
    std::vector<RollCircumstance> kinds;
    if (!attacksInBlitz(player))
        kinds = attacksIn(context, player, HarmCause::Block);
    if (kinds.empty() || state.uses.blitzes < mostBlitzes(context, state))
        kinds.push_back(RollCircumstance::Blitz);
    return kinds;
}

/// What is added to the die; below 0 where the opponent is stronger.
int lead(const MatchContext &context, const MatchState &state, RollPlan plan,
         RollCircumstance attack)
{
    plan.told = attack;
    return RollCalculator(context).total(state, plan);
}

} // namespace

std::vector<RollCircumstance> attacksOnStronger(const MatchContext &context,
                                                const MatchState &state, const PlayerRef &who,
                                                const PlayerRef &opponent)
{
    RollPlan plan;
    plan.roll = RollId(Rolls::Dauntless);
    plan.who = who;
    plan.other = opponent;
    std::vector<RollCircumstance> kinds = attacksLeft(context, state, who);
    std::erase_if(kinds,
                  [&](RollCircumstance attack) { return lead(context, state, plan, attack) >= 0; });
    return kinds;
}

RollPlan dauntlessPlan(const MatchContext &context, const MatchState &state, const PlayerRef &who,
                       const PlayerRef &opponent)
{
    RollPlan plan;
    plan.roll = RollId(Rolls::Dauntless);
    plan.who = who;
    plan.other = opponent;
    const std::vector<RollCircumstance> kinds = attacksOnStronger(context, state, who, opponent);
    plan.told = kinds.size() == 1 ? kinds.front() : RollCircumstance::Nothing;
    return plan;
}

std::vector<RollCircumstance> tellableAttacks(const MatchContext &context, const MatchState &state,
                                              const RollPlan &plan)
{
    const std::vector<RollCircumstance> kinds
        = attacksOnStronger(context, state, plan.who, plan.other);
    const bool differ = std::any_of(kinds.begin(), kinds.end(), [&](RollCircumstance attack) {
        return lead(context, state, plan, attack) != lead(context, state, plan, kinds.front());
    });
    return differ ? kinds : std::vector<RollCircumstance>{};
}

} // namespace dugout
