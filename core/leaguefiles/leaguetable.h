// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguehonours.h"
#include "core/leaguebook/looks/leagueratings.h"
#include "core/leaguebook/openleague.h"
#include "core/leaguefiles/roundtables.h"
#include "core/leaguefiles/standingstable.h"

namespace dugout {

// What a league shows of its teams, players and honours, as every surface shows it.

/// Those who play first, by name. Where somebody plays a competition that is named, who is not in
/// it is told so. In an edition with ratings these are what coaches compare.
[[nodiscard]] ShownTable teamsTable(const LeagueLook &look, const Competition *played = nullptr);

[[nodiscard]] ShownTable boardTable(const LeagueLook &look, const LeagueBoard &board);
[[nodiscard]] ShownTable cemeteryTable(const LeagueLook &look, const std::vector<LeaderLine> &dead);

[[nodiscard]] ShownTable recordsTable(const LeagueLook &look, RecordBy by,
                                      const RecordFilter &filter = {});
/// Of a team against each of the others; the filter names the opponent of those.
[[nodiscard]] ShownTable headToHeadTable(const LeagueLook &look, const RecordFilter &filter);
[[nodiscard]] ShownTable ratingsTable(const LeagueLook &look, const RatingQuery &query);
[[nodiscard]] ShownTable honoursTable(const LeagueLook &look, const HonourFilter &filter = {});
[[nodiscard]] ShownTable prizesTable(const LeagueLook &look, const std::vector<Prize> &prizes);
[[nodiscard]] QString prizeKindName(PrizeKind kind);
/// The newest first.
[[nodiscard]] ShownTable historyTable(const std::vector<LeagueHistoryLine> &lines);

} // namespace dugout
