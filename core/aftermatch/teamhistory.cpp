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

void applyFitting(const MatchSession &session, int group, MatchState &state)
{
    const auto &events = session.log().groups().at(static_cast<size_t>(group)).events;
    const auto &misfits = session.misfits();
    for (int e = 0; e < static_cast<int>(events.size()); ++e) {
        // The game trusts what was checked: it must not even be shown what does not fit.
        const bool fits = std::none_of(misfits.begin(), misfits.end(), [group, e](const Misfit &m) {
            return m.group == group && m.event == e;
        });
        if (fits)
            (void)session.game().apply(state, events[static_cast<size_t>(e)]);
    }
}

TeamChapter chapterOf(const MatchSession &session, const QString &match, Seat seat)
{
    const Match &game = session.game();
    TeamChapter chapter;
    chapter.match = match;
    chapter.before = game.context().team(seat);
    chapter.opponent = game.context().team(MatchState::otherSeat(seat)).name;
    MatchState state = game.start();
    const auto &groups = session.log().groups();
    for (size_t g = 0; g < groups.size(); ++g) {
        applyFitting(session, static_cast<int>(g), state);
        takeNew(chapter, state, seat, static_cast<int>(g));
        chapter.atMs = groups[g].atMs;
    }
    chapter.scored = state.side(seat).score;
    chapter.conceded = state.side(MatchState::otherSeat(seat)).score;
    chapter.finished = isAfterMatchDone(state);
    chapter.after = state.after.isSet() ? state.after.get().side(seat).team : chapter.before;
    return chapter;
}

} // namespace dugout
