// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultbysheets.h"

#include "core/club/teamoutcomes.h"
#include "core/match/state/promptnames.h"
#include "core/team/playerstats.h"

#include <algorithm>

namespace dugout {

namespace {

AchievementCounts achievementsBetween(const AchievementCounts &before,
                                      const AchievementCounts &after)
{
    AchievementCounts between;
    for (const Achievement achievement : allAchievements)
        between = between.with(achievement,
                               std::max(0, after.count(achievement) - before.count(achievement)));
    return between;
}

ResultPlayer playerBetween(const Player &before, const Player &after, const Ruleset &ruleset)
{
    return {after.id,
            after.number,
            after.name,
            after.position.text(),
            achievementsBetween(before.achievements, after.achievements),
            std::max(0, starPlayerPoints(after, ruleset) - starPlayerPoints(before, ruleset)),
            0,
            after.status == PlayerStatus::Dead,
            {}};
}

void addPlayers(ResultSide &side, const Team &before, const Team &after, const Ruleset &ruleset)
{
    for (const Player &came : before.players) {
        const Player *left = after.everPlayer(came.id);
        ResultPlayer player = playerBetween(came, left ? *left : came, ruleset);
        side.casualties += player.achievements.casualties;
        side.completions += player.achievements.completions;
        side.interceptions += player.achievements.interceptions;
        side.players.push_back(std::move(player));
    }
}

/// Its list entry has no score in what the first release kept, and hired players have no sheet: all
/// touchdowns stand among what was entered.
int scoreOf(const ResultSide &side, const MatchSession &session, Seat seat)
{
    int noted = 0;
    for (const ResultPlayer &player : side.players)
        noted += player.achievements.touchdowns;
    int entered = 0;
    for (const EventGroup &group : session.log().groups()) {
        entered += static_cast<int>(
            std::count_if(group.events.begin(), group.events.end(), [seat](const Event &event) {
                return event.prompt == Asks::Touchdown && event.seat == seat;
            }));
    }
    return std::max({noted, entered, session.state().side(seat).score});
}

} // namespace

std::optional<ResultRecord> resultBySheets(DocumentStore &documents, const Journal &journal,
                                           const MatchSession &session)
{
    const MatchContext &context = session.game().context();
    const MatchSetup &setup = context.setup();
    ResultRecord result;
    result.id = journal.header.id;
    result.game = journal.header.game;
    result.ruleset = setup.ruleset;
    result.rules = journal.header.rules;
    result.league = setup.league;
    result.occasion = setup.occasion;
    if (const auto &groups = session.log().groups(); !groups.empty()) {
        result.startedMs = groups.front().atMs;
        result.finishedMs = groups.back().atMs;
    }
    result.onSheets = true;
    for (const Seat seat : {0, 1}) {
        const Team &came = context.team(seat);
        const auto noted = keptOutcome(documents, came.id, result.id);
        if (setup.league && context.roster(seat) && !noted)
            return std::nullopt;
        const Team &left = noted ? *noted : came;
        ResultSide side;
        side.team = came.id;
        side.name = came.name;
        side.coach = came.coach;
        side.roster = came.roster.text();
        side.confirmed = true;
        side.before = figuresOf(came, context.ruleset());
        side.after = figuresOf(left, context.ruleset());
        addPlayers(side, came, left, context.ruleset());
        side.score = scoreOf(side, session, seat);
        result.sides.push_back(std::move(side));
    }
    const int lead = result.sides[0].score - result.sides[1].score;
    result.winner = lead == 0 ? noSeat : lead > 0 ? 0 : 1;
    return result;
}

} // namespace dugout
