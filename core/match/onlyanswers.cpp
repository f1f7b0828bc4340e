// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/onlyanswers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A match that plays itself would be none.
constexpr int mostInARow = 8;

bool mayGoWithoutSaying(const Prompt &prompt)
{
    return !prompt.byLot && !prompt.skippable && prompt.decides == noSeat
        && !prompt.id.startsWith(u"after."_s) && !prompt.id.startsWith(u"result."_s);
}

} // namespace

std::optional<Event> onlyAnswer(const std::vector<Prompt> &asked)
{
    const auto isAsked = [](const Prompt &prompt) { return !prompt.alwaysOffered; };
    const auto only = std::find_if(asked.begin(), asked.end(), isAsked);
    if (only == asked.end() || std::find_if(std::next(only), asked.end(), isAsked) != asked.end()
        || !mayGoWithoutSaying(*only))
        return std::nullopt;
    Event event;
    event.prompt = only->id;
    event.seat = only->seat;
    if (only->kind == PromptKind::Choice && !only->choices.isEmpty() && !only->mayRepeat
        && only->atLeast == only->choices.size())
        event.choices = only->choices;
    else if (only->kind == PromptKind::Number && only->atLeast == only->atMost)
        event.number = only->atLeast;
    else
        return std::nullopt;
    return event;
}

std::vector<Event> withOnlyAnswers(const Match &game, const MatchState &before,
                                   std::vector<Event> events)
{
    MatchState state = before;
    for (const Event &event : events) {
        if (!game.applyChecked(state, event))
            return events;
    }
    for (int i = 0; i < mostInARow; ++i) {
        const std::optional<Event> only = onlyAnswer(game.prompts(state));
        if (!only || !game.applyChecked(state, *only))
            break;
        events.push_back(*only);
    }
    return events;
}

} // namespace dugout
