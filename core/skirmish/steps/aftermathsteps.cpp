// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/combat/openvalues.h"
#include "core/skirmish/state/reasonnames.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/silence.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostWounds = 12;

void enterDamage(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    pop(state);
    const Combat combat = state.combats.back();
    // What a reaction made impossible does not go on.
    if (!combat.succeeded() || !state.find(combat.attacker)->isInPlay())
        return;
    ++state.find(combat.attacker)->successes;
    dealDamage(context, state, combat.target, combat.damage.value_or(0), combat.attacker.seat);
}

/// Where a fighter's wounds are open the table says them, or says after every hit whether he still
/// stands.
std::vector<Prompt> outPrompts(const SkirmishContext &, const SkirmishState &state,
                               const SkirmishStep &step)
{
    if (!state.told.contains(toldKey(state, step.fighter, u"wounds"_s)))
        return {numberPrompt(SkirmishAsks::Wounds, step.seat, 0, mostWounds)};
    return {choicePrompt(SkirmishAsks::Out, step.seat, {SkirmishChoice::No, SkirmishChoice::Yes})};
}

void woundsAnswer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step,
                  int wounds)
{
    state.told[toldKey(state, step.fighter, u"wounds"_s)] = QString::number(wounds);
    const std::optional<int> known = valuesOf(context, state, step.fighter).wounds;
    if (!known)
        return; // left open: asks whether he is out
    pop(state);
    if (state.find(step.fighter)->damage >= *known)
        push(state, {SkirmishKind::GoingOut, step.seat, step.fighter, Fall{step.as<Fall>().by}});
}

Result<void> outAnswer(const SkirmishContext &context, SkirmishState &state,
                       const SkirmishStep &step, const Event &event)
{
    if (event.prompt == SkirmishAsks::Wounds) {
        woundsAnswer(context, state, step, *event.number);
        return {};
    }
    pop(state);
    if (event.choice() == SkirmishChoice::No)
        return {};
    if (step.as<Fall>().offered)
        takeOut(context, state, step.fighter, step.as<Fall>().by);
    else
        push(state, {SkirmishKind::GoingOut, step.seat, step.fighter, Fall{step.as<Fall>().by}});
    return {};
}

/// A reaction may still save him.
void enterGoingOut(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    const Fall fall = step.as<Fall>();
    if (!fall.offered) {
        state.agenda.back().as<Fall>().offered = true;
        push(state, {SkirmishKind::Reaction, noSeat, step.fighter, Opportunity{Trigger::GoingOut}});
        return;
    }
    pop(state);
    const SkirmishFighter *fighter = state.find(step.fighter);
    const std::optional<int> wounds = valuesOf(context, state, step.fighter).wounds;
    if (fall.reacted && wounds && fighter->damage < *wounds)
        return;
    if (fall.reacted && !wounds && fighter->isInPlay())
        push(state, {SkirmishKind::OutQuestion, step.seat, step.fighter, Fall{fall.by, true}});
    else
        takeOut(context, state, step.fighter, fall.by);
}

bool mayBeDriven(const SkirmishState &state, const Combat &combat)
{
    return combat.result && mayDriveBack(*combat.result) && !combat.holdsGround
        && state.find(combat.target)->isInPlay() && state.find(combat.attacker)->isInPlay();
}

std::vector<Hex> hexesBehind(const SkirmishState &state, const Combat &combat)
{
    const SkirmishFighter *attacker = state.find(combat.attacker);
    const SkirmishFighter *target = state.find(combat.target);
    if (!attacker->hex || !target->hex)
        return {};
    return driveBackHexes(*state.field, placedFighters(state), *attacker->hex, *target->hex);
}

/// A target that could be driven back may react before the attacker chooses.
void enterDriveBack(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    Combat &combat = state.combats.back();
    const bool may = mayBeDriven(state, combat)
        && (!context.tracksField() || !hexesBehind(state, combat).empty());
    if (!may) {
        pop(state);
    } else if (!combat.offeredReaction) {
        combat.offeredReaction = true;
        push(state,
             {SkirmishKind::Reaction, noSeat, combat.target, Opportunity{Trigger::DrivenBack}});
    }
}

std::vector<Prompt> driveBackPrompts(const SkirmishContext &context, const SkirmishState &state,
                                     const SkirmishStep &step)
{
    const QStringList hexes = context.tracksField()
        ? hexChoices(hexesBehind(state, state.combats.back()))
        : QStringList{SkirmishChoice::Driven};
    return {choicePrompt(SkirmishAsks::DriveBack, step.seat,
                         QStringList{SkirmishChoice::Stay} + hexes)};
}

/// The way on in the direction he was driven, as far as it is free.
int knockbackRoom(const SkirmishState &state, const FighterRef &target, Hex direction, int hexes)
{
    const Hex from = *state.find(target)->hex;
    return hexDistance(from,
                       knockedBack(*state.field, placedFighters(state), from, direction, hexes));
}

Result<void> driveBackAnswer(const SkirmishContext &context, SkirmishState &state,
                             const SkirmishStep &, const Event &event)
{
    pop(state);
    if (event.choice() == SkirmishChoice::Stay || !context.tracksField())
        return {};
    const Combat &combat = state.combats.back();
    SkirmishFighter &target = *state.find(combat.target);
    const Hex to = hexFromText(event.choice());
    const Hex direction = to - *target.hex;
    target.hex = to;
    if (!combat.succeeded() || combat.knockback == 0)
        return {};
    const int room = knockbackRoom(state, combat.target, direction, combat.knockback);
    if (room > 0)
        push(state,
             {SkirmishKind::Knockback, combat.attacker.seat, combat.target,
              KnockedOn{direction, room}});
    return {};
}

