// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguetables.h"

#include "core/leaguebook/leaguedraw.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueTablesWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueTables)
};

bool isIn(const Competition &competition, const TableScope &scope, const EntrantId &team)
{
    if (scope.phase < 0 || static_cast<size_t>(scope.phase) >= competition.phases.size())
        return true;
    const Phase &phase = competition.phases[static_cast<size_t>(scope.phase)];
    const auto division = static_cast<size_t>(scope.division);
    const std::vector<EntrantId> &teams = scope.division >= 0 && division < phase.divisions.size()
        ? phase.divisions[division]
        : phase.seeds;
    return !phase.begun || std::find(teams.begin(), teams.end(), team) != teams.end();
}

Entrant entrantOf(const League &league, const CompetitionEntry &entry)
{
    Entrant entrant;
    entrant.id = entry.team;
    entrant.lot = entry.lot;
    entrant.name = teamName(league, entry.team);
    entrant.coach = coachName(league, entry.team);
    if (const LeagueTeam *team = league.team(entry.team)) {
        entrant.club = team->club;
        entrant.teamValue = team->figures.value;
        entrant.fanFactor = team->figures.fanFactor;
        entrant.treasury = team->figures.treasury;
    }
    return entrant;
}

} // namespace

Result<StandingsRules> standingsRulesOf(const CompetitionRules &rules)
{
    StandingsRules standings;
    auto points = PointsFormula::parse(rules.points, rules.columns);
    if (!points)
        return points.error();
    standings.points = *std::move(points);
    standings.tieBreaks = rules.tieBreaks;
    standings.bestResults = rules.bestResults;
    standings.bye = rules.bye;
    standings.byeOpponent = rules.byeOpponent;
    standings.forfeitOpponent = rules.forfeitOpponent;
    standings.headToHeadNeedsAll = rules.headToHeadNeedsAll;
    standings.awardedTd = rules.awardedTd;
    return standings;
}

std::vector<FixtureResult> resultsOf(const Competition &competition, const TableScope &scope)
{
    std::vector<FixtureResult> results;
    for (size_t p = 0; p < competition.phases.size(); ++p) {
        if (scope.phase >= 0 && static_cast<size_t>(scope.phase) != p)
            continue;
        for (const LeagueRound &round : competition.phases[p].rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                const bool counts = each.outcome && !each.friendly
                    && isIn(competition, scope, each.home)
                    && (each.isBye() || isIn(competition, scope, each.away));
                if (counts)
                    results.push_back(each.outcome->result);
            }
        }
    }
    return results;
}

StandingsInput standingsInputOf(const League &league, const Competition &competition,
                                const TableScope &scope)
{
    StandingsInput input;
    for (const CompetitionEntry &each : competition.entries) {
        if (!isIn(competition, scope, each.team))
            continue;
        input.entrants.push_back(entrantOf(league, each));
        if (each.left)
            input.withdrawals.push_back({each.team, each.results});
    }
    input.results = resultsOf(competition, scope);
    for (const HandPoints &each : competition.handPoints) {
        if (isIn(competition, scope, each.entrant))
            input.handPoints.push_back(each);
    }
    return input;
}

Result<Standings> standingsOf(const League &league, const Competition &competition,
                              const TableScope &scope)
{
    const auto rules = standingsRulesOf(competition.rules);
    if (!rules)
        return rules.error();
    return reckonStandings(standingsInputOf(league, competition, scope), *rules);
}

Result<QString> whyThere(const League &league, const Competition &competition,
                         const EntrantId &team, const TableScope &scope)
{
    const auto standings = standingsOf(league, competition, scope);
    if (!standings)
        return standings.error();
    const auto reason = reasonOfPlace(*standings, team);
    if (!reason)
        return Error{u"no-such-team"_s,
                     LeagueTablesWords::tr("%1 does not take part in this competition.")
                         .arg(teamName(league, team)),
                     {}};
    return reasonSentence(*reason);
}

Result<CrossTable> crossTableOf(const League &league, const Competition &competition,
                                const TableScope &scope)
{
    const auto standings = standingsOf(league, competition, scope);
    if (!standings)
        return standings.error();
    CrossTable table;
    QHash<EntrantId, size_t> places;
    for (const StandingRow &row : standings->rows) {
        places.insert(row.entrant.id, table.teams.size());
        table.teams.push_back(row.entrant.id);
    }
    table.cells.assign(table.teams.size(),
                       std::vector<std::vector<FixtureResult>>(table.teams.size()));
    for (const FixtureResult &each : resultsOf(competition, scope)) {
        if (places.contains(each.home) && places.contains(each.away))
            table.cells[places.value(each.home)][places.value(each.away)].push_back(each);
    }
    return table;
}

std::vector<BracketTie> bracketOf(const Competition &competition, int phase)
{
    const auto place = static_cast<size_t>(phase);
    if (phase < 0 || place >= competition.phases.size() || competition.phases[place].places.empty())
        return {};
    const Phase &drawn = competition.phases[place];
    const PhaseRules &rules = competition.rules.phases[place];
    const Bracket bracket{{rules.bestOf, rules.thirdPlace, 1}, drawn.places};
    std::vector<FixtureResult> results;
    for (const LeagueRound &round : drawn.rounds) {
        for (const LeagueFixture &each : round.fixtures) {
            if (!each.outcome || each.isBye() || each.stage == 0)
                continue;
            results.push_back(each.outcome->result);
            results.back().round = each.stage;
        }
    }
    return tiesOf(bracket, results);
}

EntrantId championOf(const League &league, const Competition &competition)
{
    if (!isPlayedOut(competition) && !competition.ended)
        return {};
    const int last = competition.currentPhase();
    const std::vector<BracketTie> ties = bracketOf(competition, last);
    for (const BracketTie &tie : ties) {
        if (tie.number == 0 && !tie.forThird && tie.round == ties.back().round)
            return tie.winner;
    }
    if (last < 0)
        return {};
    const auto standings = standingsOf(league, competition, {last, -1});
    const bool decided = standings && !standings->rows.empty()
        && (standings->rows.size() == 1 || standings->rows[1].rank > 1);
    return decided ? standings->rows.front().entrant.id : EntrantId();
}

} // namespace dugout
