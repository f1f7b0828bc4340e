// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/report/report.h"

#include "core/match/report/reportsides.h"
#include "core/match/report/reportwalk.h"
#include "core/match/words/matchtexts.h"
#include "core/rules/knownwords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void addPlayers(MatchReport &report, const MatchContext &context, const MatchState &state)
{
    const TeamRules rules = teamRules(context.ruleset(), context.setup().options);
    for (const Seat seat : {0, 1}) {
        for (const MatchPlayer &player : state.side(seat).players) {
            if (player.achievements == AchievementCounts{})
                continue;
            // Who is hired for the match learns nothing from it.
            const PlayerKind kind = player.who->player.kind;
            const bool learns = kind == PlayerKind::Rostered || kind == PlayerKind::Journeyman;
            int points = 0;
            for (const Achievement achievement : allAchievements)
                points += learns
                    ? player.achievements.count(achievement) * rules.pointsFor(achievement)
                    : 0;
            ReportPlayer line = reportPlayer(player, seat);
            line.achievements = player.achievements;
            line.points = points;
            report.players.push_back(std::move(line));
        }
    }
}

void addCasualties(MatchReport &report, const MatchContext &context, const MatchState &state)
{
    for (const CasualtyRecord &record : state.casualties) {
        const TableRow *row = context.rowById(Tables::Casualty, record.result.text());
        report.casualties.push_back({record, playerName(state, record.victim),
                                     record.by.isValid() ? playerName(state, record.by) : QString(),
                                     row ? row->name : LocalizedText{}});
    }
}

} // namespace

int MatchReport::scoredIn(int half, Seat seat) const
{
    return static_cast<int>(
        std::count_if(drives.begin(), drives.end(), [half, seat](const DriveRecord &drive) {
            return drive.half == half && drive.scoredBy == seat;
        }));
}

int MatchReport::halves() const
{
    int most = 2;
    for (const DriveRecord &drive : drives)
        most = std::max(most, drive.half);
    return most;
}

ReportPlayer reportPlayer(const MatchPlayer &player, Seat seat)
{
    ReportPlayer made;
    made.seat = seat;
    made.id = player.id();
    made.number = player.who->player.number;
    if (!player.isCalledByRole())
        made.name = player.who->player.name;
    made.role = player.who->role;
    return made;
}

MatchReport makeReport(const MatchSession &session)
{
    const MatchContext &context = session.game().context();
    // With the whistle everything is over, also while a card could still be played.
    const MatchState seen = session.game().seen(session.state());
    const MatchState &state = seen.over ? seen : session.state();
    const ReportWalk walk(session);
    MatchReport report;
    report.ruleset = context.ruleset().id();
    report.rulesetName = context.ruleset().name();
    report.competition = context.setup().fixture.competition;
    report.round = context.setup().fixture.round;
    const auto &groups = session.log().groups();
    if (!groups.empty()) {
        report.startedMs = groups.front().atMs;
        report.lastMs = groups.back().atMs;
    }
    report.over = state.over;
    report.winner = state.winner();
    for (const Seat seat : {0, 1}) {
        ReportSide side = reportSide(context, state, seat);
        side.timeMs = walk.timeOf(seat);
        report.sides.at(static_cast<size_t>(seat)) = std::move(side);
    }
    report.drives = state.drives;
    report.moments = walk.moments();
    addConditions(report, context, state);
    addPlayers(report, context, state);
    addCasualties(report, context, state);
    report.luck = LuckReport(walk.rolls()).rows();
    return report;
}

} // namespace dugout
