// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/promptmaking.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Prompt prompt(const QString &id, Seat seat, PromptKind kind)
{
    Prompt made;
    made.id = id;
    made.seat = seat;
    made.kind = kind;
    return made;
}

constexpr int mostDice = 20;

} // namespace

Prompt dicePrompt(const QString &id, Seat seat, const QString &dice)
{
    Prompt made = prompt(id, seat, PromptKind::Dice);
    made.dice = DiceNotation::parse(dice);
    return made;
}

Prompt dicePrompt(const QString &id, Seat seat, int count, int faces)
{
    Prompt made = prompt(id, seat, PromptKind::Dice);
    made.dice = DiceNotation::of(std::clamp(count, 1, mostDice), faces);
    return made;
}

Prompt choicePrompt(const QString &id, Seat seat, const QStringList &choices, int atLeast,
                    int atMost)
{
    Prompt made = prompt(id, seat, PromptKind::Choice);
    made.choices = choices;
    made.atLeast = atLeast;
    made.atMost = atMost;
    return made;
}

Prompt lotPrompt(const QString &id, Seat seat, const QStringList &choices, int atLeast, int atMost)
{
    Prompt made = choicePrompt(id, seat, choices, atLeast, atMost);
    made.byLot = true;
    return made;
}

Prompt yesNoPrompt(const QString &id, Seat seat)
{
    static const QStringList answers{u"yes"_s, u"no"_s};
    return choicePrompt(id, seat, answers);
}

bool isYes(const Event &event)
{
    return event.choice() == u"yes"_s;
}

Prompt numberPrompt(const QString &id, Seat seat, int atLeast, int atMost)
{
    Prompt made = prompt(id, seat, PromptKind::Number);
    made.atLeast = atLeast;
    made.atMost = std::max(atLeast, atMost);
    return made;
}

Prompt confirmPrompt(const QString &id, Seat seat)
{
    return prompt(id, seat, PromptKind::Confirm);
}

Prompt passPrompt(const QString &id, Seat seat)
{
    Prompt made = confirmPrompt(id, seat);
    made.passes = true;
    return made;
}

Prompt textPrompt(const QString &id, Seat seat)
{
    return prompt(id, seat, PromptKind::Text);
}

std::vector<Prompt> only(Prompt prompt)
{
    std::vector<Prompt> prompts;
    prompts.push_back(std::move(prompt));
    return prompts;
}

Prompt aside(Prompt prompt)
{
    prompt.alwaysOffered = true;
    return prompt;
}

} // namespace dugout
