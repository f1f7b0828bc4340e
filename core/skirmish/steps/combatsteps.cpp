// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/knownwords.h"
#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/cards/modifiersum.h"
#include "core/skirmish/combat/openvalues.h"
#include "core/skirmish/state/skirmishcards.h"
#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/rerollsteps.h"
#include "core/skirmish/steps/stepgroups.h"
#include "core/skirmish/steps/stephelp.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostSupport = 8;
constexpr int mostDamage = 20;

/// The table tells what is printed; upgrades, which come and may still come, are added to it.
int withUpgrades(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                 const QString &key, const QString &printed)
{
    return std::max(0, printed.toInt() + modifierSum(context, state, ref, key));
}

void setValue(const SkirmishContext &context, SkirmishState &state, const QString &prompt,
              const QString &value)
{
    Combat &combat = state.combats.back();
    if (prompt == SkirmishAsks::AttackDice)
        combat.attackDice = withUpgrades(context, state, combat.attacker, Modifies::Dice, value);
    else if (prompt == SkirmishAsks::AttackSymbol)
        combat.attackSymbol = value;
    else if (prompt == SkirmishAsks::AttackDamage)
        combat.damage = withUpgrades(context, state, combat.attacker, Modifies::Damage, value);
    else if (prompt == SkirmishAsks::DefenceDice)
        combat.defenceDice = withUpgrades(context, state, combat.target, Modifies::Defence, value);
    else if (prompt == SkirmishAsks::DefenceSymbol)
        combat.defenceSymbol = value;
    else
        combat.support = value.toInt();
}

void enterValues(const SkirmishContext &, SkirmishState &state, const SkirmishStep &)
{
    if (!firstOpen(state, state.combats.back()))
        pop(state);
}

std::vector<Prompt> valuePrompts(const SkirmishContext &context, const SkirmishState &state,
                                 const SkirmishStep &)
{
    const Combat &combat = state.combats.back();
    const auto open = firstOpen(state, combat);
    if (!open)
        return {};
    const Seat seat
        = open->prompt.startsWith("defence"_L1) ? combat.target.seat : combat.attacker.seat;
    if (open->prompt == SkirmishAsks::AttackSymbol)
        return {choicePrompt(open->prompt, seat, context.attackDie().ownSymbols())};
    if (open->prompt == SkirmishAsks::DefenceSymbol)
        return {choicePrompt(open->prompt, seat, context.defenceDie().ownSymbols())};
    if (open->prompt == SkirmishAsks::AttackSupport)
        return {numberPrompt(open->prompt, seat, -mostSupport, mostSupport)};
    // Nobody attacks or defends with nothing; a card that says otherwise is put in the collection.
    return {numberPrompt(open->prompt, seat, 1,
                         open->prompt == SkirmishAsks::AttackDamage ? mostDamage : mostPoolDice)};
}

Result<void> valueAnswer(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &,
                         const Event &event)
{
    const auto open = firstOpen(state, state.combats.back());
    const QString value = event.number ? QString::number(*event.number) : event.choice();
    setValue(context, state, open->prompt, value);
    if (!open->key.isEmpty())
        state.told[open->key] = value;
    return {};
}

std::vector<Prompt> attackRollPrompts(const SkirmishContext &context, const SkirmishState &state,
                                      const SkirmishStep &step)
{
    const int dice = state.combats.back().situation().attackDice;
    if (dice == 0)
        return {confirmPrompt(SkirmishAsks::AttackNone, step.seat), changePrompt(state)};
    return {dicePrompt(SkirmishAsks::AttackRoll, step.seat, dice, context.attackDie().faceCount()),
            changePrompt(state)};
}

Result<void> attackRollAnswer(const SkirmishContext &, SkirmishState &state,
                              const SkirmishStep &step, const Event &event)
{
    if (event.prompt == changeByHand)
        return changeAnswer(state, step, event);
    pop(state);
    state.combats.back().attackRoll = event.dice;
    return {};
}

std::vector<Prompt> defenceRollPrompts(const SkirmishContext &context, const SkirmishState &state,
                                       const SkirmishStep &step)
{
    const int dice = state.combats.back().situation().defenceDice;
    if (dice == 0)
        return {};
    return {
        dicePrompt(SkirmishAsks::DefenceRoll, step.seat, dice, context.defenceDie().faceCount()),
        changePrompt(state)};
}

Result<void> defenceRollAnswer(const SkirmishContext &, SkirmishState &state,
                               const SkirmishStep &step, const Event &event)
{
    if (event.prompt == changeByHand)
        return changeAnswer(state, step, event);
    pop(state);
    state.combats.back().defenceRoll = event.dice;
    return {};
}

/// On equal totals a target with nowhere to go is trapped.
bool isTrapped(const SkirmishState &state, const Combat &combat)
{
    const SkirmishFighter *attacker = state.find(combat.attacker);
    const SkirmishFighter *target = state.find(combat.target);
    return attacker->hex && target->hex
        && driveBackHexes(*state.field, placedFighters(state), *attacker->hex, *target->hex)
               .empty();
}

