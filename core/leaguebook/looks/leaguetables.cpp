// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguetables.h"

#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/state/squads.h"

#include <QCoreApplication>
#include <QHash>

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

/// Teams and coaches by their ids: a table asks for each of its entrants, and a league that went
/// through them one by one would take most of the table's time.
class MembersById
{
public:
    explicit MembersById(const League &league)
    {
        m_teams.reserve(static_cast<qsizetype>(league.teams.size()));
        for (const LeagueTeam &each : league.teams)
            m_teams.insert(each.id, &each);
        m_coaches.reserve(static_cast<qsizetype>(league.coaches.size()));
        for (const LeagueCoach &each : league.coaches)
            m_coaches.insert(each.id, &each);
    }

    [[nodiscard]] const LeagueTeam *team(const EntrantId &id) const { return m_teams.value(id); }
    [[nodiscard]] QString coachOf(const LeagueTeam &team) const
    {
        const LeagueCoach *coach = m_coaches.value(team.coach);
        return coach ? coach->name : QString();
    }

private:
    QHash<EntrantId, const LeagueTeam *> m_teams;
    QHash<CoachId, const LeagueCoach *> m_coaches;
};

/// Whether ratings can stand in the place of values: of nobody but a team on paper is it unknown.
template<typename Teams>
bool areRated(const Teams &teams)
{
    bool any = false;
    for (const LeagueTeam *each : teams) {
        if (each && each->figures.value > 0 && each->figures.rating == 0)
            return false;
        any = any || (each && each->figures.rating > 0);
    }
    return any;
}

Entrant tableEntrant(const MembersById &members, const CompetitionEntry &entry, bool byRating)
{
    Entrant entrant;
    entrant.id = entry.team;
    entrant.lot = entry.lot;
    entrant.name = entry.team.text();
    if (const LeagueTeam *team = members.team(entry.team)) {
        entrant.name = team->name;
        entrant.coach = members.coachOf(*team);
        entrant.club = team->club;
        entrant.teamValue = byRating ? team->figures.rating : team->figures.value;
        entrant.fanFactor = team->figures.fanFactor;
        entrant.treasury = team->figures.treasury;
    }
    return entrant;
}

/// All its members as one; the best of their lots is the squad's.
Entrant tableSquad(const MembersById &members, const Competition &competition, const Squad &squad,
                   bool byRating)
{
    Entrant sum;
    sum.id = squad.id;
    sum.name = squad.name;
    QStringList coaches;
    for (const EntrantId &each : squad.members) {
        const Entrant member = tableEntrant(members, *competition.entry(each), byRating);
        coaches.append(member.coach);
        sum.club = coaches.size() == 1 || sum.club == member.club ? member.club : QString();
        sum.teamValue += member.teamValue;
        sum.fanFactor += member.fanFactor;
        sum.treasury += member.treasury;
        if (member.lot > 0 && (sum.lot == 0 || member.lot < sum.lot))
            sum.lot = member.lot;
    }
    sum.coach = coaches.join(u", "_s);
    return sum;
}

bool isAnyIn(const Competition &competition, const TableScope &scope,
             const std::vector<EntrantId> &teams)
{
    return std::any_of(teams.begin(), teams.end(),
                       [&](const EntrantId &each) { return isIn(competition, scope, each); });
}

bool areAllIn(const Competition &competition, const TableScope &scope,
              const std::vector<EntrantId> &teams)
{
    return std::all_of(teams.begin(), teams.end(),
                       [&](const EntrantId &each) { return isIn(competition, scope, each); });
}

void addSquads(const MembersById &members, const Competition &competition, const TableScope &scope,
               StandingsInput &input)
{
    for (const Squad &each : squadsOf(competition)) {
        if (!isAnyIn(competition, scope, each.members))
            continue;
        input.entrants.push_back(tableSquad(members, competition, each, input.byRating));
        if (each.active.empty())
            input.withdrawals.push_back(
                {each.id, competition.entry(each.members.front())->results});
    }
}

/// What nobody noted in a column of the league's own is nothing: a table must not fail for it.
void fillColumns(std::vector<FixtureResult> &results, const QStringList &columns)
{
    for (FixtureResult &result : results) {
        if (columns.isEmpty())
            return;
        for (const QString &name : columns) {
            const bool isSaid
                = std::any_of(result.columns.begin(), result.columns.end(),
                              [&name](const ResultColumn &each) { return each.name == name; });
            if (!isSaid)
                result.columns.push_back({name, 0, 0});
        }
    }
}

