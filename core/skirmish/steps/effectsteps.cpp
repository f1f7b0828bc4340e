// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What a card does that only the coaches can read, put together from what can happen at all.

constexpr int mostEffects = 6; ///< of one card
constexpr int mostPoints = 9;
constexpr int mostDrawn = 5;

/// Dice that were rolled for or against him and may be rolled once more, before they are compared.
bool mayRollAgain(const SkirmishState &state, const FighterRef &ref)
{
    if (state.combats.empty() || state.combats.back().result)
        return false;
    const Combat &combat = state.combats.back();
    return (ref == combat.attacker && !combat.attackRoll.empty() && !combat.attackRerolled)
        || (ref == combat.target && !combat.defenceRoll.empty() && !combat.defenceRerolled);
}

bool canHappenTo(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                 Seat seat, const QString &effect)
{
    const SkirmishFighter &fighter = *state.find(ref);
    const bool own = ref.seat == seat;
    if (!fighter.isInPlay() || effect == u"restore"_s)
        return effect == u"restore"_s && fighter.out;
    if (effect == u"guard"_s)
        return !fighter.guard;
    if (effect == u"heal"_s)
        return fighter.damage > 0;
    if (effect == u"inspire"_s)
        return !fighter.inspired;
    if (effect == u"push"_s || effect == u"place"_s || effect == u"exchange"_s)
        return fighter.hex.has_value();
    if (effect == u"move"_s)
        return own && (!context.tracksField() || canMove(context, state, ref));
    if (effect == u"charge"_s)
        return own && canCharge(context, state, ref);
    if (effect == u"attack"_s)
        return own && canAttack(context, state, ref);
    return effect != u"reroll"_s || mayRollAgain(state, ref);
}

std::vector<FighterRef> candidates(const SkirmishContext &context, const SkirmishState &state,
                                   Seat seat, const QString &effect)
{
    return state.fighters([&](Seat owner, const SkirmishFighter &fighter) {
        return canHappenTo(context, state, {owner, fighter.id}, seat, effect);
    });
}

bool isOffered(const SkirmishContext &context, const SkirmishState &state, Seat seat,
               const QString &effect)
{
    if (effect == u"glory"_s)
        return true;
    if (effect == u"draw"_s)
        return state.tracksCards() && !state.suddenDeath && !state.player(seat).powers.deck.empty();
    const size_t needed = effect == u"exchange"_s ? 2 : 1;
    return candidates(context, state, seat, effect).size() >= needed;
}

void enterEffects(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step)
{
    if (step.number >= mostEffects)
        pop(state);
}

std::vector<Prompt> effectPrompts(const SkirmishContext &context, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    QStringList choices{u"done"_s};
    for (const QString &effect : {u"guard"_s, u"damage"_s, u"heal"_s, u"push"_s, u"place"_s,
                                  u"exchange"_s, u"move"_s, u"charge"_s, u"attack"_s, u"reroll"_s,
                                  u"inspire"_s, u"restore"_s, u"glory"_s, u"draw"_s}) {
        if (isOffered(context, state, step.seat, effect))
            choices.append(effect);
    }
    Prompt prompt = choicePrompt(u"effect"_s, step.seat, choices);
    if (step.number > 0) // most cards do one thing
        prompt.usual = u"done"_s;
    return {prompt};
}

Result<void> effectAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                          const Event &event)
{
    const QString effect = event.choice();
    if (effect == u"done"_s) {
        pop(state);
        return {};
    }
    ++state.agenda.back().number;
    const bool counted = effect == u"glory"_s || effect == u"draw"_s;
    push(state, {counted ? u"effect-number"_s : u"effect-fighter"_s, step.seat, {}, effect});
    return {};
}

std::vector<Prompt> fighterPrompts(const SkirmishContext &context, const SkirmishState &state,
                                   const SkirmishStep &step)
{
    return {choicePrompt(u"effect.fighter"_s, step.seat,
                         fighterChoices(candidates(context, state, step.seat, step.detail)))};
}

/// All his dice; whatever falls now stands.
void rollAgain(SkirmishState &state, const FighterRef &ref)
{
    Combat &combat = state.combats.back();
    const bool attacks = ref == combat.attacker;
    (attacks ? combat.attackRerolled : combat.defenceRerolled) = true;
    push(state, {attacks ? u"attack-roll"_s : u"defence-roll"_s, ref.seat, ref});
}

