// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/store/store.h"
#include "tests/releases/anygame.h"

namespace dugout {

// Games and teams of a club in a database, handled as the window handles them. Time is handed in.

/// Everything that a club needs; what it is made from must outlive it.
[[nodiscard]] ClubStores storesOf(Store &store, RulesetLibrary &library, WallClock clock);

/// A kept match or skirmish that goes on in its journal. A match that is over without a result is
/// given one.
[[nodiscard]] OpenedGame openKept(const ClubStores &stores, const JournalId &id);

/// What a club does that was just opened: it looks for what an earlier release left undone. Says
/// what it could not do.
[[nodiscard]] QString catchUp(const ClubStores &stores, const QStringList &toSettle = {});

/// A team of the match is no longer what it came with: it was edited, or has played since.
[[nodiscard]] Result<bool> haveTeamsChanged(const ClubStores &stores, const JournalId &match);

/// The coaches want on the sheets what a match made of the teams, also where those were edited
/// meanwhile.
Result<void> acceptOutcome(const ClubStores &stores, const JournalId &match);

/// Corrects a match and all that follows from it. What has to be answered anew `answers` says; a
/// correction that leaves something to be asked all the same is refused as undecided. Without
/// `answers` the questions are left open, and there must be some.
using Answerer = std::function<Event(const Prompt &)>;
Result<void> correctKept(const ClubStores &stores, const JournalId &match,
                         const Correction &correction, const Answerer &answers);

} // namespace dugout
