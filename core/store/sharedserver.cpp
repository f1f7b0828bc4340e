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
    const bool makes = use == Use::Preparing ? state->need() != SharedNeed::Nothing
                                             : use == Use::Founding && !state->isSetUp;
    if (makes && state->maySetUp) {
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
    server->m_version = state->version;
    if (use == Use::Preparing && state->version < sharedVersion())
        return *server->onlyReads();
    if (state->version > sharedVersion()) {
        if (auto set = server->m_connection->execute(u"SET default_transaction_read_only TO on"_s);
            !set)
            return set.error();
    }
    return std::unique_ptr<LeagueServer>(std::move(server));
}

/// Said anew each time, in the language of that moment.
std::optional<Error> SharedServer::onlyReads() const
{
    if (m_version == sharedVersion())
        return std::nullopt;
    return m_version > sharedVersion() ? SharedFault::newer(address(), m_version, sharedVersion())
                                       : SharedFault::older(address(), m_version, sharedVersion());
}

std::optional<Error> SharedServer::refusesToKeep()
{
    if (!onlyReads())
        return std::nullopt;
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    const auto version = m_connection->value(u"SELECT version FROM dugout_shared.about"_s);
    if (!version)
        return version.error();
    m_version = version->toInt();
    return onlyReads();
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
        u"SELECT l.id, l.title, m.kind, to_json(m.teams)::text, l.state, l.entries, l.changes, "
        "a.version, a.readable_from FROM dugout_shared.about a CROSS JOIN dugout_shared.league l "
        "JOIN dugout_shared.member m ON m.league = l.id WHERE m.person = session_user AND m.kind <> 'former' ORDER BY l.title, l.id"_s);
    int readableFrom = 0;
    auto all = rows.all([this, &readableFrom](const Query &row) {
        m_version = static_cast<int>(row.number(7));
        readableFrom = static_cast<int>(row.number(8));
        return SharedSummary{
            LeagueId(row.text(0)), plainLine(row.text(1)),   sharedRoleFrom(row.text(2)),
            wordsOf(row.text(3)),  row.text(4) == u"home"_s, row.number(5),
            row.number(6)};
    });
    // It may have been prepared anew since this line was opened.
    if (all && readableFrom > sharedVersion())
        return SharedFault::newer(address(), m_version, sharedVersion());
    return all;
}

Result<LeagueParcel> SharedServer::fetch(const LeagueId &id, qint64 afterEntry, qint64 afterChange,
                                         const QMap<QString, qint64> &linesHere,
                                         const QStringList &again)
{
    const Connection::LongWork reading(*m_connection);
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    return fetchShared(*m_connection,
                       {id.text(), m_version, afterEntry, afterChange, linesHere, again});
}

Result<QMap<QString, qint64>> SharedServer::runningMatches(const LeagueId &id)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(*m_connection,
               u"SELECT id, entries FROM dugout_shared.match WHERE league = ? "
               "AND state = 'running'"_s);
    QMap<QString, qint64> lines;
    const auto done = rows.bind(id.text()).each(
        [&lines](const Query &row) { lines.insert(row.text(0), row.number(1)); });
    if (!done)
        return done.error();
    return lines;
}

Result<SharedSheet> SharedServer::team(const LeagueId &id, const QString &team)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query row(*m_connection,
              u"SELECT t.revision, t.body::text, coalesce(s.who, ''), coalesce(%1, '') "
              "FROM dugout_shared.team t "
              "LEFT JOIN dugout_shared.team_sheet s ON s.league = t.league AND s.team = t.id "
              "AND s.revision = t.revision WHERE t.league = ? AND t.id = ?"_s.arg(
                  m_version < firstProvable ? u"''"_s : u"s.match"_s));
    if (auto done = row.bind(id.text()).bind(team).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    // A team on paper stands in the league and has no sheet.
    if (!*found || row.variant(1).isNull())
        return StoreFault::notFound(team);
    const auto body = jsonFromText(row.text(1), u"team"_s);
    if (!body)
        return body.error();
    return SharedSheet{row.number(0), *body, plainLine(row.text(2)), 0, row.text(3)};
}

Result<std::vector<SharedSheet>> SharedServer::sheets(const LeagueId &id, const QString &team)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(
        *m_connection,
        u"SELECT revision, body::text, who, floor(extract(epoch FROM at) * 1000)::bigint, %1 "
        "FROM dugout_shared.team_sheet WHERE league = ? AND team = ? "
        "ORDER BY revision DESC"_s.arg(m_version < firstProvable ? u"''"_s : u"match"_s));
    std::vector<SharedSheet> sheets;
    const auto done
        = rows.bind(id.text()).bind(team).each([&sheets](const Query &row) -> Result<void> {
              // One that cannot be read is no sheet to go back to.
              if (const auto body = jsonFromText(row.text(1), u"team"_s))
                  sheets.push_back({row.number(0), *body, plainLine(row.text(2)), row.number(3),
                                    plainLine(row.text(4))});
              return {};
          });
    if (!done)
        return done.error();
    return sheets;
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
    return rows.bind(id.text()).all([](const Query &row) {
        return SharedMember{plainLine(row.text(0)), sharedRoleFrom(row.text(1)),
                            plainLine(row.text(2)), wordsOf(row.text(3)),
                            plainLine(row.text(4)), plainLine(row.text(5)),
                            plainLine(row.text(6)), row.number(7)};
    });
}

Result<std::vector<SharedClaim>> SharedServer::claims(const LeagueId &id)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query rows(*m_connection,
               u"SELECT id, fixture, match, claimed::text, stands::text, who, "
               "floor(extract(epoch FROM at) * 1000)::bigint, %1 FROM dugout_shared.claim "
               "WHERE league = ? AND settled IS NULL ORDER BY at, id"_s.arg(
                   m_version < firstProvable ? u"''"_s : u"why"_s));
    std::vector<SharedClaim> claims;
    const auto done = rows.bind(id.text()).each([&claims](const Query &row) -> Result<void> {
        const auto claimed = jsonFromText(row.text(3), u"claim"_s);
        const auto stands = jsonFromText(row.text(4), u"claim"_s);
        if (!claimed || !stands)
            return claimed ? stands.error() : claimed.error();
        claims.push_back({plainLine(row.text(0)), FixtureId(row.text(1)), JournalId(row.text(2)),
                          *claimed, *stands, plainLine(row.text(5)), row.number(6),
                          plainLine(row.text(7))});
        return {};
    });
    if (!done)
        return done.error();
    return claims;
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
