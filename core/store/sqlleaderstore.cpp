// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlleaderstore.h"

#include "core/store/query.h"
#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// A competition without a word on its division may have players in several of them. Every other
/// question finds each player in one row.
bool asksAcrossDivisions(const LeaderQuery &query)
{
    return !query.competition.isEmpty() && query.division.isEmpty();
}

QString leaderConditions(const LeaderQuery &query)
{
    QStringList conditions{u"league_id = ?"_s, u"season_id = ?"_s, u"competition_id = ?"_s};
    if (!query.division.isEmpty())
        conditions.append(u"division = ?"_s);
    if (!query.roster.isEmpty())
        conditions.append(u"roster = ?"_s);
    if (!query.team.isEmpty())
        conditions.append(u"team_id = ?"_s);
    return conditions.join(u" AND "_s);
}

void bindConditions(const LeaderQuery &query, Query &rows)
{
    rows.bind(query.league.text()).bind(query.season.text()).bind(query.competition.text());
    if (!query.division.isEmpty())
        rows.bind(query.division);
    if (!query.roster.isEmpty())
        rows.bind(query.roster.text());
    if (!query.team.isEmpty())
        rows.bind(query.team.text());
}

QString singleRows(const LeaderQuery &query, const QString &column, const QString &order)
{
    return u"SELECT team_id, team_name, player_id, name, role, matches, touchdowns, casualties, "
           "kills, completions, interceptions, mvps, points, deaths, died_ms FROM leader "
           "WHERE %1 AND %2 > 0 ORDER BY %3 LIMIT %4"_s.arg(leaderConditions(query), column, order)
               .arg(std::max(0, query.limit));
}

/// Adds up what players did in several divisions. First only by what they are ordered: all else is
/// read of those who are shown.
QString addedRows(const LeaderQuery &query, const QString &column, const QString &order)
{
    const QString shown = u"SELECT team_id, player_id FROM (SELECT team_id, player_id, "
                          "MAX(name) AS name, SUM(matches) AS matches, SUM(%2) AS %2, "
                          "MAX(died_ms) AS died_ms FROM leader WHERE %1 "
                          "GROUP BY team_id, player_id) AS summed WHERE %2 > 0 ORDER BY %3 "
                          "LIMIT %4"_s.arg(leaderConditions(query), column, order)
                              .arg(std::max(0, query.limit));
    return u"SELECT * FROM (SELECT team_id, MAX(team_name) AS team_name, player_id, "
           "MAX(name) AS name, MAX(role) AS role, SUM(matches) AS matches, "
           "SUM(touchdowns) AS touchdowns, SUM(casualties) AS casualties, SUM(kills) AS kills, "
           "SUM(completions) AS completions, SUM(interceptions) AS interceptions, "
           "SUM(mvps) AS mvps, SUM(points) AS points, SUM(deaths) AS deaths, "
           "MAX(died_ms) AS died_ms FROM leader WHERE %1 AND (team_id, player_id) IN (%2) "
           "GROUP BY team_id, player_id) AS asked ORDER BY %3"_s.arg(leaderConditions(query), shown,
                                                                     order);
}

LeaderLine leaderFrom(const Query &row)
{
    const auto number = [&row](int column) { return static_cast<int>(row.number(column)); };
    LeaderLine line;
    line.team = EntrantId(row.text(0));
    line.teamName = row.text(1);
    line.player = PlayerId(row.text(2));
    line.name = row.text(3);
    line.role = row.text(4);
    line.matches = number(5);
    line.touchdowns = number(6);
    line.casualties = number(7);
    line.kills = number(8);
    line.completions = number(9);
    line.interceptions = number(10);
    line.mvps = number(11);
    line.points = number(12);
    line.died = number(13) > 0;
    return line;
}

} // namespace

SqlLeaderStore::SqlLeaderStore(Connection &connection)
    : m_connection(connection)
{ }

Result<std::vector<LeaderLine>> SqlLeaderStore::leaders(const LeaderQuery &query)
{
    const QString column = leaderByIds().at(static_cast<qsizetype>(query.by));
    auto lines = read(query, column, u"%1 DESC, matches, name, team_id, player_id"_s.arg(column));
    if (!lines)
        return lines;
    for (size_t i = 1; i < lines->size(); ++i) {
        LeaderLine &line = (*lines)[i];
        const LeaderLine &before = (*lines)[i - 1];
        line.rank = line.count(query.by) == before.count(query.by) ? before.rank
                                                                   : static_cast<int>(i) + 1;
    }
    return lines;
}

Result<std::vector<LeaderLine>> SqlLeaderStore::cemetery(const LeaderQuery &query)
{
    return read(query, u"deaths"_s, u"died_ms DESC, team_id, player_id"_s);
}

/// Most competitions have one division, and nothing to add up.
Result<bool> SqlLeaderStore::hasDivisions(const LeaderQuery &query)
{
    LeaderQuery whole; // all leaders: both ends are found at once
    whole.league = query.league;
    whole.season = query.season;
    whole.competition = query.competition;
    Query ends(
        m_connection,
        u"SELECT 1 FROM (SELECT division FROM leader WHERE %1 ORDER BY division LIMIT 1) "
        "AS lowest, (SELECT division FROM leader WHERE %1 ORDER BY division DESC LIMIT 1) "
        "AS highest WHERE lowest.division <> highest.division"_s.arg(leaderConditions(whole)));
    bindConditions(whole, ends);
    bindConditions(whole, ends);
    if (auto done = ends.run(); !done)
        return done.error();
    return ends.next();
}

/// Those who have any of a column.
Result<std::vector<LeaderLine>> SqlLeaderStore::read(const LeaderQuery &query,
                                                     const QString &column, const QString &order)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    const auto adds = asksAcrossDivisions(query) ? hasDivisions(query) : Result<bool>(false);
    if (!adds)
        return adds.error();
    Query rows(m_connection,
               *adds ? addedRows(query, column, order) : singleRows(query, column, order));
    bindConditions(query, rows);
    if (*adds)
        bindConditions(query, rows);
    return rows.all(leaderFrom);
}

} // namespace dugout
