// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/forcedanswers.h"

#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// More in a row would be a game that plays itself: when all of four have passed for the rest of
/// the phase, each of them passes in twelve power steps.
constexpr int mostForced = 64;

bool mayBeForced(const Prompt &prompt)
{
    // An activation is a pause of the game, at which everybody may say something.
    return !prompt.byLot && !SkirmishGame::isSecret(prompt) && prompt.id != SkirmishAsks::Activation
        && prompt.id != SkirmishAsks::PowerTable && prompt.id != SkirmishAsks::React;
}

/// What is said where nobody wants anything.
QString nothingAt(const QString &prompt)
{
    if (prompt == SkirmishAsks::PowerTable || prompt == SkirmishAsks::React)
        return SkirmishChoice::Nobody;
    return prompt == SkirmishAsks::Reaction ? SkirmishChoice::Decline : SkirmishChoice::Pass;
}

/// Nobody plays a card where the step is left out.
std::optional<Event> leftOut(const SkirmishState &state, const std::vector<Prompt> &asked)
{
    if (!isLeftOut(state) || asked.empty())
        return std::nullopt;
    Event event;
    event.prompt = asked.front().id;
    event.seat = asked.front().seat;
    event.choices = {nothingAt(event.prompt)};
    return event;
}

/// The event must answer what is asked: the steps rely on it.
bool take(const SkirmishGame &game, SkirmishState &state, const Event &event)
{
    const std::vector<Prompt> asked = game.prompts(state);
    const auto prompt = std::find_if(asked.begin(), asked.end(), [&event](const Prompt &one) {
        return one.id == event.prompt && (one.seat == noSeat || one.seat == event.seat);
    });
    return prompt != asked.end() && checkAnswer(*prompt, event) && game.apply(state, event);
}

} // namespace

std::optional<Event> forcedAnswer(const std::vector<Prompt> &asked)
{
    const Prompt *only = nullptr;
    for (const Prompt &prompt : asked) {
        if (prompt.alwaysOffered)
            continue;
        if (only)
            return std::nullopt;
        only = &prompt;
    }
    if (!only || !mayBeForced(*only))
        return std::nullopt;
    Event event;
    event.prompt = only->id;
    event.seat = only->seat;
    if (only->kind == PromptKind::Choice && only->choices.size() == 1 && only->atLeast == 1)
        event.choices = only->choices;
    else if (only->kind == PromptKind::Number && only->atLeast == only->atMost)
        event.number = only->atLeast;
    else
        return std::nullopt;
    return event;
}

bool isLeftOut(const SkirmishState &state)
{
    if (state.agenda.empty())
        return false;
    const SkirmishStepData &data = state.agenda.back().data;
    if (const auto *turn = data.find<PowerTurn>())
        return turn->unasked;
    const auto *opportunity = data.find<Opportunity>();
    return opportunity && opportunity->unasked;
}

std::vector<Event> withForced(const SkirmishGame &game, const SkirmishState &before,
                              std::vector<Event> events)
{
    SkirmishState state = before;
    for (const Event &event : events) {
        if (!take(game, state, event))
            return events;
    }
    for (int i = 0; i < mostForced; ++i) {
        const std::vector<Prompt> asked = game.prompts(state);
        const std::optional<Event> left = leftOut(state, asked);
        const std::optional<Event> forced = left ? left : forcedAnswer(asked);
        if (!forced || !take(game, state, *forced))
            break;
        events.push_back(*forced);
    }
    return events;
}

} // namespace dugout
