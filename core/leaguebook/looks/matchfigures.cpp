// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/matchfigures.h"

#include "core/leaguebook/looks/packedresults.h"

namespace dugout {

namespace {

LeagueOutcome sideOutcome(ResultKind kind, FixtureSide winner, FixtureSide side)
{
    if (kind == ResultKind::DoubleForfeit)
        return LeagueOutcome::Lost;
    if (winner == FixtureSide::Neither)
        return LeagueOutcome::Drawn;
    return winner == side ? LeagueOutcome::Won : LeagueOutcome::Lost;
}

void setOutcomes(MatchFigures &figures, FixtureSide said)
{
    FixtureResult result;
    result.kind = figures.kind;
    result.winner = said;
    result.td = figures.home.td;
    result.tdAgainst = figures.away.td;
    const FixtureSide winner = winnerOf(result);
    figures.home.outcome = sideOutcome(figures.kind, winner, FixtureSide::Home);
    figures.away.outcome = sideOutcome(figures.kind, winner, FixtureSide::Away);
}

/// The numbers of the teams and coaches that a packed season names, each looked up once.
class SkimmedNames
{
public:
    SkimmedNames(const SkimmedSeason &season, FigureIndex &index)
        : m_season(season)
        , m_index(index)
        , m_teams(season.texts.size(), -1)
        , m_coaches(season.texts.size(), -1)
    { }

    int team(SkimmedText text)
    {
        int &known = m_teams[text];
        if (known < 0)
            known = m_index.team(EntrantId(words(text)));
        return known;
    }
    /// The coach of the team today where none was noted.
    int coach(SkimmedText text, int team)
    {
        if (text == 0)
            return m_index.coachOf(team);
        int &known = m_coaches[text];
        if (known < 0)
            known = m_index.coach(CoachId(words(text)));
        return known;
    }

private:
    [[nodiscard]] QString words(SkimmedText text) const
    {
        return QString::fromUtf8(m_season.texts[text]);
    }

    const SkimmedSeason &m_season;
    FigureIndex &m_index;
    std::vector<int> m_teams;
    std::vector<int> m_coaches;
};

MatchFigures figuresOf(const SkimmedResult &result, SkimmedNames &names)
{
    MatchFigures figures;
    figures.home.team = names.team(result.home);
    figures.away.team = names.team(result.away);
    figures.home.coach = names.coach(result.homeCoach, figures.home.team);
    figures.away.coach = names.coach(result.awayCoach, figures.away.team);
    figures.home.td = result.td;
    figures.away.td = result.tdAgainst;
    figures.home.cas = result.cas;
    figures.away.cas = result.casAgainst;
    figures.kind = result.kind;
    figures.friendly = result.friendly;
    setOutcomes(figures, result.winner);
    return figures;
}

MatchFigures figuresOf(const DecidedFixture &each, FigureIndex &index)
{
    const FixtureOutcome &outcome = *each.fixture.outcome;
    const FixtureResult &result = outcome.result;
    const auto coach = [&index](const CoachId &noted, int team) {
        return noted.isEmpty() ? index.coachOf(team) : index.coach(noted);
    };
    MatchFigures figures;
    figures.home.team = index.team(each.fixture.home);
    figures.away.team = index.team(each.fixture.away);
    figures.home.coach = coach(outcome.homeCoach, figures.home.team);
    figures.away.coach = coach(outcome.awayCoach, figures.away.team);
    figures.home.td = result.td;
    figures.away.td = result.tdAgainst;
    figures.home.cas = result.cas;
    figures.away.cas = result.casAgainst;
    figures.kind = result.kind;
    figures.friendly = each.fixture.friendly;
    figures.entrants = static_cast<int>(each.competition.entries.size());
    setOutcomes(figures, result.winner);
    return figures;
}

/// Walks the seasons one by one and numbers their rounds through.
class FigureWalk
{
public:
    FigureWalk(FigureIndex &index, const std::function<void(const MatchFigures &)> &look)
        : m_index(index)
        , m_look(look)
    { }

    void skim(const SkimmedSeason &season, const CompetitionId &only)
    {
        SkimmedNames names(season, m_index);
        const QByteArray wanted = only.text().toUtf8();
        for (const SkimmedCompetition &each : season.competitions) {
            if (!wanted.isEmpty() && season.texts[each.id] != wanted)
                continue;
            for (const SkimmedResult &result : each.results) {
                MatchFigures figures = figuresOf(result, names);
                figures.entrants = each.entrants;
                figures.round = m_round + result.round;
                m_look(figures);
            }
            m_last = each.results.empty() ? m_last : m_round + each.results.back().round;
        }
        m_round = m_last;
    }
    void walk(const League &league, const ResultScope &scope)
    {
        const LeagueRound *round = nullptr;
        forEachResult(league, scope, [&](const DecidedFixture &each) {
            if (round != &each.round)
                ++m_round;
            round = &each.round;
            MatchFigures figures = figuresOf(each, m_index);
            figures.round = m_round;
            m_look(figures);
        });
        m_last = m_round;
    }

private:
    FigureIndex &m_index;
    const std::function<void(const MatchFigures &)> &m_look;
    int m_round = 0;
    int m_last = 0;
};

} // namespace

FigureIndex::FigureIndex(const League &league)
{
    (void)roster({});
    (void)coach({});
    for (const LeagueCoach &each : league.coaches) {
        m_coachPlaces.insert(each.id, static_cast<int>(m_coaches.size()));
        m_coaches.push_back({each.id, each.name});
    }
    for (const LeagueTeam &each : league.teams) {
        m_teamPlaces.insert(each.id, static_cast<int>(m_teams.size()));
        m_teams.push_back({each.id, each.name, coach(each.coach), roster(each.roster)});
    }
}

int FigureIndex::team(const EntrantId &id)
{
    const auto known = m_teamPlaces.constFind(id);
    if (known != m_teamPlaces.constEnd())
        return *known;
    m_teamPlaces.insert(id, static_cast<int>(m_teams.size()));
    m_teams.push_back({id, id.text(), 0, 0});
    return static_cast<int>(m_teams.size()) - 1;
}

int FigureIndex::coach(const CoachId &id)
{
    const auto known = m_coachPlaces.constFind(id);
    if (known != m_coachPlaces.constEnd())
        return *known;
    m_coachPlaces.insert(id, static_cast<int>(m_coaches.size()));
    m_coaches.push_back({id, {}});
    return static_cast<int>(m_coaches.size()) - 1;
}

int FigureIndex::roster(const RosterId &id)
{
    const auto known = m_rosterPlaces.constFind(id);
    if (known != m_rosterPlaces.constEnd())
        return *known;
    m_rosterPlaces.insert(id, static_cast<int>(m_rosters.size()));
    m_rosters.push_back(id);
    return static_cast<int>(m_rosters.size()) - 1;
}

void forEachFigures(const League &league, const ResultScope &scope, FigureIndex &index,
                    const std::function<void(const MatchFigures &)> &look)
{
    FigureWalk walk(index, look);
    for (const Season &season : league.seasons) {
        if (!scope.season.isEmpty() && scope.season != season.id)
            continue;
        if (!scope.competition.isEmpty() && !season.competitions.has(scope.competition))
            continue;
        // Divisions hang on more than results.
        if (scope.division.isEmpty() && season.competitions.isPacked()) {
            if (const auto skim = skimmed(season.competitions.packed().plain())) {
                walk.skim(*skim, scope.competition);
                continue;
            }
        }
        walk.walk(league, {season.id, scope.competition, scope.division});
    }
}

} // namespace dugout
