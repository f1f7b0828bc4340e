// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/shareddoor.h"

#include "core/store/connection.h"
#include "core/store/hostedlogins.h"
#include "core/store/query.h"
#include "core/store/sharedaddress.h"
#include "core/store/transaction.h"
#include "core/text/plaintext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the server says of the line itself.
Result<void> lookAtSafety(Connection &connection, ServerLook &look)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query row(connection,
              u"SELECT coalesce(s.ssl, false), coalesce(s.version, ''), "
              "pg_catalog.inet_server_addr() IS NULL FROM (SELECT 1) one LEFT JOIN "
              "pg_catalog.pg_stat_ssl s ON s.pid = pg_catalog.pg_backend_pid()"_s);
    if (auto done = row.run(); !done)
        return done;
    if (const auto found = row.next(); !found || !*found)
        return found ? Result<void>() : found.error();
    // A certificate that is kept is the one server's and nobody else's.
    const QMap<QString, QString> &options = connection.location().options;
    const bool isVerified = options.value(u"sslmode"_s) == u"verify-full"_s
        || (options.value(u"sslmode"_s) == u"verify-ca"_s && options.contains(u"sslrootcert"_s));
    if (row.variant(0).toBool())
        look.safety = isVerified ? LineSafety::Verified : LineSafety::Encrypted;
    else
        look.safety = row.variant(2).toBool() ? LineSafety::Local : LineSafety::Open;
    look.protocol = plainLine(row.text(1));
    return {};
}

} // namespace

void SharedDoor::keepPassword(const QString &address, const QString &password)
{
    const QMutexLocker locker(&m_mutex);
    m_passwords.insert(address, password);
}

Result<StoreLocation> SharedDoor::locationOf(const QString &address) const
{
    auto location = sharedLocation(address);
    if (!location)
        return location;
    const QString key = location->toString();
    QMutexLocker locker(&m_mutex);
    const QString kept = m_passwords.value(key);
    locker.unlock(); // a server is asked as long as it takes
    const ServerAddress place = serverAddress(*location);
    const auto password = kept.isEmpty() ? Result<QString>(rememberedPassword(place, m_keeper))
                                         : typedPasswordTo(*location, kept);
    if (!password)
        return password.error();
    location->password = *password;
    // What was just typed and has opened something is kept where the desktop keeps such things.
    if (!kept.isEmpty() && *password != kept)
        (void)rememberPassword(place, *password, m_keeper, false);
    locker.relock();
    if (m_passwords.value(key) == kept && *password != kept)
        m_passwords.insert(key, *password);
    return location;
}

Result<std::unique_ptr<LeagueServer>> SharedDoor::open(const QString &address,
                                                       SharedServer::Use use) const
{
    const auto location = locationOf(address);
    return location ? SharedServer::open(*location, use)
                    : Result<std::unique_ptr<LeagueServer>>(location.error());
}

Result<void> SharedDoor::makeDatabase(const QString &address) const
{
    auto location = locationOf(address);
    if (!location)
        return location.error();
    const QString statement = databaseStatement(location->database);
    location->database = u"postgres"_s; // every server has it
    const auto connection = Connection::open(*location, ConnectionMode::ReadWrite);
    return connection ? (*connection)->execute(statement) : Result<void>(connection.error());
}

Result<void> SharedDoor::makeLogin(const QString &address, const QString &person,
                                   const QString &verifier) const
{
    const auto location = locationOf(address);
    if (!location)
        return location.error();
    const auto connection = Connection::open(*location, ConnectionMode::ReadWrite);
    return connection ? (*connection)->execute(newLoginStatement(person, verifier))
                      : Result<void>(connection.error());
}

Result<ServerLook> SharedDoor::look(const QString &address) const
{
    const auto location = locationOf(address);
    if (!location)
        return location.error();
    auto connection = Connection::open(*location, ConnectionMode::ReadOnly);
    if (!connection)
        return connection.error();
    const auto state = inspectShared(**connection);
    if (!state)
        return state.error();
    ServerLook look{location->toString(),
                    plainLine(state->person),
                    state->database,
                    state->isSetUp,
                    state->isMember,
                    state->mayFound,
                    state->maySetUp,
                    {},
                    {},
                    {},
                    {},
                    {},
                    state->isSuperuser};
    look.isOlder = state->need() == SharedNeed::Renewal;
    look.isNewer = state->isMember && state->readableFrom > sharedVersion();
    if (auto seen = lookAtSafety(**connection, look); !seen)
        return seen.error();
    if (!state->isSetUp || !state->isMember || look.isNewer)
        return look;
    const auto server = SharedServer::open(*location, SharedServer::Use::Look);
    if (!server)
        return server.error();
    auto leagues = (*server)->leagues();
    if (!leagues)
        return leagues.error();
    look.leagues = *std::move(leagues);
    return look;
}

} // namespace dugout
