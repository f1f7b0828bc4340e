// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/skirmishcards.h"

#include "core/rules/knownwords.h"
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/cards/modifiersum.h"
#include "core/skirmish/state/scorestate.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"

#include <algorithm>

namespace dugout {

namespace {

/// With three or four players a card may count whole warbands instead of enemies.
bool areEnemiesOut(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                   const SkirmishCard &card)
{
    const bool changed = std::find(card.players.begin(), card.players.end(), context.playerCount())
        != card.players.end();
    int warbands = 0;
    bool all = true;
    for (Seat other = 0; other < state.playerCount(); ++other) {
        const bool out = state.player(other).isWipedOut();
        warbands += out ? 1 : 0;
        all = all && (other == seat || out);
    }
    return changed ? warbands >= card.value(Key::Warbands, 2) : all;
}

/// Symbols that count besides the one on the card.
QStringList moreSymbols(const SkirmishContext &context, const SkirmishState &state,
                        const FighterRef &ref, const QStringList &symbols, const AttackScene &scene)
{
    QStringList more;
    for (const QString &symbol : symbols) {
        if (modifierSum(context, state, ref, symbol) > 0
            || modifierSum(context, state, ref, symbol, &scene) > 0)
            more.append(symbol);
    }
    return more;
}

/// What depends on this very attack, and what only an attack can use.
void addModifiers(const SkirmishContext &context, const SkirmishState &state, Combat &combat,
                  std::optional<int> range)
{
    const AttackScene scene{combat.attacker, combat.target, combat.how, range};
    const auto here = [&](const FighterRef &ref, const QString &what) {
        return modifierSum(context, state, ref, what, &scene);
    };
    const auto always = [&](const FighterRef &ref, const QString &what) {
        return modifierSum(context, state, ref, what);
    };
    combat.extraDice += here(combat.attacker, Modifies::Dice);
    if (combat.damage)
        combat.damage = std::max(0, *combat.damage + here(combat.attacker, Modifies::Damage));
    if (combat.defenceDice)
        combat.defenceDice
            = std::max(0, *combat.defenceDice + here(combat.target, Modifies::Defence));
    combat.cleave = combat.cleave || here(combat.attacker, Modifies::Cleave) > 0;
    combat.knockback = std::max(0, combat.knockback + here(combat.attacker, Modifies::Knockback));
    combat.attackRerolls = std::max(0,
                                    always(combat.attacker, Modifies::AttackReroll)
                                        + here(combat.attacker, Modifies::AttackReroll));
    combat.defenceRerolls = std::max(0,
                                     always(combat.target, Modifies::DefenceReroll)
                                         + here(combat.target, Modifies::DefenceReroll));
    combat.moreSymbols
        = moreSymbols(context, state, combat.attacker, {Modifies::Hammer, Modifies::Sword}, scene);
    combat.moreDefence
        = moreSymbols(context, state, combat.target, {Modifies::Shield, Modifies::Dodge}, scene);
}

} // namespace

std::optional<bool> isConditionMet(const SkirmishContext &context, const SkirmishState &state,
                                   Seat seat, const SkirmishCard &card)
{
    if (card.effect == cardeffect::successfulAttackers) {
        const auto &own = state.player(seat).fighters;
        return std::count_if(own.begin(), own.end(),
                             [](const SkirmishFighter &one) { return one.successes > 0; })
            >= card.value(Key::Fighters, 1);
    }
    if (card.effect == cardeffect::enemiesOut)
        return areEnemiesOut(context, state, seat, card);
    const bool changed = std::find(card.players.begin(), card.players.end(), context.playerCount())
        != card.players.end(); // what is written for so many is for the players to read
    std::optional<bool> met;
    for (const ScoreCondition &condition :
         changed ? std::vector<ScoreCondition>{} : scoreConditionsOf(card)) {
        const auto one = holds(context, state, seat, condition);
        if (!one)
            return std::nullopt;
        met = met.value_or(true) && *one;
    }
    return met;
}

QStringList scorable(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                     ScoreTiming when)
{
    QStringList found;
    const SkirmishPlayer &player = state.player(seat);
    for (const CardId &id : player.objectives.hand) {
        const SkirmishCard *card = context.card(id);
        const bool timely = card && (card->timing == when || card->timing == ScoreTiming::Open);
        const bool fresh = when == ScoreTiming::Immediate
            && std::find(player.fresh.begin(), player.fresh.end(), id) != player.fresh.end();
        if (timely && !fresh && isConditionMet(context, state, seat, *card).value_or(true))
            found.append(id.text());
    }
    return found;
}

std::vector<FighterRef> upgradeTargets(const SkirmishState &state, Seat seat,
                                       const SkirmishCard &card)
{
    return state.fighters([&](Seat owner, const SkirmishFighter &fighter) {
        return owner == seat && fighter.isInPlay()
            && (card.restricted.empty()
                || std::find(card.restricted.begin(), card.restricted.end(), fighter.id)
                    != card.restricted.end());
    });
}

Combat preparedCombat(const SkirmishContext &context, const SkirmishState &state,
                      const FighterRef &attacker, const AttackAction &attack,
                      const FighterRef &target, KnownWord<AttackWays> how)
{
    Combat combat;
    combat.attacker = attacker;
    combat.target = target;
    combat.attack = attack.id;
    combat.how = how;
    combat.attackDice = attack.dice;
    combat.attackSymbol = attack.symbol;
    combat.damage = attack.damage;
    combat.cleave = attack.cleave;
    combat.knockback = attack.knockback;
    const FighterValues defence = valuesOf(context, state, target);
    combat.defenceDice = defence.defenceDice;
    combat.defenceSymbol = defence.defenceSymbol;
    lookAround(context, state, combat);
    addModifiers(context, state, combat, attack.range);
    if (how == AttackWay::Charge && hasUpgrade(context, state, attacker, cardeffect::chargeSymbols))
        combat.moreSymbols = context.attackDie().ownSymbols(); // any of them
    for (const LyingPloy &ploy : state.lying) {
        const SkirmishCard *card = context.card(ploy.card);
        const bool inTime = isInForce(state, ploy);
        if (card && card->effect == cardeffect::offering && ploy.fighter == attacker && !ploy.used
            && inTime)
            combat.extraDice += card->value(Key::Dice);
    }
    return combat;
}

void lookAround(const SkirmishContext &context, const SkirmishState &state, Combat &combat)
{
    const SkirmishFighter *striker = state.find(combat.attacker);
    const SkirmishFighter *struck = state.find(combat.target);
    combat.guard = struck && struck->guard;
    if (striker && struck && striker->hex && struck->hex)
        combat.support = supportLead(placedFighters(state), {combat.attacker.seat, *striker->hex},
                                     {combat.target.seat, *struck->hex})
            + modifierSum(context, state, combat.attacker, Modifies::Support)
            - modifierSum(context, state, combat.target, Modifies::Support);
}

bool canGoOn(const SkirmishContext &context, const SkirmishState &state, const Combat &combat)
{
    const std::vector<AttackAction> attacks = attacksOf(context, state, combat.attacker);
    const auto attack = std::find_if(attacks.begin(), attacks.end(), [&](const AttackAction &one) {
        return one.id == combat.attack;
    });
    // Who was inspired meanwhile may have another attack on his card; this one began with the old.
    if (attack == attacks.end())
        return state.find(combat.attacker)->isInPlay() && state.find(combat.target)->isInPlay();
    const std::vector<FighterRef> targets = targetsOf(context, state, combat.attacker, *attack);
    return std::find(targets.begin(), targets.end(), combat.target) != targets.end();
}

std::optional<int> lifeLeft(const SkirmishContext &context, const SkirmishState &state,
                            const FighterRef &ref)
{
    const auto wounds = valuesOf(context, state, ref).wounds;
    return wounds ? std::optional(std::max(0, *wounds - state.find(ref)->damage)) : std::nullopt;
}

AttackSituation with(AttackSituation situation, const WhatIf &whatIf)
{
    situation.guard = situation.guard || whatIf.guard;
    situation.support += whatIf.support;
    situation.attackDice = std::clamp(situation.attackDice + whatIf.dice, 0, mostPoolDice);
    situation.defenceDice = std::clamp(situation.defenceDice + whatIf.defence, 0, mostPoolDice);
    return situation;
}

std::vector<AttackForecast> forecasts(const SkirmishContext &context, const SkirmishState &state,
                                      const FighterRef &ref, const WhatIf &whatIf)
{
    const AttackOdds odds(context.attackDie(), context.defenceDie());
    std::vector<AttackForecast> all;
    for (const AttackAction &attack : usableAttacks(context, state, ref)) {
        for (const FighterRef &target : targetsOf(context, state, ref, attack)) {
            const Combat combat
                = preparedCombat(context, state, ref, attack, target, AttackWay::Attack);
            AttackForecast forecast{attack, target,        std::nullopt,
                                    false,  combat.damage, lifeLeft(context, state, target)};
            if (auto answer = odds.answer(with(combat.situation(), whatIf));
                answer && combat.attackDice && combat.defenceDice)
                forecast.odds = *answer;
            const SkirmishFighter *striker = state.find(ref);
            const SkirmishFighter *struck = state.find(target);
            forecast.trapped = striker->hex && struck->hex
                && driveBackHexes(*state.field, placedFighters(state), *striker->hex, *struck->hex)
                       .empty();
            all.push_back(std::move(forecast));
        }
    }
    return all;
}

} // namespace dugout
