// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sharedserver.h"

#include "core/leaguebook/leagueexport.h"
#include "core/store/connection.h"
#include "core/store/jsontext.h"
#include "core/store/query.h"
#include "core/store/serverline.h"
#include "core/store/sharedfault.h"
#include "core/store/sharedfetch.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"
#include "core/text/plaintext.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QSqlDriver>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString textOf(const QJsonArray &list)
{
    return QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact));
}

QJsonArray arrayOf(const std::vector<QJsonObject> &list)
{
    QJsonArray all;
    for (const QJsonObject &each : list)
        all.append(each);
    return all;
}

/// All of a list, by pieces that a server takes easily: each is asked for once, and each question
/// is a way there and back.
template<typename Put>
Result<void> byPieces(const std::vector<QJsonObject> &list, Put put)
{
    constexpr qsizetype most = 500;
    constexpr qsizetype mostLetters = 2'000'000;
    QStringList piece;
    qsizetype letters = 0;
    for (const QJsonObject &each : list) {
        piece.append(jsonToText(each));
        letters += piece.last().size();
        if (&each != &list.back() && piece.size() < most && letters < mostLetters)
            continue;
        if (auto done = put(u'[' + piece.join(u',') + u']', piece.size()); !done)
            return done.error();
        piece.clear();
        letters = 0;
    }
    return {};
}

/// Calls one of the server's functions inside of a transaction; its answer as a text.
Result<QString> call(Connection &connection, const QString &sql, const QVariantList &values)
{
    Query query(connection, u"SELECT dugout_shared."_s + sql);
    for (const QVariant &each : values) {
        if (each.typeId() == QMetaType::QString)
            query.bind(each.toString());
        else
            query.bind(each);
    }
    if (auto done = query.run(); !done)
        return done.error();
    const auto found = query.next();
    if (!found)
        return found.error();
    return *found ? query.text(0) : QString();
}

/// Calls one of them, and has it kept.
Result<QString> callAndKeep(Connection &connection, const QString &sql, const QVariantList &values)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    auto answer = call(connection, sql, values);
    if (!answer)
        return answer;
    if (auto kept = transaction->commit(); !kept)
        return kept.error();
    return answer;
}

Result<Delivered> deliver(Connection &connection, const QString &sql, const QVariantList &values)
{
    const auto answer = callAndKeep(connection, sql, values);
    if (!answer)
        return answer.error();
    const auto object = jsonFromText(*answer, sql);
    if (!object)
        return object.error();
    const QString done = object->value("done"_L1).toString();
    if (done == u"claimed"_s)
        return Delivered::Claimed;
    return done == u"beside"_s ? Delivered::Beside : Delivered::Kept;
}

QString sideName(FixtureSide side)
{
    return side == FixtureSide::Home ? u"home"_s : u"away"_s;
}

Result<void> done(const Result<QString> &answer)
{
    return answer ? Result<void>() : answer.error();
}

Result<void> bringPieces(Connection &connection, const LeagueParcel &parcel)
{
    QJsonObject header = parcel.header;
    header.insert("sealed"_L1, parcel.isSealed);
    if (auto begun = call(connection, u"share_begin(?, ?, ?::jsonb)"_s,
                          {parcel.id, parcel.title, jsonToText(header)});
        !begun)
        return begun.error();
    qint64 next = 1;
    auto lines = byPieces(parcel.entries, [&](const QString &piece, qsizetype count) {
        const qint64 first = std::exchange(next, next + count);
        return call(connection, u"share_entries(?, ?, ?::jsonb)"_s, {parcel.id, first, piece});
    });
    if (!lines)
        return lines;
    auto teams = byPieces(parcel.teams, [&](const QString &piece, qsizetype) {
        return call(connection, u"share_teams(?, ?::jsonb)"_s, {parcel.id, piece});
    });
    if (!teams)
        return teams;
    auto matches = byPieces(parcel.matches, [&](const QString &piece, qsizetype) {
        return call(connection, u"share_matches(?, ?::jsonb)"_s, {parcel.id, piece});
    });
    if (!matches)
        return matches;
    return done(call(connection, u"share_end(?, ?, ?::jsonb, ?::jsonb)"_s,
                     {parcel.id, static_cast<qint64>(parcel.entries.size()),
                      textOf(parcel.fixtures), jsonToText(parcel.standing)}));
}

