// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/allanswers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Event blankAnswer(const Prompt &prompt)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    return event;
}

std::vector<Event> allDice(const Prompt &prompt)
{
    std::vector<Event> answers;
    const std::vector<int> &faces = prompt.dice->faces();
    std::vector<int> dice(faces.size(), 1);
    while (true) {
        Event event = blankAnswer(prompt);
        event.dice = dice;
        answers.push_back(std::move(event));
        size_t place = 0;
        while (place < dice.size() && ++dice[place] > faces[place])
            dice[place++] = 1;
        if (place == dice.size())
            return answers;
    }
}

std::vector<Event> allChoices(const Prompt &prompt)
{
    std::vector<Event> answers;
    const auto add = [&](const QStringList &chosen) {
        Event event = blankAnswer(prompt);
        event.choices = chosen;
        answers.push_back(std::move(event));
    };
    if (prompt.atLeast <= 1 && prompt.atMost >= 1) {
        for (const QString &choice : prompt.choices)
            add({choice});
    }
    const int most = std::min(prompt.atMost, static_cast<int>(prompt.choices.size()));
    if (prompt.atLeast == 0)
        add({});
    else if (prompt.atLeast > 1)
        add(prompt.choices.mid(0, prompt.atLeast));
    if (most > 1 && most != prompt.atLeast)
        add(prompt.choices.mid(0, most));
    return answers;
}

} // namespace

std::vector<Event> allAnswers(const Prompt &prompt)
{
    if (prompt.kind == PromptKind::Dice)
        return allDice(prompt);
    if (prompt.kind == PromptKind::Choice)
        return allChoices(prompt);
    Event event = blankAnswer(prompt);
    if (prompt.kind == PromptKind::Text)
        event.text = u"…"_s;
    if (prompt.kind != PromptKind::Number)
        return {event};
    event.number = prompt.atLeast;
    std::vector<Event> answers{event};
    if (prompt.atMost != prompt.atLeast) {
        event.number = prompt.atMost;
        answers.push_back(event);
    }
    return answers;
}

} // namespace dugout