std::vector<Prompt> knockbackPrompts(const SkirmishContext &, const SkirmishState &,
                                     const SkirmishStep &step)
{
    return {numberPrompt(SkirmishAsks::Knockback, step.seat, 0, step.as<KnockedOn>().most)};
}

Result<void> knockbackAnswer(const SkirmishContext &, SkirmishState &state,
                             const SkirmishStep &step, const Event &event)
{
    pop(state);
    SkirmishFighter &target = *state.find(step.fighter);
    target.hex = knockedBack(*state.field, placedFighters(state), *target.hex,
                             step.as<KnockedOn>().direction, *event.number);
    return {};
}

/// An action that is over is a new event: what was drawn before it can score off it.
void endAction(const SkirmishContext &context, SkirmishState &state)
{
    for (SkirmishPlayer &player : state.players)
        player.fresh.clear();
    endHush(state);
    inspireWhoMay(context, state);
}

/// One attack of several stays until the action is over, and hands its extra dice to the next.
void enterAttackEnd(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    pop(state);
    if (state.combats.back().several) {
        state.agenda.back().as<AttackAim>().extraDice = state.combats.back().extraDice;
        return;
    }
    state.combats.pop_back();
    endAction(context, state);
}

void enterAttackOver(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &step)
{
    if (!step.as<AttackRest>().offered) {
        state.agenda.back().as<AttackRest>().offered = true;
        push(state,
             {SkirmishKind::Reaction, noSeat, step.fighter, Opportunity{Trigger::AfterAttack}});
        return;
    }
    pop(state);
    state.combats.erase(state.combats.begin() + step.as<AttackRest>().before, state.combats.end());
    endAction(context, state);
}

/// What was done by hand only the table saw; with two players it is nearly always the other's.
std::vector<Prompt> outGloryPrompts(const SkirmishContext &, const SkirmishState &state,
                                    const SkirmishStep &step)
{
    std::vector<Seat> others = allSeats(state);
    std::erase(others, step.fighter.seat);
    Prompt prompt = choicePrompt(SkirmishAsks::OutGlory, noSeat,
                                 seatChoices(others) + QStringList{SkirmishChoice::Nobody});
    if (others.size() == 1)
        prompt.usual = prompt.choices.constFirst();
    return {prompt};
}

Result<void> outGloryAnswer(const SkirmishContext &context, SkirmishState &state,
                            const SkirmishStep &, const Event &event)
{
    pop(state);
    if (event.choice() != SkirmishChoice::Nobody)
        gainGlory(state, seatOf(event.choice()), gloryForOut(context), GloryFor::OutOfAction);
    return {};
}

constexpr SkirmishRule skirmishAftermathStepRules[]{
    {.kind = SkirmishKind::OutGlory, .prompts = outGloryPrompts, .answer = outGloryAnswer},
    {SkirmishKind::Damage, enterDamage},
    {.kind = SkirmishKind::OutQuestion, .prompts = outPrompts, .answer = outAnswer},
    {SkirmishKind::GoingOut, enterGoingOut},
    {SkirmishKind::DriveBack, enterDriveBack, driveBackPrompts, driveBackAnswer},
    {.kind = SkirmishKind::Knockback, .prompts = knockbackPrompts, .answer = knockbackAnswer},
    {SkirmishKind::AttackEnd, enterAttackEnd},
    {SkirmishKind::AttackOver, enterAttackOver},
};

constexpr SkirmishText skirmishAftermathStepTexts[]{
    {.prompt = SkirmishAsks::OutGlory,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Who gains the glory?"),
     .detail = QT_TRANSLATE_NOOP(
         "Skirmish", "With two players the other one; with more only who took %2 out of action."),
     .table = Tables::Glory,
     .row = Rows::OutOfActionMultiplayer,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Glory")},
    {.prompt = SkirmishAsks::Wounds,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Wounds"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "How many wounds are printed for %2, without upgrades? Dugout "
                         "remembers it for this game. 0 leaves it open: Dugout then asks after "
                         "every hit whether the fighter is out of action."),
     .table = Tables::Characteristics,
     .row = Rows::Wounds,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Wounds on the card")},
    {.prompt = SkirmishAsks::Out,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Out of action?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Is the damage on %2 as much as the wounds?"),
     .table = Tables::Glory,
     .row = Rows::OutOfAction,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Out of action")},
    {.prompt = SkirmishAsks::DriveBack,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Drive back?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 may be driven one hex away from the attacker."),
     .table = Tables::CombatAbilities,
     .row = Rows::DrivenBack,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Driven back")},
    {.prompt = SkirmishAsks::Knockback,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Knockback"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "How many more hexes is %2 driven?"),
     .table = Tables::CombatAbilities,
     .row = Rows::Knockback},
};

} // namespace

SkirmishGroup skirmishAftermathSteps()
{
    return {.steps = skirmishAftermathStepRules, .texts = skirmishAftermathStepTexts};
}

} // namespace dugout
