// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/endphaseleft.h"

#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

namespace dugout {

namespace {

/// More in a row than any end phase asks of one.
constexpr int mostLeftOut = 32;

std::optional<Event> leavingOut(const Prompt &prompt, RandomSource &source)
{
    Event event;
    event.prompt = prompt.id;
    event.seat = prompt.seat;
    if (prompt.byLot) {
        Prompt all = prompt;
        all.atLeast = all.atMost;
        return rollFor(all, source);
    }
    if (prompt.kind == PromptKind::Number && prompt.atLeast <= 0)
        event.number = 0;
    else if (prompt.kind == PromptKind::Choice && prompt.choices.contains(SkirmishChoice::Done))
        event.choices = {SkirmishChoice::Done};
    else if (prompt.kind != PromptKind::Choice || prompt.atLeast > 0)
        return std::nullopt;
    return event;
}

} // namespace

std::vector<Event> endPhaseLeft(const SkirmishGame &game, SkirmishState state, Seat seat,
                                RandomSource &source)
{
    std::vector<Event> events;
    while (state.phase == SkirmishPhase::End && events.size() < mostLeftOut) {
        const std::vector<Prompt> asked = game.prompts(state);
        const auto next = std::find_if(asked.begin(), asked.end(),
                                       [](const Prompt &prompt) { return !prompt.alwaysOffered; });
        const auto answer
            = next != asked.end() && next->seat == seat ? leavingOut(*next, source) : std::nullopt;
        if (!answer || !game.apply(state, *answer))
            break;
        events.push_back(*answer);
    }
    return events;
}

} // namespace dugout
