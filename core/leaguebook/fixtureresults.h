// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/leaguebook/leagueevent.h"

namespace dugout {

struct League;

/// A walk-over to one side, or a double forfeit to neither, with the touchdowns that the
/// competition awards.
[[nodiscard]] FixtureOutcome awardOf(const LeagueFixture &fixture, FixtureSide winner,
                                     int touchdowns);

/// It was begun, and its journal was deleted before it ended, or is at another table.
[[nodiscard]] bool isMatchGone(const LeagueFixture &fixture, JournalStore &journals);

/// Its match is being played here: the result comes from there by itself.
[[nodiscard]] bool isMatchInPlay(const LeagueFixture &fixture, JournalStore &journals);

/// Whether an event leaves a match that is being played its result. Nobody tells that beforehand;
/// a match that nobody plays on may be awarded.
[[nodiscard]] Result<void> checkInPlay(const League &league, const LeagueEvent &event,
                                       JournalStore &journals);

/// The fixture has a match, and something else decides it: an award, or a result that was told
/// instead. That stands, whatever becomes of the match.
[[nodiscard]] bool isDecidedBesideItsMatch(const LeagueFixture &fixture);

} // namespace dugout