QStringList wordsOf(const QString &json)
{
    QStringList words;
    for (const auto &each : QJsonDocument::fromJson(json.toUtf8()).array())
        words.append(plainLine(each.toString()));
    return words;
}

} // namespace

SharedServer::SharedServer(std::unique_ptr<Connection> connection)
    : m_connection(std::move(connection))
{ }

SharedServer::~SharedServer() = default;

Result<SharedSetupState> SharedServer::inspect(const StoreLocation &location)
{
    auto connection = Connection::open(location, ConnectionMode::ReadOnly);
    if (!connection)
        return connection.error();
    return inspectShared(**connection);
}

Result<std::unique_ptr<LeagueServer>> SharedServer::open(const StoreLocation &location, Use use)
{
    auto connection = Connection::open(location, ConnectionMode::ReadWrite);
    if (!connection)
        return connection.error();
    auto state = inspectShared(**connection);
    if (!state)
        return state.error();
    const QString place = location.toString();
    if (!state->isSetUp && use == Use::Founding && state->maySetUp) {
        if (auto made = setUpShared(**connection, *state); !made)
            return made.error();
        state = inspectShared(**connection);
        if (!state)
            return state.error();
    }
    if (!state->isSetUp)
        return SharedFault::notSetUp(place);
    if (!state->isMember)
        return SharedFault::notLetIn(place);
    if (state->readableFrom > sharedVersion())
        return SharedFault::newer(place, state->version, sharedVersion());
    if (use == Use::Founding && !state->mayFound)
        return SharedFault::mayNotFound(place);
    std::unique_ptr<SharedServer> server(new SharedServer(*std::move(connection)));
    server->m_onlyReads = state->version > sharedVersion();
    if (server->m_onlyReads) {
        if (auto set = server->m_connection->execute(u"SET default_transaction_read_only TO on"_s);
            !set)
            return set.error();
    }
    return std::unique_ptr<LeagueServer>(std::move(server));
}

QString SharedServer::address() const
{
    return m_connection->location().toString();
}

Result<QString> SharedServer::person()
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    return m_connection->value(u"SELECT session_user"_s);
}

Result<std::vector<SharedSummary>> SharedServer::leagues()
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(
        *m_connection,
        u"SELECT l.id, l.title, m.kind, to_json(m.teams)::text, l.state, l.entries, l.changes "
        "FROM dugout_shared.league l JOIN dugout_shared.member m ON m.league = l.id "
        "WHERE m.person = session_user AND m.kind <> 'former' ORDER BY l.title, l.id"_s);
    if (auto done = rows.run(); !done)
        return done.error();
    std::vector<SharedSummary> leagues;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return leagues;
        leagues.push_back({LeagueId(rows.text(0)), plainLine(rows.text(1)),
                           sharedRoleFrom(rows.text(2)), wordsOf(rows.text(3)),
                           rows.text(4) == u"home"_s, rows.number(5), rows.number(6)});
    }
}

Result<void> SharedServer::bring(const LeagueParcel &parcel)
{
    const Connection::LongWork moving(*m_connection);
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto put = bringPieces(*m_connection, parcel); !put)
        return put;
    return transaction->commit();
}

Result<LeagueParcel> SharedServer::fetch(const LeagueId &id, qint64 afterEntry, qint64 afterChange,
                                         const QMap<QString, qint64> &linesHere)
{
    const Connection::LongWork reading(*m_connection);
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    return fetchShared(*m_connection, id.text(), afterEntry, afterChange, linesHere);
}

