// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlresultstore.h"

#include "core/club/resultrecord.h"
#include "core/store/jsontext.h"
#include "core/store/leadersums.h"
#include "core/store/query.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

qint64 asNumber(bool value)
{
    return value ? 1 : 0;
}

int asInt(const Query &row, int column)
{
    return static_cast<int>(row.number(column));
}

/// The results that a query asks for, the oldest first; `columns` may name all three tables.
QString selection(const QString &columns, const ResultQuery &query, const QString &join = {})
{
    QString sql = u"SELECT "_s + columns
        + u" FROM result JOIN journal ON journal.id = result.journal_id"_s + join;
    QStringList conditions;
    if (!query.game.isEmpty())
        conditions.append(u"result.game = ?"_s);
    if (!query.team.isEmpty())
        conditions.append(u"result.journal_id IN "
                          "(SELECT journal_id FROM result_side WHERE team_id = ?)"_s);
    if (!conditions.isEmpty())
        sql += u" WHERE "_s + conditions.join(u" AND "_s);
    return sql;
}

void bindTo(Query &statement, const ResultQuery &query)
{
    if (!query.game.isEmpty())
        statement.bind(query.game);
    if (!query.team.isEmpty())
        statement.bind(query.team.text());
}

ResultLine lineFrom(const Query &row)
{
    return {JournalId(row.text(0)), row.text(1), row.text(2),   RulesetId(row.text(3)),
            row.number(4) != 0,     row.text(5), row.number(6), asInt(row, 7),
            row.number(8) != 0,     {}};
}

ResultLineSide sideFrom(const Query &row)
{
    return {TeamId(row.text(1)),
            row.text(2),
            row.text(3),
            row.text(4),
            asInt(row, 5),
            asInt(row, 6),
            {asInt(row, 7), asInt(row, 9), asInt(row, 11), row.text(13)},
            {asInt(row, 8), asInt(row, 10), asInt(row, 12), row.text(14)}};
}

} // namespace

SqlResultStore::SqlResultStore(Connection &connection)
    : m_connection(connection)
{ }

Result<std::vector<ResultLine>> SqlResultStore::list(const ResultQuery &query)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    QString sql = selection(u"result.journal_id, result.game, journal.title, result.ruleset, "
                            "result.league, result.occasion, result.finished_ms, result.winner, "
                            "result.on_sheets"_s,
                            query)
        + u" ORDER BY result.finished_ms, result.journal_id"_s;
    if (query.limit != JournalQuery::all)
        sql += u" LIMIT %1 OFFSET %2"_s.arg(query.limit).arg(query.offset);
    Query rows(m_connection, sql);
    bindTo(rows, query);
    auto lines = rows.all(lineFrom);
    if (!lines)
        return lines.error();
    if (auto done = readSides(query, *lines); !done)
        return done.error();
    return lines;
}

/// Both sides of each line. A page of a long list asks for its own ones, a team for all.
Result<void> SqlResultStore::readSides(const ResultQuery &query, std::vector<ResultLine> &lines)
{
    QHash<QString, size_t> places;
    for (size_t i = 0; i < lines.size(); ++i)
        places.insert(lines[i].id.text(), i);
    QString sql = selection(u"side.journal_id, side.team_id, side.name, side.coach, side.roster, "
                            "side.score, side.casualties, side.value_before, side.value_after, "
                            "side.treasury_before, side.treasury_after, side.fan_factor_before, "
                            "side.fan_factor_after, side.sheet_before, side.sheet_after"_s,
                            query,
                            u" JOIN result_side AS side ON side.journal_id = "
                            "result.journal_id"_s);
    const bool isPage = query.limit != JournalQuery::all;
    if (isPage && !lines.empty()) {
        sql += sql.contains(u" WHERE "_s) ? u" AND "_s : u" WHERE "_s;
        sql += u"result.finished_ms BETWEEN %1 AND %2"_s.arg(lines.front().finishedMs)
                   .arg(lines.back().finishedMs);
    }
    Query rows(m_connection, sql + u" ORDER BY side.journal_id, side.seat"_s);
    bindTo(rows, query);
    return rows.each([&](const Query &row) {
        if (const auto place = places.constFind(row.text(0)); place != places.constEnd())
            lines[*place].sides.push_back(sideFrom(row));
    });
}

Result<ResultRecord> SqlResultStore::read(const JournalId &id)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query row(m_connection, u"SELECT body FROM result WHERE journal_id = ?"_s);
    if (auto done = row.bind(id.text()).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(u"result of "_s + id.text());
    const auto body = jsonFromText(row.text(0), u"result of "_s + id.text());
    if (!body)
        return body.error();
    return resultFromJson(*body);
}