/// Calls `look(phase, round)` for every round of the scope.
template<typename Look>
void forEachRound(const Competition &competition, const TableScope &scope, const Look &look)
{
    for (size_t p = 0; p < competition.phases.size(); ++p) {
        if (scope.phase >= 0 && static_cast<size_t>(scope.phase) != p)
            continue;
        for (const LeagueRound &round : competition.phases[p].rounds)
            look(round);
    }
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
    standings.counts = rules.isSkirmish() ? ResultCounts::Skirmish : ResultCounts::Football;
    return standings;
}

std::vector<FixtureResult> resultsOf(const Competition &competition, const TableScope &scope)
{
    const bool squads = competition.rules.hasSquads() && !scope.boards;
    if (squads && competition.rules.squadPoints == SquadPoints::Meetings)
        return encountersOf(competition, scope);
    std::vector<FixtureResult> results;
    forEachRound(competition, scope, [&](const LeagueRound &round) {
        for (const LeagueFixture &each : round.fixtures) {
            const bool counts = each.outcome && !each.friendly
                && isIn(competition, scope, each.home)
                && (each.isBye() || isIn(competition, scope, each.away));
            if (!counts)
                continue;
            FixtureResult result = each.outcome->result;
            if (squads) {
                result.home = entrantOf(competition, result.home);
                result.away = entrantOf(competition, result.away);
            }
            if (result.home != result.away) // two of one squad, paired by hand
                results.push_back(std::move(result));
        }
    });
    return results;
}

std::vector<FixtureResult> encountersOf(const Competition &competition, const TableScope &scope)
{
    std::vector<FixtureResult> results;
    forEachRound(competition, scope, [&](const LeagueRound &round) {
        for (const Meeting &each : meetingsOf(competition, round)) {
            if (areAllIn(competition, scope, each.teams))
                results.push_back(each.result);
        }
    });
    return results;
}

StandingsInput standingsInputOf(const League &league, const Competition &competition,
                                const TableScope &scope)
{
    StandingsInput input;
    const MembersById members(league);
    std::vector<const LeagueTeam *> compared;
    for (const CompetitionEntry &each : competition.entries)
        compared.push_back(members.team(each.team));
    input.byRating = areRated(compared);
    const bool squads = competition.rules.hasSquads() && !scope.boards;
    if (squads)
        addSquads(members, competition, scope, input);
    for (const CompetitionEntry &each : competition.entries) {
        if (squads || !isIn(competition, scope, each.team))
            continue;
        input.entrants.push_back(tableEntrant(members, each, input.byRating));
        if (each.left)
            input.withdrawals.push_back({each.team, each.results});
    }
    input.results = resultsOf(competition, scope);
    fillColumns(input.results, competition.rules.columns);
    for (const HandPoints &each : competition.handPoints) {
        if (!isIn(competition, scope, each.entrant))
            continue;
        input.handPoints.push_back(each);
        if (squads)
            input.handPoints.back().entrant = entrantOf(competition, each.entrant);
    }
    return input;
}

Result<Standings> standingsOf(const League &league, const Competition &competition,
                              const TableScope &scope)
{
    const auto rules = standingsRulesOf(competition.rules);
    if (!rules)
        return rules.error();
    return computeStandings(standingsInputOf(league, competition, scope), *rules);
}

bool comparesByRating(const League &league)
{
    std::vector<const LeagueTeam *> playing;
    for (const LeagueTeam &each : league.teams) {
        if (each.state == MemberState::Active)
            playing.push_back(&each);
    }
    return areRated(playing);
}

Result<QString> whyThere(const League &league, const Competition &competition,
                         const EntrantId &team, const TableScope &scope)
{
    const auto standings = standingsOf(league, competition, scope);
    if (!standings)
        return standings.error();
    const bool ofSquad = !scope.boards && !isSquad(team);
    const auto reason = reasonOfPlace(*standings, ofSquad ? entrantOf(competition, team) : team);
    if (!reason)
        return Error{ErrorCode::NoSuchTeam,
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
    const bool squads = competition.rules.hasSquads() && !scope.boards;
    for (const FixtureResult &each :
         squads ? encountersOf(competition, scope) : resultsOf(competition, scope)) {
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
        for (const Meeting &each : meetingsOf(competition, round)) {
            if (each.result.kind == ResultKind::Bye || each.stage == 0)
                continue;
            results.push_back(each.result);
            results.back().round = each.stage;
        }
    }
    return tiesOf(bracket, results);
}

EntrantId championOf(const League &league, const Competition &competition)
{
    return !competition.ended && lacksRounds(competition) ? EntrantId()
                                                          : winnerOfAll(league, competition);
}

EntrantId winnerOfAll(const League &league, const Competition &competition)
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