Result<QMap<QString, qint64>> SharedServer::runningMatches(const LeagueId &id)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(*m_connection,
               u"SELECT id, entries FROM dugout_shared.match WHERE league = ? "
               "AND state = 'running'"_s);
    if (auto done = rows.bind(id.text()).run(); !done)
        return done.error();
    QMap<QString, qint64> lines;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return lines;
        lines.insert(rows.text(0), rows.number(1));
    }
}

Result<void> SharedServer::takeHome(const LeagueId &id, qint64 changes)
{
    return done(callAndKeep(*m_connection, u"take_home(?, ?)"_s, {id.text(), changes}));
}

Result<Delivered> SharedServer::act(const LeagueId &id, const SharedDeed &deed)
{
    return deliver(*m_connection, u"act(?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb, ?, ?::jsonb)"_s,
                   {id.text(), deed.delivery, deed.first, textOf(arrayOf(deed.entries)),
                    textOf(deed.fixtures), textOf(deed.teams), deed.title,
                    jsonToText(deed.standing)});
}

Result<Delivered> SharedServer::beginMatch(const LeagueId &id, const QString &delivery,
                                           const FixtureId &fixture, const JournalHeader &header)
{
    QJsonObject written = journalToJson({header, {}, {}});
    for (const QLatin1StringView key : {"entries"_L1, "state"_L1, "standing"_L1})
        written.remove(key);
    return deliver(*m_connection, u"begin_match(?, ?, ?, ?, ?::jsonb)"_s,
                   {id.text(), delivery, fixture.text(), header.id.text(), jsonToText(written)});
}

Result<qint64> SharedServer::addMatchEntries(const LeagueId &id, const JournalId &match,
                                             qint64 first, const QJsonArray &entries,
                                             const QJsonObject &standing)
{
    const auto answer
        = callAndKeep(*m_connection, u"add_match_entries(?, ?, ?, ?::jsonb, ?::jsonb)"_s,
                      {id.text(), match.text(), first, textOf(entries), jsonToText(standing)});
    if (!answer)
        return answer.error();
    return answer->toLongLong();
}

Result<Delivered> SharedServer::endMatch(const LeagueId &id, const QString &delivery,
                                         const JournalId &match, const QJsonObject &end)
{
    return deliver(*m_connection, u"end_match(?, ?, ?, ?::jsonb)"_s,
                   {id.text(), delivery, match.text(), jsonToText(end)});
}

Result<Delivered> SharedServer::saveTeam(const LeagueId &id, const QString &delivery,
                                         const QString &team, qint64 base, const QString &name,
                                         const QJsonObject &body)
{
    return deliver(*m_connection, u"save_team(?, ?, ?, ?, ?, ?::jsonb)"_s,
                   {id.text(), delivery, team, base, name, jsonToText(body)});
}

Result<Delivered> SharedServer::signResult(const LeagueId &id, const QString &delivery,
                                           const FixtureId &fixture, FixtureSide side)
{
    return deliver(*m_connection, u"sign_result(?, ?, ?, ?)"_s,
                   {id.text(), delivery, fixture.text(), sideName(side)});
}

Result<Delivered> SharedServer::disputeResult(const LeagueId &id, const QString &delivery,
                                              const FixtureId &fixture, FixtureSide side,
                                              const QString &why)
{
    return deliver(*m_connection, u"dispute_result(?, ?, ?, ?, ?)"_s,
                   {id.text(), delivery, fixture.text(), sideName(side), why});
}

Result<SharedSheet> SharedServer::team(const LeagueId &id, const QString &team)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query row(*m_connection,
              u"SELECT t.revision, t.body::text, coalesce(s.who, '') FROM dugout_shared.team t "
              "LEFT JOIN dugout_shared.team_sheet s ON s.league = t.league AND s.team = t.id "
              "AND s.revision = t.revision WHERE t.league = ? AND t.id = ?"_s);
    if (auto done = row.bind(id.text()).bind(team).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    if (!*found)
        return StoreFault::notFound(team);
    const auto body = jsonFromText(row.text(1), u"team"_s);
    if (!body)
        return body.error();
    return SharedSheet{row.number(0), *body, plainLine(row.text(2))};
}

