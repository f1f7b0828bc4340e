// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

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

/// All that can be told, in the order of its choice.
constexpr KnownWord<SkirmishChoices> allEffects[]{
    SkirmishChoice::Guard,  SkirmishChoice::Damage,  SkirmishChoice::Heal,
    SkirmishChoice::Push,   SkirmishChoice::Place,   SkirmishChoice::Exchange,
    SkirmishChoice::Move,   SkirmishChoice::Charge,  SkirmishChoice::Attack,
    SkirmishChoice::Reroll, SkirmishChoice::Inspire, SkirmishChoice::Restore,
    SkirmishChoice::Glory,  SkirmishChoice::Draw,
};

bool canHappenTo(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                 Seat seat, KnownWord<SkirmishChoices> effect)
{
    const SkirmishFighter &fighter = *state.find(ref);
    const bool own = ref.seat == seat;
    if (!fighter.isInPlay() || effect == SkirmishChoice::Restore)
        return effect == SkirmishChoice::Restore && fighter.out;
    if (effect == SkirmishChoice::Guard)
        return !fighter.guard;
    if (effect == SkirmishChoice::Heal)
        return fighter.damage > 0;
    if (effect == SkirmishChoice::Inspire)
        return !fighter.inspired;
    if (effect == SkirmishChoice::Push || effect == SkirmishChoice::Place
        || effect == SkirmishChoice::Exchange)
        return fighter.hex.has_value();
    if (effect == SkirmishChoice::Move)
        return own && (!context.tracksField() || canMove(context, state, ref));
    if (effect == SkirmishChoice::Charge)
        return own && canCharge(context, state, ref);
    if (effect == SkirmishChoice::Attack)
        return own && canAttack(context, state, ref);
    return effect != SkirmishChoice::Reroll || mayRollAgain(state, ref);
}

std::vector<FighterRef> candidates(const SkirmishContext &context, const SkirmishState &state,
                                   Seat seat, KnownWord<SkirmishChoices> effect)
{
    return state.fighters([&](Seat owner, const SkirmishFighter &fighter) {
        return canHappenTo(context, state, {owner, fighter.id}, seat, effect);
    });
}

bool isOffered(const SkirmishContext &context, const SkirmishState &state, Seat seat,
               KnownWord<SkirmishChoices> effect)
{
    if (effect == SkirmishChoice::Glory)
        return true;
    if (effect == SkirmishChoice::Draw)
        return state.tracksCards() && !state.suddenDeath && !state.player(seat).powers.deck.empty();
    const size_t needed = effect == SkirmishChoice::Exchange ? 2 : 1;
    return candidates(context, state, seat, effect).size() >= needed;
}

void enterEffects(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step)
{
    if (step.as<CardEffects>().told >= mostEffects)
        pop(state);
}

std::vector<Prompt> effectPrompts(const SkirmishContext &context, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    QStringList choices{SkirmishChoice::Done};
    for (const KnownWord<SkirmishChoices> effect : allEffects) {
        if (isOffered(context, state, step.seat, effect))
            choices.append(effect);
    }
    Prompt prompt = choicePrompt(SkirmishAsks::Effect, step.seat, choices);
    if (step.as<CardEffects>().told > 0) // most cards do one thing
        prompt.usual = SkirmishChoice::Done;
    return {prompt};
}

Result<void> effectAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                          const Event &event)
{
    const auto found = std::find_if(
        std::begin(allEffects), std::end(allEffects),
        [&event](KnownWord<SkirmishChoices> each) { return each.word() == event.choice(); });
    if (found == std::end(allEffects)) { // nothing more
        pop(state);
        return {};
    }
    const KnownWord<SkirmishChoices> effect = *found;
    ++state.agenda.back().as<CardEffects>().told;
    const bool counted = effect == SkirmishChoice::Glory || effect == SkirmishChoice::Draw;
    push(state,
         {counted ? SkirmishKind::EffectNumber : SkirmishKind::EffectFighter,
          step.seat,
          {},
          OneEffect{effect}});
    return {};
}

std::vector<Prompt> fighterPrompts(const SkirmishContext &context, const SkirmishState &state,
                                   const SkirmishStep &step)
{
    return {choicePrompt(
        SkirmishAsks::EffectFighter, step.seat,
        fighterChoices(candidates(context, state, step.seat, step.as<OneEffect>().effect)))};
}

/// All his dice; whatever falls now stands.
void rollAgain(SkirmishState &state, const FighterRef &ref)
{
    Combat &combat = state.combats.back();
    const bool attacks = ref == combat.attacker;
    (attacks ? combat.attackRerolled : combat.defenceRerolled) = true;
    push(state, {attacks ? SkirmishKind::AttackRoll : SkirmishKind::DefenceRoll, ref.seat, ref});
}

/// An action that a card grants is possible even where the fighter could not act himself.
void grantAction(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref,
                 KnownWord<SkirmishChoices> action)
{
    if (action == SkirmishChoice::Charge) {
        startCharge(context, state, ref);
    } else if (action == SkirmishChoice::Attack) {
        push(state, {SkirmishKind::Attack, ref.seat, ref, AttackStart{AttackWay::Effect}});
    } else {
        state.find(ref)->moved = true;
        push(state, {SkirmishKind::Move, ref.seat, ref, Movement{}});
    }
}

