// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leagueshown.h"

#include "core/leaguebook/fixtures/fixturesetup.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int boardLength = 20;
constexpr int graves = 100;

Result<void> gatherTeams(const Club &club, LeagueShown &shown)
{
    for (const LeagueTeam &each : shown.league.teams) {
        const auto kept = club.teams().load(DocumentId(each.id.text()));
        if (kept.failedWith(ErrorCode::StoreNotFound))
            continue;
        if (!kept)
            return kept.error();
        const auto ruleset = club.library().load(kept->team.ruleset.text());
        Team team = kept->team;
        team.coach = coachFor(shown.league, team);
        if (ruleset)
            shown.teams.push_back({team, *ruleset});
    }
    return {};
}

Result<void> gatherBoards(const LeagueRepository &leagues, LeagueShown &shown)
{
    LeaderQuery query;
    query.league = shown.id;
    query.limit = boardLength;
    for (qsizetype i = 0; i < leaderByIds().size(); ++i) {
        query.by = static_cast<LeaderBy>(i);
        auto lines = leagues.leaders(query);
        if (!lines)
            return lines.error();
        std::erase_if(*lines,
                      [&query](const LeaderLine &each) { return each.count(query.by) == 0; });
        shown.boards.push_back({query.by, *std::move(lines)});
    }
    query.limit = graves;
    auto dead = leagues.cemetery(query);
    if (!dead)
        return dead.error();
    shown.cemetery = *std::move(dead);
    return {};
}

} // namespace

Result<LeagueShown> gatherLeague(const LeagueRepository &leagues, const Club &club,
                                 const LeagueId &id)
{
    const auto open = leagues.open(id);
    if (!open)
        return open.error();
    LeagueShown shown;
    shown.id = id;
    shown.league = open->league();
    shown.madeMs = club.clock()();
    if (shown.league.isFounded()) {
        const auto ruleset = club.library().load(shown.league.currentRules().ruleset.text());
        if (ruleset)
            shown.ruleset = *ruleset;
    }
    if (auto done = gatherTeams(club, shown); !done)
        return done.error();
    if (auto done = gatherBoards(leagues, shown); !done)
        return done.error();
    return shown;
}

QString raceName(const Ruleset *ruleset, const RosterId &roster)
{
    const Roster *found = ruleset ? ruleset->rosters().find(roster) : nullptr;
    if (found)
        return localized(found->name);
    const Warband *band = ruleset ? ruleset->warbands().find(WarbandId(roster.text())) : nullptr;
    return band ? localized(band->name) : roster.text();
}

QString roleName(const LeagueLook &look, const LeaderLine &line)
{
    const LeagueTeam *team = look.league.team(line.team);
    const Roster *roster
        = look.ruleset && team ? look.ruleset->rosters().find(team->roster) : nullptr;
    if (roster) {
        for (const Position &each : roster->positions) {
            if (each.id.text() == line.role)
                return localized(each.name);
        }
    }
    const StarPlayer *star = look.ruleset ? look.ruleset->stars().find(StarId(line.role)) : nullptr;
    return star ? localized(star->name) : line.role;
}

std::vector<const LeagueRound *> publishedRounds(const Competition &competition)
{
    std::vector<const LeagueRound *> rounds;
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &each : phase.rounds) {
            if (each.published)
                rounds.push_back(&each);
        }
    }
    return rounds;
}

} // namespace dugout
