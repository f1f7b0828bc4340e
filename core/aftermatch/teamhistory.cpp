// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/teamhistory.h"

#include "core/aftermatch/aftermatch.h"

namespace dugout {

namespace {

/// Lines of a state that were not there before belong to the group just taken.
void takeNew(TeamChapter &chapter, const MatchState &state, Seat seat, int group)
{
    if (!state.after.isSet())
        return;
    const AfterSide &side = state.after.get().side(seat);
    // Until the first answer the opening is made anew with every change by hand.
    if (!state.after.hasBegun())
        chapter.changes.clear();
    for (size_t i = chapter.changes.size(); i < side.changes.size(); ++i)
        chapter.changes.push_back({side.changes[i], state.after.hasBegun() ? group : -1});
}

} // namespace

TeamChapter chapterOf(const MatchSession &session, const QString &match, Seat seat)
{
    const Match &game = session.game();
    TeamChapter chapter;
    chapter.match = match;
    chapter.before = game.context().team(seat);
    chapter.opponent = game.context().team(MatchState::otherSeat(seat)).name;
    session.walk([&](int place, const EventGroup &group, MatchState &state) {
        for (const Event &event : group.events)
            (void)game.apply(state, event);
        takeNew(chapter, state, seat, place);
    });
    const MatchState &state = session.state();
    takeNew(chapter, state, seat, -1); // what came of entries that cannot be told any more
    if (const auto &groups = session.log().groups(); !groups.empty())
        chapter.atMs = groups.back().atMs;
    chapter.scored = state.side(seat).score;
    chapter.conceded = state.side(MatchState::otherSeat(seat)).score;
    chapter.finished = isAfterMatchDone(state);
    chapter.after = state.after.isSet() ? state.after.get().side(seat).team : chapter.before;
    return chapter;
}

} // namespace dugout
