// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leagueglance.h"

#include "core/club/club.h"
#include "core/league/numbertext.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/looks/tablescopes.h"
#include "core/team/teamdress.h"

#include <algorithm>

namespace dugout {

namespace {

constexpr size_t mostRows = 8;
constexpr size_t mostMeetings = 4;
constexpr int mostScorers = 4;

/// The dress of each team is read once.
class Dresses
{
public:
    Dresses(const Club &club, const League &league)
        : m_club(club)
        , m_league(league)
    { }

    [[nodiscard]] const TeamDress &of(const EntrantId &id)
    {
        const auto known = m_known.constFind(id);
        return known == m_known.constEnd() ? *m_known.insert(id, read(id)) : *known;
    }

private:
    [[nodiscard]] TeamDress read(const EntrantId &id) const
    {
        if (const auto kept = m_club.teams().loadPlaying(DocumentId(id.text())))
            return {kept->team.primary, kept->team.secondary, kept->team.badge};
        const LeagueTeam *team = m_league.team(id);
        return ownDress(teamName(m_league, id), team ? team->roster : RosterId());
    }

    const Club &m_club;
    const League &m_league;
    QHash<EntrantId, TeamDress> m_known;
};

void addRows(LeagueGlance &glance, const League &league, const Competition &competition,
             Dresses &dresses)
{
    const TableScope scope = usualScopes(competition).front().scope;
    const auto standings = standingsOf(league, competition, scope);
    if (!standings)
        return;
    const auto through = qualifiedFrom(competition, scope, *standings);
    const Season *season = league.seasonOf(competition.id);
    const auto forms = formsOf(league, season ? season->id : SeasonId());
    for (const StandingRow &each : standings->rows) {
        if (glance.rows.size() == mostRows)
            break;
        const EntrantId &id = each.entrant.id;
        const bool goesOn = through
            && std::any_of(through->entrants.begin(), through->entrants.end(),
                           [&id](const Qualifier &one) { return one.entrant.id == id; });
        glance.rows.push_back({each.rank, each.entrant.name, dresses.of(id).badge, each.played,
                               each.td, each.tdAgainst, forms.value(id), numberText(each.points),
                               goesOn});
        glance.badges.insert(each.entrant.name, dresses.of(id).badge);
    }
}

void addResults(LeagueGlance &glance, const League &league, const Competition &competition,
                Dresses &dresses)
{
    std::vector<const LeagueFixture *> done;
    for (const LeagueRound *round : publishedRounds(competition)) {
        for (const LeagueFixture &each : round->fixtures) {
            if (!each.outcome || each.isBye())
                continue;
            glance.round = round->number;
            done.push_back(&each);
        }
    }
    std::stable_sort(done.begin(), done.end(),
                     [](const LeagueFixture *one, const LeagueFixture *other) {
                         return one->outcome->atMs > other->outcome->atMs;
                     });
    done.resize(std::min(done.size(), mostMeetings));
    for (const LeagueFixture *each : done)
        glance.results.push_back({each->id, teamName(league, each->home),
                                  teamName(league, each->away), dresses.of(each->home).badge,
                                  dresses.of(each->away).badge, each->outcome->result});
}

void addScorers(LeagueGlance &glance, const LeagueRepository &leagues,
                const Competition &competition, Dresses &dresses)
{
    LeaderQuery query;
    query.league = glance.id;
    query.competition = competition.id;
    query.limit = mostScorers;
    const auto lines = leagues.leaders(query);
    if (!lines)
        return;
    for (const LeaderLine &each : *lines) {
        if (each.touchdowns > 0)
            glance.scorers.push_back({each.rank, each.name.isEmpty() ? each.teamName : each.name,
                                      dresses.of(each.team).badge, dresses.of(each.team).primary,
                                      each.touchdowns});
    }
}

} // namespace

std::optional<LeagueGlance> glanceAt(const Club &club, const LeagueRepository &leagues,
                                     const LeagueId &id)
{
    const auto open = leagues.open(id);
    const Season *season = open ? open->league().currentSeason() : nullptr;
    if (!season || season->competitions.empty())
        return std::nullopt;
    const League &league = open->league();
    const Competition &competition = season->competitions.back();
    if (competition.rules.isSkirmish() || competition.rules.hasSquads())
        return std::nullopt;
    Dresses dresses(club, league);
    LeagueGlance glance;
    glance.id = id;
    glance.competition = competition.rules.name;
    addResults(glance, league, competition, dresses);
    if (glance.results.empty())
        return std::nullopt;
    addRows(glance, league, competition, dresses);
    addScorers(glance, leagues, competition, dresses);
    return glance;
}

} // namespace dugout
