// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/leadersums.h"

#include "core/store/query.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// How a match is counted: over its league, its season and its competition.
constexpr QStringView levels[]{
    u"mark.league_id, '', '', ''",
    u"mark.league_id, mark.season_id, '', ''",
    u"mark.league_id, mark.season_id, mark.competition_id, mark.division",
};

QString statement(QStringView level, const QString &sign)
{
    static const QStringList counts{u"touchdowns"_s,  u"casualties"_s,    u"kills"_s,
                                    u"completions"_s, u"interceptions"_s, u"mvps"_s,
                                    u"points"_s};
    QStringList values{sign + u"1"_s};
    QStringList sums{u"matches = leader.matches + excluded.matches"_s};
    for (const QString &each : counts) {
        values.append(sign + u"player."_s + each);
        sums.append(u"%1 = leader.%1 + excluded.%1"_s.arg(each));
    }
    return u"INSERT INTO leader (league_id, season_id, competition_id, division, team_id, "
           "player_id, team_name, roster, name, role, matches, %1, deaths, died_ms) "
           "SELECT %2, side.team_id, player.player_id, side.name, side.roster, player.name, "
           "player.role, %3, %4player.died, player.died * result.finished_ms "
           "FROM result_mark AS mark JOIN result ON result.journal_id = mark.journal_id "
           "JOIN result_side AS side ON side.journal_id = mark.journal_id "
           "JOIN result_player AS player ON player.journal_id = side.journal_id "
           "AND player.seat = side.seat "
           "WHERE mark.journal_id = ? AND side.team_id <> '' "
           "ON CONFLICT (league_id, season_id, competition_id, division, team_id, player_id) "
           "DO UPDATE SET %5, team_name = excluded.team_name, name = excluded.name, "
           "deaths = leader.deaths + excluded.deaths, "
           "died_ms = CASE WHEN excluded.died_ms > leader.died_ms THEN excluded.died_ms "
           "ELSE leader.died_ms END"_s.arg(counts.join(u", "_s), level.toString(),
                                           values.join(u", "_s), sign, sums.join(u", "_s));
}

Result<void> run(Connection &connection, const JournalId &match, const QString &sign)
{
    for (const QStringView level : levels) {
        Query query(connection, statement(level, sign));
        if (auto done = query.bind(match.text()).run(); !done)
            return done;
    }
    return {};
}

} // namespace

Result<void> addToLeaders(Connection &connection, const JournalId &match)
{
    return run(connection, match, QString());
}

Result<void> takeFromLeaders(Connection &connection, const JournalId &match)
{
    Query counted(connection,
                  u"SELECT 1 FROM result JOIN result_mark AS mark ON mark.journal_id = "
                  "result.journal_id WHERE result.journal_id = ?"_s);
    if (auto done = counted.bind(match.text()).run(); !done)
        return done;
    const auto found = counted.next();
    if (!found)
        return found.error();
    if (!*found) // the usual case: it comes for the first time
        return {};
    if (auto done = run(connection, match, u"-"_s); !done)
        return done;
    Query empty(connection, u"DELETE FROM leader WHERE matches <= 0"_s);
    return empty.run();
}

} // namespace dugout