/// What is asked next of an effect on him.
SkirmishStep effectOn(const FighterRef &ref, Seat seat, KnownWord<SkirmishChoices> effect)
{
    if (effect == SkirmishChoice::Push)
        return {SkirmishKind::Push, seat, ref, PushLimit{}};
    if (effect == SkirmishChoice::Place)
        return {SkirmishKind::Place, seat, ref};
    if (effect == SkirmishChoice::Exchange)
        return {SkirmishKind::Exchange, seat, ref};
    if (effect == SkirmishChoice::Restore)
        return {SkirmishKind::Restore, seat, ref};
    return {SkirmishKind::EffectNumber, seat, ref, OneEffect{effect}};
}

Result<void> fighterAnswer(const SkirmishContext &context, SkirmishState &state,
                           const SkirmishStep &step, const Event &event)
{
    const FighterRef ref = FighterRef::fromString(event.choice());
    const KnownWord<SkirmishChoices> effect = step.as<OneEffect>().effect;
    pop(state);
    if (effect == SkirmishChoice::Guard)
        state.find(ref)->guard = true;
    else if (effect == SkirmishChoice::Inspire)
        inspire(context, state, ref);
    else if (effect == SkirmishChoice::Reroll)
        rollAgain(state, ref);
    else if (effect == SkirmishChoice::Restore && !context.tracksField())
        state.find(ref)->out = false;
    else if (effect == SkirmishChoice::Move || effect == SkirmishChoice::Charge
             || effect == SkirmishChoice::Attack)
        grantAction(context, state, ref, effect);
    else
        push(state, effectOn(ref, step.seat, effect));
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
    return {choicePrompt(step.kind.word() + u".hex"_s, step.seat, hexChoices(hexes))};
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
    std::vector<FighterRef> others
        = candidates(context, state, step.seat, SkirmishChoice::Exchange);
    std::erase(others, step.fighter);
    return {choicePrompt(SkirmishAsks::ExchangeFighter, step.seat, fighterChoices(others))};
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
    const KnownWord<SkirmishChoices> effect = step.as<OneEffect>().effect;
    int most = mostPoints;
    if (effect == SkirmishChoice::Heal)
        most = state.find(step.fighter)->damage;
    else if (effect == SkirmishChoice::Draw)
        most = mostDrawn;
    return {numberPrompt(SkirmishAsks::EffectNumber, step.seat, 1, most)};
}

Result<void> numberAnswer(const SkirmishContext &context, SkirmishState &state,
                          const SkirmishStep &step, const Event &event)
{
    pop(state);
    const bool byHand = state.agenda.back().as<CardEffects>().of == EffectsOf::Hand;
    const KnownWord<SkirmishChoices> effect = step.as<OneEffect>().effect;
    if (effect == SkirmishChoice::Damage)
        dealDamage(context, state, step.fighter, *event.number, byHand ? saidSeat : step.seat);
    else if (effect == SkirmishChoice::Heal)
        state.find(step.fighter)->damage -= *event.number;
    else if (effect == SkirmishChoice::Glory)
        gainGlory(state, step.seat, *event.number, GloryFor::ByHand);
    else
        push(state, {SkirmishKind::Draw, step.seat, {}, CardDraw{PileKind::Power, *event.number}});
    return {};
}

constexpr SkirmishRule skirmishEffectStepRules[]{
    {SkirmishKind::Effects, enterEffects, effectPrompts, effectAnswer},
    {.kind = SkirmishKind::EffectFighter, .prompts = fighterPrompts, .answer = fighterAnswer},
    {.kind = SkirmishKind::Place, .prompts = placePrompts, .answer = placeAnswer},
    {.kind = SkirmishKind::Restore, .prompts = placePrompts, .answer = placeAnswer},
    {.kind = SkirmishKind::Exchange, .prompts = exchangePrompts, .answer = exchangeAnswer},
    {.kind = SkirmishKind::EffectNumber, .prompts = numberPrompts, .answer = numberAnswer},
};

constexpr SkirmishText skirmishEffectStepTexts[]{
    {.prompt = SkirmishAsks::Effect,
     .title = QT_TRANSLATE_NOOP("Skirmish", "What happens?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Carry out %3, one thing after another."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Effect")},
    {.prompt = SkirmishAsks::EffectFighter,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Whom does it happen to?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Fighter concerned")},
    {.prompt = SkirmishAsks::PlaceHex,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Put on another hex"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Where is %2 put?")},
    {.prompt = SkirmishAsks::ExchangeFighter,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Change places"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "With whom does %2 change places?")},
    {.prompt = SkirmishAsks::RestoreHex,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Back in play"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Where is %2 put?")},
    {.prompt = SkirmishAsks::EffectNumber, .title = QT_TRANSLATE_NOOP("Skirmish", "How many?")},
};

} // namespace

SkirmishGroup skirmishEffectSteps()
{
    return {.steps = skirmishEffectStepRules, .texts = skirmishEffectStepTexts};
}

} // namespace dugout
