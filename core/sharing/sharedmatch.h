// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/leaguebook/playedfor.h"
#include "core/leaguebook/state/league.h"
#include "core/sharing/sharednote.h"

namespace dugout {

class MatchRepository;

/// Matches of fixtures, in the order of the league.
[[nodiscard]] std::vector<JournalId> fixtureMatches(const League &league);
/// Null where no fixture has it.
[[nodiscard]] const LeagueFixture *fixtureOf(const League &league, const JournalId &match);

/// Whether a match as it came from a server goes on from the lines that are here, as far as both
/// have the same number of lines; also where it is not here.
[[nodiscard]] Result<bool> followsLinesHere(JournalStore &journals, const QJsonObject &match);

/// Whether one of the teams is the member's own, or the member is commissioner.
[[nodiscard]] bool isHis(const SharedNote &note, const QStringList &teams);

/// Why the server takes no correction of a finished match from the user of this machine; nothing
/// where it does. The commissioner corrects everything.
[[nodiscard]] Result<void> mayCorrect(const SharedNote &note, const LeagueFixture &fixture);

/// Whether another table played it last, of those who may play on at all: entered here as well, the
/// two would part.
[[nodiscard]] bool wasElsewhere(const std::vector<SharedNote> &notes,
                                const MatchRepository &matches, const JournalId &match);

} // namespace dugout
