// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/rerollsteps.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/steps/stepgroups.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isAttack(const SkirmishStep &step)
{
    return step.as<DiceAgain>().attack;
}

std::vector<int> &rolled(SkirmishState &state, const SkirmishStep &step)
{
    Combat &combat = state.combats.back();
    return isAttack(step) ? combat.attackRoll : combat.defenceRoll;
}

/// As many as cards allow, of the player's choice.
std::vector<Prompt> rerollPrompts(const SkirmishContext &, const SkirmishState &state,
                                  const SkirmishStep &step)
{
    const Combat &combat = state.combats.back();
    const auto dice
        = static_cast<int>((isAttack(step) ? combat.attackRoll : combat.defenceRoll).size());
    const int most = std::min(dice, isAttack(step) ? combat.attackRerolls : combat.defenceRerolls);
    if (most == 0)
        return {};
    QStringList choices;
    for (int i = 0; i < dice; ++i)
        choices.append(DieRef{static_cast<size_t>(i)}.toString());
    return {choicePrompt(isAttack(step) ? SkirmishAsks::AttackReroll : SkirmishAsks::DefenceReroll,
                         step.seat, choices, 0, most)};
}

Result<void> rerollAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                          const Event &event)
{
    if (event.choices.isEmpty()) {
        pop(state);
        return {};
    }
    std::vector<DieRef> dice;
    for (const QString &choice : event.choices) {
        const auto die = DieRef::fromString(choice);
        if (!die || die->place >= rolled(state, step).size())
            return notAChoice(choice);
        dice.push_back(*die);
    }
    replace(state,
            {SkirmishKind::RerollRoll, step.seat, step.fighter,
             DiceAgain{isAttack(step), std::move(dice)}});
    return {};
}

std::vector<Prompt> rollPrompts(const SkirmishContext &context, const SkirmishState &,
                                const SkirmishStep &step)
{
    return {dicePrompt(isAttack(step) ? SkirmishAsks::AttackRerollRoll
                                      : SkirmishAsks::DefenceRerollRoll,
                       step.seat, static_cast<int>(step.as<DiceAgain>().dice.size()),
                       (isAttack(step) ? context.attackDie() : context.defenceDie()).faceCount())};
}

Result<void> rollAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &step,
                        const Event &event)
{
    pop(state);
    const std::vector<DieRef> &dice = step.as<DiceAgain>().dice;
    for (size_t i = 0; i < dice.size(); ++i)
        rolled(state, step)[dice[i].place] = event.dice[i];
    Combat &combat = state.combats.back();
    (isAttack(step) ? combat.attackRerolled : combat.defenceRerolled) = true;
    return {};
}

/// Why the table changed something at the roll.
std::vector<Prompt> reasonPrompts(const SkirmishContext &, const SkirmishState &,
                                  const SkirmishStep &step)
{
    Prompt prompt = textPrompt(SkirmishAsks::ChangeReason, step.seat);
    prompt.atLeast = 0; // none are words too
    return {prompt};
}

Result<void> reasonAnswer(const SkirmishContext &, SkirmishState &state, const SkirmishStep &,
                          const Event &)
{
    pop(state);
    return {};
}

constexpr SkirmishRule skirmishRerollStepRules[]{
    {.kind = SkirmishKind::Reroll, .prompts = rerollPrompts, .answer = rerollAnswer},
    {.kind = SkirmishKind::RerollRoll, .prompts = rollPrompts, .answer = rollAnswer},
    {.kind = SkirmishKind::ChangeReason, .prompts = reasonPrompts, .answer = reasonAnswer},
};

constexpr SkirmishText skirmishRerollStepTexts[]{
    {.prompt = SkirmishAsks::AttackReroll,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Roll attack dice again?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which dice does %2 roll again?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Attack dice again")},
    {.prompt = SkirmishAsks::DefenceReroll,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Roll defence dice again?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "Which dice does %2 roll again?"),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Defence dice again")},
    {.prompt = SkirmishAsks::AttackRerollRoll,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Attack dice again"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 attacks.")},
    {.prompt = SkirmishAsks::DefenceRerollRoll,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Defence dice again"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "%2 defends.")},
    {.prompt = SkirmishAsks::Change,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Change the roll by hand"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "The table is always right."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Changed by hand")},
    {.prompt = SkirmishAsks::ChangeReason,
     .title = QT_TRANSLATE_NOOP("Skirmish", "Why?"),
     .detail = QT_TRANSLATE_NOOP("Skirmish", "A note for the log, if you like."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Reason")},
};

/// What the table changes at a roll, and the choice by which it says so.
struct RollChange
{
    enum class What { AttackDice, DefenceDice, Damage, Support, Cleave, Knockback };

    QStringView choice;
    What what;
    int by;
};

constexpr RollChange rollChanges[]{
    {u"dice+", RollChange::What::AttackDice, 1},
    {u"dice-", RollChange::What::AttackDice, -1},
    {u"defence+", RollChange::What::DefenceDice, 1},
    {u"defence-", RollChange::What::DefenceDice, -1},
    {u"damage+", RollChange::What::Damage, 1},
    {u"damage-", RollChange::What::Damage, -1},
    {u"support+", RollChange::What::Support, 1},
    {u"support-", RollChange::What::Support, -1},
    {SkirmishChoice::Cleave, RollChange::What::Cleave, 1},
    {u"knockback+", RollChange::What::Knockback, 1},
};

void applyChange(Combat &combat, const RollChange &made)
{
    const auto change = [&made](std::optional<int> &value) {
        value = std::clamp(value.value_or(0) + made.by, 0, mostPoolDice);
    };
    switch (made.what) {
    case RollChange::What::AttackDice:
        combat.extraDice += made.by;
        break;
    case RollChange::What::DefenceDice:
        change(combat.defenceDice);
        break;
    case RollChange::What::Damage:
        change(combat.damage);
        break;
    case RollChange::What::Support:
        combat.support = combat.support.value_or(0) + made.by;
        break;
    case RollChange::What::Cleave:
        combat.cleave = !combat.cleave;
        break;
    case RollChange::What::Knockback:
        combat.knockback += made.by;
        break;
    }
}

/// Dice that have fallen are not changed any more; damage still is.
bool isOffered(const Combat &combat, const RollChange &change)
{
    if (change.what == RollChange::What::AttackDice)
        return combat.attackRoll.empty() && (change.by > 0 || combat.situation().attackDice > 0);
    if (change.what == RollChange::What::DefenceDice)
        return change.by > 0 || combat.situation().defenceDice > 1;
    return change.what != RollChange::What::Damage || change.by > 0
        || combat.damage.value_or(0) > 0;
}

} // namespace

Prompt changePrompt(const SkirmishState &state)
{
    QStringList choices;
    for (const RollChange &each : rollChanges) {
        if (isOffered(state.combats.back(), each))
            choices.append(each.choice.toString());
    }
    return aside(choicePrompt(changeByHand, noSeat, choices));
}

Result<void> changeAnswer(SkirmishState &state, const SkirmishStep &step, const Event &event)
{
    const QString choice = event.choice();
    const auto *const change
        = std::find_if(std::begin(rollChanges), std::end(rollChanges),
                       [&choice](const RollChange &each) { return each.choice == choice; });
    if (change == std::end(rollChanges))
        return notAChoice(choice);
    applyChange(state.combats.back(), *change);
    push(state, {SkirmishKind::ChangeReason, step.seat, step.fighter});
    return {};
}

SkirmishGroup skirmishRerollSteps()
{
    return {.steps = skirmishRerollStepRules, .texts = skirmishRerollStepTexts};
}

} // namespace dugout
