// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/combatforecast.h"

#include "core/skirmish/state/skirmishcards.h"

namespace dugout {

std::optional<AttackForecast> combatForecast(const SkirmishContext &context,
                                             const SkirmishState &state, const WhatIf &whatIf)
{
    if (state.combats.empty() || !state.combats.back().attackRoll.empty())
        return std::nullopt;
    const Combat &combat = state.combats.back();
    const SkirmishFighter *attacker = state.find(combat.attacker);
    const SkirmishFighter *target = state.find(combat.target);
    if (!attacker || !target || !combat.attackDice || !combat.defenceDice || !combat.support)
        return std::nullopt;
    const auto answer = AttackOdds(context.attackDie(), context.defenceDie())
                            .answer(with(combat.situation(), whatIf));
    if (!answer)
        return std::nullopt;
    AttackForecast forecast;
    forecast.target = combat.target;
    forecast.odds = *answer;
    forecast.damage = combat.damage;
    forecast.life = lifeLeft(context, state, combat.target);
    for (const AttackAction &attack : attacksOf(context, state, combat.attacker)) {
        if (attack.id == combat.attack)
            forecast.attack = attack;
    }
    forecast.trapped = attacker->hex && target->hex
        && driveBackHexes(*state.field, placedFighters(state), *attacker->hex, *target->hex)
               .empty();
    return forecast;
}

} // namespace dugout