Result<std::vector<JournalId>> SqlResultStore::missing()
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    const auto ids = m_connection.column(
        u"SELECT id FROM journal WHERE owes_result = 1 ORDER BY created_ms, id"_s);
    if (!ids)
        return ids.error();
    std::vector<JournalId> found;
    for (const QString &id : *ids)
        found.emplace_back(id);
    return found;
}

Result<void> SqlResultStore::putWithin(const ResultRecord &result)
{
    if (auto gone = withdrawWithin(result.id); !gone)
        return gone;
    Query query(m_connection,
                u"INSERT INTO result (journal_id, game, ruleset, league, occasion, finished_ms, "
                "winner, on_sheets, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    query.bind(result.id.text()).bind(result.game).bind(result.ruleset.text());
    query.bind(asNumber(result.league)).bind(result.occasion).bind(result.finishedMs);
    query.bind(static_cast<qint64>(result.winner)).bind(asNumber(result.onSheets));
    query.bind(jsonToPackedText(resultToJson(result)));
    if (auto done = query.run(); !done)
        return done;
    if (auto done = settleWithin(result.id); !done)
        return done;
    for (size_t seat = 0; seat < result.sides.size(); ++seat) {
        if (auto done = insertSide(result.id, static_cast<qint64>(seat), result.sides[seat]); !done)
            return done;
    }
    return addToLeaders(m_connection, result.id);
}

Result<void> SqlResultStore::settleWithin(const JournalId &id)
{
    Query query(m_connection,
                u"UPDATE journal SET owes_result = 0 WHERE id = ? AND owes_result = 1"_s);
    return query.bind(id.text()).run();
}

Result<void> SqlResultStore::insertSide(const JournalId &id, qint64 seat, const ResultSide &side)
{
    Query query(m_connection,
                u"INSERT INTO result_side (journal_id, seat, team_id, name, coach, roster, score, "
                "casualties, value_before, value_after, treasury_before, treasury_after, "
                "fan_factor_before, fan_factor_after, sheet_before, sheet_after) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    query.bind(id.text()).bind(seat).bind(side.team.text());
    query.bind(side.name).bind(side.coach).bind(side.roster);
    for (const int number :
         {side.score, side.casualties, side.before.value, side.after.value, side.before.treasury,
          side.after.treasury, side.before.fanFactor, side.after.fanFactor})
        query.bind(static_cast<qint64>(number));
    query.bind(side.before.sum).bind(side.after.sum);
    if (auto done = query.run(); !done)
        return done;
    for (const ResultPlayer &player : side.players) {
        if (auto done = insertPlayer(id, seat, player); !done)
            return done;
    }
    return {};
}

Result<void> SqlResultStore::insertPlayer(const JournalId &id, qint64 seat,
                                          const ResultPlayer &player)
{
    Query query(m_connection,
                u"INSERT INTO result_player (journal_id, seat, player_id, name, role, touchdowns, "
                "casualties, completions, interceptions, mvps, points, kills, died) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    query.bind(id.text()).bind(seat);
    query.bind(player.known.isEmpty() ? player.player.text() : player.known);
    query.bind(player.name).bind(player.role);
    const AchievementCounts &achievements = player.achievements;
    for (const int number :
         {achievements.touchdowns, achievements.casualties, achievements.completions,
          achievements.interceptions, achievements.mvps, player.points, player.kills})
        query.bind(static_cast<qint64>(number));
    return query.bind(asNumber(player.died)).run();
}

Result<void> SqlResultStore::withdrawWithin(const JournalId &id)
{
    if (auto done = takeFromLeaders(m_connection, id); !done)
        return done;
    Query query(m_connection, u"DELETE FROM result WHERE journal_id = ?"_s);
    return query.bind(id.text()).run();
}

/// A match changes its place only with its result.
Result<void> SqlResultStore::markWithin(const ResultMark &mark)
{
    if (auto done = takeFromLeaders(m_connection, mark.match); !done)
        return done;
    Query gone(m_connection, u"DELETE FROM result_mark WHERE journal_id = ?"_s);
    if (auto done = gone.bind(mark.match.text()).run(); !done)
        return done;
    Query query(m_connection,
                u"INSERT INTO result_mark (journal_id, league_id, season_id, competition_id, "
                "division, fixture_id) VALUES (?, ?, ?, ?, ?, ?)"_s);
    query.bind(mark.match.text()).bind(mark.league.text()).bind(mark.season);
    if (auto done = query.bind(mark.competition).bind(mark.division).bind(mark.fixture).run();
        !done)
        return done;
    return addToLeaders(m_connection, mark.match);
}

} // namespace dugout