/// An action that a card grants is possible even where the fighter could not act himself.
void grantAction(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref,
                 const QString &action)
{
    if (action == u"charge"_s) {
        startCharge(context, state, ref);
    } else if (action == u"attack"_s) {
        push(state, {u"attack"_s, ref.seat, ref, u"effect"_s});
    } else {
        state.find(ref)->moved = true;
        push(state, {u"move"_s, ref.seat, ref, u"move"_s});
    }
}

Result<void> fighterAnswer(const SkirmishContext &context, SkirmishState &state,
                           const SkirmishStep &step, const Event &event)
{
    static const QStringList actions{u"move"_s, u"charge"_s, u"attack"_s};
    static const QStringList hexes{u"push"_s, u"place"_s, u"exchange"_s, u"restore"_s};
    const FighterRef ref = FighterRef::fromString(event.choice());
    const QString &effect = step.detail;
    pop(state);
    if (effect == u"guard"_s)
        state.find(ref)->guard = true;
    else if (effect == u"inspire"_s)
        inspire(context, state, ref);
    else if (effect == u"reroll"_s)
        rollAgain(state, ref);
    else if (effect == u"restore"_s && !context.tracksField())
        state.find(ref)->out = false;
    else if (actions.contains(effect))
        grantAction(context, state, ref, effect);
    else if (hexes.contains(effect))
        push(state, {effect, step.seat, ref}); // each has a rule of its name
    else
        push(state, {u"effect-number"_s, step.seat, ref, effect});
    return {};
}

/// On any free hex, or back in play there. The glory that somebody had for him is set by hand, if
/// the card says so.
std::vector<Prompt> placePrompts(const SkirmishContext &, const SkirmishState &state,
                                 const SkirmishStep &step)
{
    const std::vector<Hex> hexes = freeHexes(state);
    if (hexes.empty())
        return {};
    return {choicePrompt(step.kind + u".hex"_s, step.seat, hexChoices(hexes))};
}

Result<void> placeAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                         const Event &event)
{
    pop(state);
    SkirmishFighter &fighter = *state.find(step.fighter);
    fighter.out = false;
    fighter.hex = hexFromText(event.choice());
    return {};
}

std::vector<Prompt> exchangePrompts(const SkirmishContext &context, const SkirmishState &state,
                                    const SkirmishStep &step)
{
    std::vector<FighterRef> others = candidates(context, state, step.seat, step.kind);
    std::erase(others, step.fighter);
    return {choicePrompt(u"exchange.fighter"_s, step.seat, fighterChoices(others))};
}

Result<void> exchangeAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                            const Event &event)
{
    pop(state);
    std::swap(state.find(step.fighter)->hex,
              state.find(FighterRef::fromString(event.choice()))->hex);
    return {};
}

std::vector<Prompt> numberPrompts(const SkirmishContext &, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    int most = mostPoints;
    if (step.detail == u"heal"_s)
        most = state.find(step.fighter)->damage;
    else if (step.detail == u"draw"_s)
        most = mostDrawn;
    return {numberPrompt(u"effect.number"_s, step.seat, 1, most)};
}

Result<void> numberAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    pop(state);
    const bool byHand = state.agenda.back().detail == u"hand"_s;
    if (step.detail == u"damage"_s)
        dealDamage(context, state, step.fighter, *event.number, byHand ? saidSeat : step.seat);
    else if (step.detail == u"heal"_s)
        state.find(step.fighter)->damage -= *event.number;
    else if (step.detail == u"glory"_s)
        gainGlory(state, step.seat, *event.number, u"by-hand"_s);
    else
        push(state, {u"draw"_s, step.seat, {}, u"powers"_s, *event.number});
    return {};
}

constexpr SkirmishRule skirmishEffectStepRules[]{
    {u"effects", enterEffects, effectPrompts, effectAnswer, nullptr, nullptr},
    {u"effect-fighter", nullptr, fighterPrompts, fighterAnswer, nullptr, nullptr},
    {u"place", nullptr, placePrompts, placeAnswer, nullptr, nullptr},
    {u"restore", nullptr, placePrompts, placeAnswer, nullptr, nullptr},
    {u"exchange", nullptr, exchangePrompts, exchangeAnswer, nullptr, nullptr},
    {u"effect-number", nullptr, numberPrompts, numberAnswer, nullptr, nullptr},
};

} // namespace

std::span<const SkirmishRule> skirmishEffectSteps()
{
    return skirmishEffectStepRules;
}

} // namespace dugout
