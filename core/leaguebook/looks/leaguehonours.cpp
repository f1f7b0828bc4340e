// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguehonours.h"

#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/state/squads.h"

#include <algorithm>

namespace dugout {

namespace {

/// The loser of the final, else the second of the last phase's table.
EntrantId secondOf(const League &league, const Competition &competition, const EntrantId &champion)
{
    const int last = competition.currentPhase();
    const std::vector<BracketTie> ties = bracketOf(competition, last);
    for (const BracketTie &tie : ties) {
        if (tie.number == 0 && !tie.forThird && tie.round == ties.back().round)
            return tie.home == champion ? tie.away : tie.home;
    }
    const auto standings = standingsOf(league, competition, {last, -1});
    constexpr size_t needed = 3;
    if (!standings || standings->rows.size() < 2)
        return {};
    const auto &rows = standings->rows;
    const bool shared = rows.size() >= needed && rows[2].rank == rows[1].rank;
    return shared ? EntrantId() : rows[1].entrant.id;
}

/// Who coached a team in its last match of a competition.
CoachId coachIn(const TeamIndex &teams, const Competition &competition, const EntrantId &team)
{
    CoachId coach = teams.team(team) ? teams.team(team)->coach : CoachId();
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (each.outcome && (each.home == team || each.away == team))
                    coach = teams.coachOf(
                        each, each.home == team ? FixtureSide::Home : FixtureSide::Away);
            }
        }
    }
    return coach;
}

bool isOf(const HonourFilter &filter, const EntrantId &team, const CoachId &coach,
          const RosterId &roster)
{
    return (filter.team.isEmpty() || filter.team == team)
        && (filter.coach.isEmpty() || filter.coach == coach)
        && (filter.roster.isEmpty() || filter.roster == roster);
}

} // namespace

std::vector<HonourLine> hallOfFame(const League &league, const HonourFilter &filter)
{
    const TeamIndex teams(league);
    std::vector<HonourLine> lines;
    for (auto season = league.seasons.rbegin(); season != league.seasons.rend(); ++season) {
        if (!filter.scope.season.isEmpty() && filter.scope.season != season->id)
            continue;
        for (const Competition &each : season->competitions) {
            const bool asked
                = filter.scope.competition.isEmpty() || filter.scope.competition == each.id;
            const EntrantId champion = asked ? championOf(league, each) : EntrantId();
            if (champion.isEmpty())
                continue;
            const EntrantId second = secondOf(league, each, champion);
            for (const EntrantId &winner : withMembers(each, {champion})) { // all of a squad
                const CoachId coach = coachIn(teams, each, winner);
                const bool wanted = isOf(filter, winner, coach, teams.roster(winner))
                    && (filter.scope.division.isEmpty()
                        || divisionOf(each, winner) == filter.scope.division);
                if (wanted)
                    lines.push_back({season->id, season->name, each.id, each.rules.name, winner,
                                     teams.name(winner), coach, teams.coachName(coach),
                                     teams.roster(winner), second});
            }
        }
    }
    return lines;
}

std::vector<Prize> cabinetOf(const League &league, const HonourFilter &filter)
{
    const TeamIndex teams(league);
    std::vector<Prize> prizes;
    for (auto each = league.prizes.rbegin(); each != league.prizes.rend(); ++each) {
        const LeagueTeam *team = teams.team(each->team);
        const Competition *competition
            = filter.scope.division.isEmpty() ? nullptr : league.competition(each->competition);
        const bool wanted = (filter.scope.season.isEmpty() || filter.scope.season == each->season)
            && (filter.scope.competition.isEmpty() || filter.scope.competition == each->competition)
            && (filter.scope.division.isEmpty()
                || (competition && divisionOf(*competition, each->team) == filter.scope.division));
        if (wanted && team && isOf(filter, each->team, team->coach, team->roster))
            prizes.push_back(*each);
    }
    return prizes;
}

} // namespace dugout
