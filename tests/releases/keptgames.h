// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/store.h"
#include "tests/releases/opengame.h"

namespace dugout {

// Games and teams in a database, handled as the window handles them. Time is handed in.

using Clock = std::function<qint64()>;

/// A match of kept or other teams, entered and without an answer yet.
[[nodiscard]] Result<JournalId> startMatch(Store &store, RulesetLibrary &library, MatchSetup setup,
                                           const QString &id, const Clock &clock);
[[nodiscard]] Result<JournalId> startSkirmish(Store &store, const SkirmishSetup &setup,
                                              const QString &id, const Clock &clock);

/// A kept game that goes on in its journal.
[[nodiscard]] OpenedGame openKept(Store &store, RulesetLibrary &library, const JournalId &id,
                                  Clock clock);
/// Marks a game as finished in the list when it is.
Result<void> markFinished(Store &store, const JournalId &id, const OpenGame &game);

/// Marks a match that was answered to its end as finished and writes what it made of the teams onto
/// their sheets, also where they were edited meanwhile.
Result<void> keepOutcome(Store &store, RulesetLibrary &library, const JournalId &id,
                         const Clock &clock);

/// Corrects a match and all that follows from it. What has to be answered anew `answers` says; a
/// correction that leaves something to be asked all the same is refused as "left-open". Without
/// `answers` the questions are left open, and there must be some.
using Answerer = std::function<Event(const Prompt &)>;
Result<void> correctKept(Store &store, RulesetLibrary &library, const JournalId &id,
                         const Correction &correction, const Answerer &answers, const Clock &clock);

/// What a coach sees of everything that is kept. The list of teams says of each how its career
/// reads.
[[nodiscard]] Result<QJsonObject> storeFacts(Store &store, RulesetLibrary &library);
/// What became of one team, as the list of teams says it.
[[nodiscard]] Result<QJsonObject> keptTeamFacts(Store &store, RulesetLibrary &library,
                                                const QString &id);

} // namespace dugout
