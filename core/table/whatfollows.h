// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"
#include "core/skirmish/forcedanswers.h"

namespace dugout {

// What is forced after an answer is done in the same action, as on the screen.
[[nodiscard]] inline std::vector<Event>
withWhatFollows(const Match & /*game*/, const MatchState & /*state*/, std::vector<Event> events)
{
    return events;
}
[[nodiscard]] inline std::vector<Event>
withWhatFollows(const SkirmishGame &game, const SkirmishState &state, std::vector<Event> events)
{
    return withForced(game, state, std::move(events));
}

} // namespace dugout
