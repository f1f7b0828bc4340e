// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguecharts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The table after every round that has results.
template<typename Value>
LeagueChart roundByRound(const League &league, const Competition &competition,
                         const TableScope &scope, const Value &value)
{
    LeagueChart chart;
    const auto rules = standingsRulesOf(competition.rules);
    const StandingsInput whole = standingsInputOf(league, competition, scope);
    const auto now = rules ? computeStandings(whole, *rules) : Result<Standings>(rules.error());
    if (!now || whole.results.empty())
        return chart;
    for (const StandingRow &row : now->rows)
        chart.lines.push_back({row.entrant.id.text(), row.entrant.name, {}});
    chart.first = whole.results.front().round;
    const int last = whole.results.back().round;
    for (int round = chart.first; round <= last; ++round) {
        StandingsInput until = whole;
        std::erase_if(until.results,
                      [round](const FixtureResult &each) { return each.round > round; });
        if (round < last)
            until.handPoints.clear(); // nobody knows when they were given
        const auto standings = computeStandings(until, *rules);
        for (ChartLine &line : chart.lines) {
            const StandingRow *row = standings ? standings->find(EntrantId(line.key)) : nullptr;
            line.values.push_back(row ? std::optional(value(*row)) : std::nullopt);
        }
        ++chart.steps;
    }
    return chart;
}

void evenOut(LeagueChart &chart)
{
    for (const ChartLine &each : chart.lines)
        chart.steps = std::max(chart.steps, static_cast<int>(each.values.size()));
    for (ChartLine &each : chart.lines)
        each.values.resize(static_cast<size_t>(chart.steps));
}

} // namespace

LeagueChart pointsChart(const League &league, const Competition &competition,
                        const TableScope &scope)
{
    return roundByRound(league, competition, scope,
                        [](const StandingRow &row) { return row.points.toDouble(); });
}

LeagueChart placesChart(const League &league, const Competition &competition,
                        const TableScope &scope)
{
    return roundByRound(league, competition, scope,
                        [](const StandingRow &row) { return static_cast<double>(row.rank); });
}

LeagueChart valuesChart(const League &league, const std::vector<EntrantId> &teams,
                        const ResultScope &scope)
{
    const TeamIndex index(league);
    LeagueChart chart;
    QHash<EntrantId, size_t> places;
    for (const EntrantId &each : teams) {
        places.insert(each, chart.lines.size());
        chart.lines.push_back({each.text(), index.name(each), {}});
    }
    forEachResult(league, scope, [&](const DecidedFixture &each) {
        const FixtureOutcome &outcome = *each.fixture.outcome;
        for (const auto &[team, value] : {std::pair(each.fixture.home, outcome.homeValue),
                                          std::pair(each.fixture.away, outcome.awayValue)}) {
            if (value > 0 && places.contains(team))
                chart.lines[places.value(team)].values.emplace_back(value);
        }
    });
    for (const EntrantId &each : teams) {
        const LeagueTeam *team = index.team(each);
        if (team && team->figures.value > 0)
            chart.lines[places.value(each)].values.emplace_back(team->figures.value);
    }
    evenOut(chart);
    return chart;
}

LeagueChart ratingsChart(const League &league, const RatingQuery &query, int most)
{
    LeagueChart chart;
    for (const RatingLine &each : ratingsOf(league, query)) {
        if (static_cast<int>(chart.lines.size()) >= most)
            break;
        ChartLine line{u"%1/%2"_s.arg(each.coach.text(), each.roster.text()), each.name, {}};
        for (const double rating : each.curve)
            line.values.emplace_back(rating);
        chart.lines.push_back(std::move(line));
    }
    evenOut(chart);
    return chart;
}

} // namespace dugout
