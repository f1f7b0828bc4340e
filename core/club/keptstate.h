// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/match/match.h"

namespace dugout {

// The state of a match beside its journal. A later version of the rules goes on from it, and shows
// a match that is over by its last state, instead of playing again what it might read otherwise.

/// A running match keeps its state every so many entries.
inline constexpr size_t groupsPerKeptState = 64;

/// To be kept with the journal once it has so many lines. None for a match that began with another
/// version of the rules: where that one stopped stays noted.
[[nodiscard]] std::vector<JournalPart> keptStateParts(const ClubStores &stores,
                                                      const MatchSession &session, qint64 lines);
/// Takes the place of what was kept, where it no longer follows from the journal.
[[nodiscard]] JournalPart noKeptState();

/// The match of a journal at its last line, kept nowhere: from its kept state, or played again.
/// What is over and no longer fits today's rules ends as its result says.
[[nodiscard]] Result<MatchSession> openJournal(const ClubStores &stores, const Journal &journal);
/// The state to open it with; none where it is to be played again from its first line.
[[nodiscard]] std::optional<KeptState<MatchState>> keptStateOf(const ClubStores &stores,
                                                               const Journal &journal,
                                                               const Match &match,
                                                               const std::vector<LogAction> &lines);

} // namespace dugout
