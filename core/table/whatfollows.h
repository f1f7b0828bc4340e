// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/slipanswers.h"
#include "core/match/likelyanswers.h"
#include "core/match/onlyanswers.h"
#include "core/match/state/promptnames.h"
#include "core/skirmish/askedalone.h"
#include "core/skirmish/forcedanswers.h"
#include "core/table/owndecision.h"

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

// On a phone nobody taps what goes without saying.
[[nodiscard]] inline std::vector<Event> onItsWay(const Match &game, const MatchState &state,
                                                 std::vector<Event> events)
{
    return withOnlyAnswers(game, state, std::move(events));
}
[[nodiscard]] inline std::vector<Event>
onItsWay(const SkirmishGame &game, const SkirmishState &state, std::vector<Event> events)
{
    return withWhatFollows(game, state, std::move(events));
}

// What a guest is asked, and his answer as the game takes it: in a match everything that somebody
// decides is asked of him, so that what is asked of both is dice, or what everybody sees; but for a
// skill of the one in what the other enters. The sheet of a match from paper is one form, which
// stands at the screen: nothing of it is asked line by line.
[[nodiscard]] inline std::vector<Prompt> askedOf(const MatchSession &session,
                                                 const std::vector<Prompt> &asked, Seat seat,
                                                 const HasOwnDevice &hasPhone)
{
    if (asksForSheet(session))
        return {};
    std::vector<Prompt> own
        = oneAfterTheOther(withOwnDecisions(asked, seat, hasPhone),
                           session.game().promptsApart(session.state()), hasPhone);
    for (Prompt &prompt : own)
        proposeLikely(session.game().context(), session.state(), session.log(), prompt);
    return own;
}
[[nodiscard]] inline std::vector<Prompt> askedOf(const SkirmishSession &session,
                                                 const std::vector<Prompt> &asked, Seat seat,
                                                 const HasOwnDevice & /*hasPhone*/)
{
    return seat == noSeat ? asked : askedAlone(session.game(), session.state(), asked);
}
[[nodiscard]] inline std::vector<Event>
eventsOf(const Match & /*game*/, const std::vector<Prompt> &asked, const Event &event)
{
    return {asEntered(asked, event)};
}
[[nodiscard]] inline std::vector<Event>
eventsOf(const SkirmishGame & /*game*/, const std::vector<Prompt> &asked, const Event &event)
{
    return answeredAlone(asked, event);
}

} // namespace dugout
