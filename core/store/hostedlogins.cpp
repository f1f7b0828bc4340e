// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/hostedlogins.h"

#include "core/store/connection.h"
#include "core/store/sharedserver.h"
#include "core/store/sharedsetup.h"
#include "core/store/transaction.h"

namespace dugout {

QString StoreHostDoor::written(const ServerAddress &address) const
{
    StoreLocation location;
    location.engine = StoreLocation::Engine::Postgres;
    location.host = address.host;
    location.port = address.port;
    location.database = address.database;
    location.user = address.user;
    location.options = address.options;
    return location.toString();
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
    return state->need() == SharedNeed::Nothing ? Result<void>()
                                                : setUpShared(**connection, *state);
}

Result<void> StoreHostDoor::giveLogins(const QString &address, const std::vector<HostLogin> &logins)
{
    const auto location = StoreLocation::parse(address);
    if (!location)
        return location.error();
    auto connection = Connection::open(*location, ConnectionMode::ReadWrite);
    if (!connection)
        return connection.error();
    auto transaction = Transaction::begin(**connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    for (const HostLogin &each : logins) {
        for (const QString &statement : loginStatements(location->database, each)) {
            if (auto done = (*connection)->execute(statement); !done)
                return done;
        }
    }
    return transaction->commit();
}

} // namespace dugout