void conclude(const SkirmishContext &context, SkirmishState &state, CombatResult result)
{
    pop(state);
    Combat &combat = state.combats.back();
    combat.result = result;
    combat.criticalHit = isCriticalHit(result,
                                       countRoll(context.attackDie(), combat.attackRoll,
                                                 AttackOdds::attackSuccesses(combat.situation())));
    if (!combat.succeeded())
        push(state,
             {SkirmishKind::Reaction, noSeat, combat.target, Opportunity{Trigger::AttackFailed}});
}

void enterResolve(const SkirmishContext &context, SkirmishState &state, const SkirmishStep &)
{
    Combat &combat = state.combats.back();
    if (!canGoOn(context, state, combat)) {
        pop(state); // ends without a result
        return;
    }
    lookAround(context, state, combat);
    const AttackSituation situation = combat.situation();
    const CombatResult result = compareRolls(
        countRoll(context.attackDie(), combat.attackRoll, AttackOdds::attackSuccesses(situation)),
        countRoll(context.defenceDie(), combat.defenceRoll,
                  AttackOdds::defenceSuccesses(situation)));
    if (result != CombatResult::Equal)
        conclude(context, state, result);
    else if (context.tracksField())
        conclude(context, state,
                 isTrapped(state, combat) ? CombatResult::Trapped : CombatResult::Equal);
}

/// Without the battlefield only the table sees whether there is room behind the target.
std::vector<Prompt> resolvePrompts(const SkirmishContext &, const SkirmishState &,
                                   const SkirmishStep &step)
{
    return {choicePrompt(SkirmishAsks::Trapped, step.seat,
                         {SkirmishChoice::Room, SkirmishChoice::Trapped})};
}

Result<void> resolveAnswer(const SkirmishContext &context, SkirmishState &state,
                           const SkirmishStep &, const Event &event)
{
    conclude(context, state,
             event.choice() == SkirmishChoice::Trapped ? CombatResult::Trapped
                                                       : CombatResult::Equal);
    return {};
}

constexpr SkirmishRule skirmishCombatStepRules[]{
    {SkirmishKind::AttackValues, enterValues, valuePrompts, valueAnswer},
    {.kind = SkirmishKind::AttackRoll, .prompts = attackRollPrompts, .answer = attackRollAnswer},
    {.kind = SkirmishKind::DefenceRoll, .prompts = defenceRollPrompts, .answer = defenceRollAnswer},
    {SkirmishKind::Resolve, enterResolve, resolvePrompts, resolveAnswer},
};

constexpr SkirmishText skirmishCombatStepTexts[]{
    {.prompt = SkirmishAsks::AttackDice,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Attack dice"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "How many dice are printed for %2, without upgrades? Dugout remembers "
                         "it for this game."),
     .table = Tables::Characteristics,
     .row = Rows::Dice},
    {.prompt = SkirmishAsks::AttackSymbol,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Attack symbol"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which symbol does %2 need?"),
     .table = Tables::Characteristics,
     .row = Rows::Dice},
    {.prompt = SkirmishAsks::AttackDamage,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Damage"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "How much damage is printed for %2, without upgrades? Dugout remembers "
                         "it for this game."),
     .table = Tables::Characteristics,
     .row = Rows::Damage},
    {.prompt = SkirmishAsks::DefenceDice,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Defence dice"),
     .detail
     = QT_TRANSLATE_NOOP("Skirmish",
                         "How many defence dice are printed for %2, without upgrades? Dugout "
                         "remembers it for this game."),
     .table = Tables::Characteristics,
     .row = Rows::Defence},
    {.prompt = SkirmishAsks::DefenceSymbol,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Defence symbol"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which symbol does %2 need to defend?"),
     .table = Tables::Characteristics,
     .row = Rows::Defence},
    {.prompt = SkirmishAsks::AttackSupport,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Supports"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "The attacker's supports minus the target's."),
     .table = Tables::Support,
     .row = Rows::One},
    {.prompt = SkirmishAsks::AttackNone,
     .title = QT_TRANSLATE_NOOP("Skirmish", "No dice to attack with"),
     .detail = QT_TRANSLATE_NOOP("Skirmish",
                                 "Cards have taken every die from %2: the attack cannot succeed."),
     .table = Tables::Characteristics,
     .row = Rows::Dice},
    {.prompt = SkirmishAsks::AttackRoll,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Attack roll"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 attacks.")},
    {.prompt = SkirmishAsks::DefenceRoll,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Defence roll"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 defends.")},
    {.prompt = SkirmishAsks::Trapped,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Is there room behind the target?"),
     .table = Tables::CombatResults,
     .row = Rows::Trapped,
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Room behind the target")},
};

} // namespace

SkirmishGroup skirmishCombatSteps()
{
    return {.steps = skirmishCombatStepRules, .texts = skirmishCombatStepTexts};
}

} // namespace dugout