Result<std::vector<SharedMember>> SharedServer::members(const LeagueId &id)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(*m_connection,
               u"SELECT m.person, m.kind, m.coach, to_json(m.teams)::text, m.said_by, "
               "coalesce(p.place, ''), coalesce(p.match, ''), "
               "coalesce(floor(extract(epoch FROM p.seen) * 1000), 0)::bigint "
               "FROM dugout_shared.member m LEFT JOIN dugout_shared.presence p "
               "ON p.league = m.league AND p.person = m.person "
               "WHERE m.league = ? ORDER BY m.person"_s);
    if (auto done = rows.bind(id.text()).run(); !done)
        return done.error();
    std::vector<SharedMember> members;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return members;
        members.push_back({plainLine(rows.text(0)), sharedRoleFrom(rows.text(1)),
                           plainLine(rows.text(2)), wordsOf(rows.text(3)), plainLine(rows.text(4)),
                           plainLine(rows.text(5)), plainLine(rows.text(6)), rows.number(7)});
    }
}

Result<void> SharedServer::grant(const LeagueId &id, const SharedMember &member)
{
    return done(
        callAndKeep(*m_connection,
                    u"grant_role(?, ?, ?, ?, ARRAY(SELECT jsonb_array_elements_text(?::jsonb)))"_s,
                    {id.text(), member.person, sharedRoleId(member.role), member.coach,
                     textOf(QJsonArray::fromStringList(member.teams))}));
}

Result<void> SharedServer::revoke(const LeagueId &id, const QString &person)
{
    return done(callAndKeep(*m_connection, u"revoke_role(?, ?)"_s, {id.text(), person}));
}

Result<std::vector<SharedClaim>> SharedServer::claims(const LeagueId &id)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(*m_connection,
               u"SELECT id, fixture, match, claimed::text, stands::text, who, "
               "floor(extract(epoch FROM at) * 1000)::bigint FROM dugout_shared.claim "
               "WHERE league = ? AND settled IS NULL ORDER BY at, id"_s);
    if (auto done = rows.bind(id.text()).run(); !done)
        return done.error();
    std::vector<SharedClaim> claims;
    for (;;) {
        const auto more = rows.next();
        if (!more)
            return more.error();
        if (!*more)
            return claims;
        const auto claimed = jsonFromText(rows.text(3), u"claim"_s);
        const auto stands = jsonFromText(rows.text(4), u"claim"_s);
        if (!claimed || !stands)
            return claimed ? stands.error() : claimed.error();
        claims.push_back({plainLine(rows.text(0)), FixtureId(rows.text(1)), JournalId(rows.text(2)),
                          *claimed, *stands, plainLine(rows.text(5)), rows.number(6)});
    }
}

Result<void> SharedServer::settle(const LeagueId &id, const QString &claim, bool asClaimed)
{
    return done(callAndKeep(*m_connection, u"settle(?, ?, ?)"_s,
                            {id.text(), claim, asClaimed ? u"claimed"_s : u"stands"_s}));
}

Result<void> SharedServer::sitAt(const LeagueId &id, const QString &place, const QString &match)
{
    return done(callAndKeep(*m_connection, u"at_table(?, ?, ?)"_s, {id.text(), place, match}));
}

bool SharedServer::listen(const LeagueId &id, const std::function<void()> &heard)
{
    const QSqlDatabase &database = m_connection->database();
    if (!database.isOpen() || ServerLine(database).isBroken())
        return false;
    QSqlDriver *driver = database.driver();
    const QString channel
        = u"dugout_"_s
        + QString::fromLatin1(
              QCryptographicHash::hash(id.text().toUtf8(), QCryptographicHash::Md5).toHex());
    if (!driver->subscribedToNotifications().contains(channel)
        && !driver->subscribeToNotification(channel))
        return false;
    m_listener = std::make_unique<QObject>();
    QObject::connect(driver, &QSqlDriver::notification, m_listener.get(), [heard] { heard(); });
    return true;
}

} // namespace dugout
