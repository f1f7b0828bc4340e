// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/tablescopes.h"
#include "core/leaguefiles/leagueshown.h"
#include "core/sheet/showntable.h"

namespace dugout {

// Who stands where, as every surface shows it.

/// A tie-break as the head of a column.
[[nodiscard]] QString tieBreakTitle(TieBreak tieBreak, ResultCounts counts, bool byRating = false);
/// What tables say of somebody's matches, after the name: played, won, drawn, lost, both counts.
[[nodiscard]] std::vector<ShownColumn> tallyColumns(ResultCounts counts);
/// "W D L": the newest last.
[[nodiscard]] QString formWords(const std::vector<LeagueOutcome> &form);
[[nodiscard]] ShownColumn formColumn();

/// The places alone, of results that belong to no league.
[[nodiscard]] ShownTable standingsTable(const Standings &standings);
/// With coaches, places gained, form, and who goes on where a phase follows.
[[nodiscard]] Result<ShownTable>
standingsTable(const LeagueLook &look, const Competition &competition, const NamedScope &scope);
/// Several parts of a competition, one under the other.
[[nodiscard]] Result<ShownTable> standingsTable(const LeagueLook &look,
                                                const Competition &competition,
                                                const std::vector<NamedScope> &scopes);
/// Everybody against everybody; the columns are numbered as the rows are.
[[nodiscard]] Result<ShownTable> crossTable(const LeagueLook &look, const Competition &competition,
                                            const NamedScope &scope);
[[nodiscard]] Result<ShownTable> crossTable(const LeagueLook &look, const Competition &competition,
                                            const std::vector<NamedScope> &scopes);

} // namespace dugout
