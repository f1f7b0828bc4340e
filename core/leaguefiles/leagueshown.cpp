// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/leagueshown.h"

#include "core/leaguebook/fixtures/fixturesetup.h"

#include <algorithm>

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

/// The newest of them; what cannot be read is told by the fixture alone.
void gatherRecords(const LeagueRepository &leagues, LeagueShown &shown)
{
    constexpr size_t most = 300;
    if (shown.league.seasons.empty())
        return;
    for (const Competition &competition : shown.league.seasons.back().competitions) {
        const auto rounds = publishedRounds(competition);
        for (auto round = rounds.rbegin(); round != rounds.rend(); ++round) {
            for (const LeagueFixture &each : (*round)->fixtures) {
                if (!each.outcome || each.match.isEmpty() || shown.records.size() >= most)
                    continue;
                if (auto record = leagues.record(each.match); record && record->sides.size() == 2)
                    shown.records.emplace(each.id, *std::move(record));
            }
        }
    }
}

} // namespace

std::vector<LiveMatch> liveMatches(const Club &club, const League &league)
{
    JournalQuery running;
    running.state = JournalState::Running;
    const auto games = club.matches().list(running);
    std::vector<LiveMatch> all;
    if (!games || league.seasons.empty())
        return all;
    for (const Competition &competition : league.seasons.back().competitions) {
        for (const LeagueRound *round : publishedRounds(competition)) {
            for (const LeagueFixture &fixture : round->fixtures) {
                const auto game
                    = std::find_if(games->begin(), games->end(), [&](const JournalSummary &each) {
                          return !fixture.outcome && each.id == fixture.match;
                      });
                if (game != games->end())
                    all.push_back(
                        {fixture.home, fixture.away, standingFromJson(game->stand.standing)});
            }
        }
    }
    return all;
}

TeamDress dressOf(const LeagueShown &shown, const LeagueTeam &team)
{
    const auto kept
        = std::find_if(shown.teams.begin(), shown.teams.end(), [&team](const TeamWithRules &each) {
              return each.team.id.text() == team.id.text();
          });
    if (kept == shown.teams.end())
        return ownDress(team.name, team.roster);
    return {kept->team.primary, kept->team.secondary, kept->team.badge};
}

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
    gatherRecords(leagues, shown);
    shown.live = liveMatches(club, shown.league);
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
