// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leagueratings.h"
#include "core/leaguebook/looks/leaguetables.h"

namespace dugout {

/// One curve of a chart.
struct ChartLine
{
    QString key{}; ///< the id of the team, or of the coach and race
    QString name{};
    std::vector<std::optional<double>> values{}; ///< one for each step; none where there is nothing

    bool operator==(const ChartLine &) const = default;
};

/// What a chart shows, as plain numbers. The steps are rounds or matches, counted from `first`.
struct LeagueChart
{
    int first = 1;
    int steps = 0;
    std::vector<ChartLine> lines{};

    bool operator==(const LeagueChart &) const = default;
};

/// How points, or places, came about round by round, in the order of the table now.
[[nodiscard]] LeagueChart pointsChart(const League &league, const Competition &competition,
                                      const TableScope &scope = {});
[[nodiscard]] LeagueChart placesChart(const League &league, const Competition &competition,
                                      const TableScope &scope = {});
/// What the teams were worth before each of their matches, and are now.
[[nodiscard]] LeagueChart valuesChart(const League &league, const std::vector<EntrantId> &teams,
                                      const ResultScope &scope = {});
/// The ratings of the best, match by match of their own.
[[nodiscard]] LeagueChart ratingsChart(const League &league, const RatingQuery &query,
                                       int most = 8);

} // namespace dugout
