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
        choices.append(u"die:%1"_s.arg(i));
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
    replace(state,
            {SkirmishKind::RerollRoll, step.seat, step.fighter,
             DiceAgain{isAttack(step), event.choices}});
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
    const QStringList &dice = step.as<DiceAgain>().dice;
    for (qsizetype i = 0; i < dice.size(); ++i)
        rolled(state, step)[dice.at(i).mid(4).toULong()] = event.dice[static_cast<size_t>(i)];
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
    {SkirmishKind::Reroll, nullptr, rerollPrompts, rerollAnswer},
    {SkirmishKind::RerollRoll, nullptr, rollPrompts, rollAnswer},
    {SkirmishKind::ChangeReason, nullptr, reasonPrompts, reasonAnswer},
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
     .detail = QT_TRANSLATE_NOOP("Skirmish", "A word for the record; none is fine too."),
     .logged = QT_TRANSLATE_NOOP("Skirmish", "Reason")},
};

void applyChange(Combat &combat, const QString &what)
{
    const int by = what.endsWith(u'-') ? -1 : 1;
    const auto change = [by](std::optional<int> &value) {
        value = std::clamp(value.value_or(0) + by, 0, mostPoolDice);
    };
    if (what.startsWith("dice"_L1))
        combat.extraDice += by;
    else if (what.startsWith("defence"_L1))
        change(combat.defenceDice);
    else if (what.startsWith("damage"_L1))
        change(combat.damage);
    else if (what.startsWith("support"_L1))
        combat.support = combat.support.value_or(0) + by;
    else if (what == SkirmishChoice::Cleave)
        combat.cleave = !combat.cleave;
    else
        combat.knockback += by;
}

} // namespace

/// Dice that have fallen are not changed any more; damage still is.
Prompt changePrompt(const SkirmishState &state)
{
    const Combat &combat = state.combats.back();
    QStringList choices;
    if (combat.attackRoll.empty()) {
        choices.append(u"dice+"_s);
        if (combat.situation().attackDice > 0)
            choices.append(u"dice-"_s);
    }
    choices.append(u"defence+"_s);
    if (combat.situation().defenceDice > 1)
        choices.append(u"defence-"_s);
    choices += {u"damage+"_s};
    if (combat.damage.value_or(0) > 0)
        choices.append(u"damage-"_s);
    choices += {u"support+"_s, u"support-"_s, u"cleave"_s, u"knockback+"_s};
    return aside(choicePrompt(changeByHand, noSeat, choices));
}

Result<void> changeAnswer(SkirmishState &state, const SkirmishStep &step, const Event &event)
{
    applyChange(state.combats.back(), event.choice());
    push(state, {SkirmishKind::ChangeReason, step.seat, step.fighter});
    return {};
}

SkirmishGroup skirmishRerollSteps()
{
    return {.steps = skirmishRerollStepRules, .texts = skirmishRerollStepTexts};
}

} // namespace dugout
