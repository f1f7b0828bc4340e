// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/hostedlogins.h"

#include "core/hosting/hostsettings.h"
#include "core/hosting/leagueguest.h"
#include "core/store/connection.h"
#include "core/store/sharedserver.h"
#include "core/store/sharedsetup.h"
#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

StoreLocation locationOf(const ServerAddress &address)
{
    StoreLocation location;
    location.engine = StoreLocation::Engine::Postgres;
    location.host = address.host;
    location.port = address.port;
    location.database = address.database;
    location.user = address.user;
    location.options = address.options;
    return location;
}

/// All or none.
Result<void> executeAll(Connection &connection, const QStringList &statements)
{
    auto transaction = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    for (const QString &each : statements) {
        if (auto done = connection.execute(each); !done)
            return done;
    }
    return transaction->commit();
}

} // namespace

QString StoreHostDoor::written(const ServerAddress &address) const
{
    return locationOf(address).toString();
}

Result<void> StoreHostDoor::prepare(const QString &address)
{
    const auto location = StoreLocation::parse(address);
    if (!location)
        return location.error();
    // Its owner belongs to no league, so that what is made there shows no leagues to him.
    auto connection = Connection::open(*location, ConnectionMode::ReadWrite);
    if (!connection)
        return connection.error();
    const auto state = inspectShared(**connection);
    if (!state)
        return state.error();
    if (state->need() != SharedNeed::Nothing) {
        if (auto made = setUpShared(**connection, *state); !made)
            return made;
    }
    return executeAll(**connection, slipStatements(location->database));
}

Result<void> StoreHostDoor::giveLogins(const QString &address, const std::vector<HostLogin> &logins)
{
    const auto location = StoreLocation::parse(address);
    if (!location)
        return location.error();
    auto connection = Connection::open(*location, ConnectionMode::ReadWrite);
    if (!connection)
        return connection.error();
    QStringList statements;
    for (const HostLogin &each : logins)
        statements += loginStatements(location->database, each);
    return executeAll(**connection, statements);
}

ServerAddress serverAddress(const StoreLocation &place)
{
    return {place.host, place.port, place.database, place.user, place.options};
}

Result<QString> typedPasswordTo(const StoreLocation &place, const QString &typed)
{
    return passwordTo(serverAddress(place), typed,
                      [](const ServerAddress &address, const QString &password) -> Result<QString> {
                          StoreLocation door = locationOf(address);
                          door.password = password;
                          const auto connection = Connection::open(door, ConnectionMode::ReadOnly);
                          return connection
                              ? (*connection)->value(u"SELECT secret FROM dugout_slips.mine"_s)
                              : Result<QString>(connection.error());
                      });
}

Result<QString> typedSlipTo(ServerAddress &place, const QString &name, const QString &password)
{
    const auto secret = typedPasswordTo(locationOf(place), password);
    const bool isRefused
        = secret.failedWith(ErrorCode::StorePassword) || secret.failedWith(ErrorCode::StoreLogin);
    const QString earlier = earlierLoginFor(name);
    if (!isRefused || earlier == place.user)
        return secret;
    ServerAddress other = place;
    other.user = earlier;
    const auto opened = typedPasswordTo(locationOf(other), password);
    if (!opened)
        return secret;
    place = other;
    return opened;
}

} // namespace dugout
