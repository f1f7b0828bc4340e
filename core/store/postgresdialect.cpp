// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/postgresdialect.h"

#include "core/store/connection.h"
#include "core/store/storefault.h"

#include <QSqlDatabase>
#include <QSqlError>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Any number will do, as long as every Dugout takes the same one.
constexpr int migrationLock = 0x44677574;

bool isConnectionLoss(const QString &state, const QSqlError &error)
{
    if (state.startsWith(u"08"_s) || state.startsWith(u"57P"_s))
        return true;
    // libpq knows no state for a connection that is gone or was never made.
    const QString text = error.databaseText();
    return state.isEmpty()
        && (error.type() == QSqlError::ConnectionError || text.contains(u"connection"_s)
            || text.contains(u"terminat"_s) || text.contains(u"closed"_s));
}

/// A refused connection carries no state either, only the server's words.
Error refusedConnection(const QSqlError &error, const StoreLocation &location,
                        const QString &detail)
{
    const QString text = error.databaseText();
    const QString place = location.toString();
    if (text.contains(u"password"_s) || text.contains(u"authentication"_s)
        || text.contains(u"role \""_s) || text.contains(u"pg_hba"_s))
        return StoreFault::login(place, detail);
    if (text.contains(u"database \"%1\""_s.arg(location.database)))
        return StoreFault::noDatabase(place, detail);
    return StoreFault::away(place, detail);
}

} // namespace

QString PostgresDialect::driver() const
{
    return u"QPSQL"_s;
}

void PostgresDialect::describe(QSqlDatabase &database, const StoreLocation &location,
                               ConnectionMode) const
{
    database.setHostName(location.host);
    database.setPort(location.port > 0 ? location.port : -1);
    database.setDatabaseName(location.database);
    database.setUserName(location.user);
    database.setPassword(location.password);
    database.setConnectOptions(u"connect_timeout=5;application_name=dugout;keepalives_idle=30"_s);
}

Error PostgresDialect::fault(const QSqlError &error, const StoreLocation &location) const
{
    const QString state = error.nativeErrorCode();
    const QString detail = u"PostgreSQL %1: %2"_s.arg(state, error.text());
    const QString place = location.toString();
    if (error.type() == QSqlError::ConnectionError)
        return refusedConnection(error, location, detail);
    if (isConnectionLoss(state, error))
        return StoreFault::away(place, detail);
    if (state.startsWith(u"40"_s) || state == u"55P03"_s)
        return StoreFault::busy(place, detail);
    if (state == u"53100"_s)
        return StoreFault::diskFull(place, detail);
    if (state.startsWith(u"58"_s))
        return StoreFault::diskError(place, detail);
    if (state == u"25006"_s)
        return StoreFault::readOnly(place, detail);
    if (state == u"42501"_s)
        return StoreFault::noPermission(place, detail);
    if (state.startsWith(u"XX"_s))
        return StoreFault::damaged(place, detail);
    return StoreFault::failed(place, detail);
}

QString PostgresDialect::beginReading() const
{
    return u"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"_s;
}

QString PostgresDialect::beginWriting() const
{
    return u"BEGIN ISOLATION LEVEL READ COMMITTED"_s;
}

Result<void> PostgresDialect::commit(Connection &connection) const
{
    // Not by a plain COMMIT, which is answered with success even when it turns into a rollback.
    QSqlDatabase database = connection.database();
    if (!database.commit())
        return connection.failed(database.lastError());
    return {};
}

Result<SchemaState> PostgresDialect::inspect(Connection &connection) const
{
    const auto tables = connection.column(
        u"SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = 'dugout'"_s);
    if (!tables)
        return tables.error();
    SchemaState state;
    if (!tables->contains(u"schema_version"_s)) {
        state.owner = tables->isEmpty() ? SchemaState::Owner::Nobody : SchemaState::Owner::Other;
        state.detail = tables->join(u", "_s);
        return state;
    }
    const auto version = connection.value(u"SELECT max(version) FROM dugout.schema_version"_s);
    if (!version)
        return version.error();
    state.owner = SchemaState::Owner::Dugout;
    state.version = version->toInt();
    return state;
}

Result<void> PostgresDialect::enterSession(Connection &connection, ConnectionMode mode) const
{
    if (auto set = connection.execute(u"SET search_path TO dugout"_s); !set)
        return set.error();
    // The server may have been told to acknowledge before it has written; we never want that.
    if (auto set = connection.execute(u"SET synchronous_commit TO on"_s); !set)
        return set.error();
    if (auto set = connection.execute(u"SET client_min_messages TO warning"_s); !set)
        return set.error();
    const bool readOnly = mode == ConnectionMode::ReadOnly;
    return connection.execute(
        u"SET default_transaction_read_only TO %1"_s.arg(readOnly ? u"on"_s : u"off"_s));
}

Result<QStringList> PostgresDialect::settle(Connection &) const
{
    return QStringList();
}

Result<QMap<QString, QString>> PostgresDialect::settings(Connection &connection) const
{
    QMap<QString, QString> values;
    for (const QString &name :
         {u"search_path"_s, u"server_encoding"_s, u"server_version"_s, u"synchronous_commit"_s}) {
        const auto value = connection.value(u"SHOW "_s + name);
        if (!value)
            return value.error();
        values.insert(name, *value);
    }
    return values;
}

Result<void> PostgresDialect::beforeMigrating(Connection &) const
{
    return {};
}

Result<void> PostgresDialect::afterMigrating(Connection &) const
{
    return {};
}

Result<void> PostgresDialect::beginStep(Connection &connection) const
{
    if (auto lock = connection.value(u"SELECT pg_advisory_xact_lock(%1)"_s.arg(migrationLock));
        !lock)
        return lock.error();
    // Asked first, because IF NOT EXISTS wants the right to create even when there is nothing to
    // do.
    const auto schema = connection.value(
        u"SELECT nspname FROM pg_catalog.pg_namespace WHERE nspname = 'dugout'"_s);
    if (!schema)
        return schema.error();
    if (schema->isEmpty()) {
        if (auto made = connection.execute(u"CREATE SCHEMA dugout"_s); !made)
            return made.error();
    }
    return connection.execute(
        u"CREATE TABLE IF NOT EXISTS dugout.schema_version (version INTEGER NOT NULL PRIMARY KEY)"_s);
}

Result<void> PostgresDialect::endStep(Connection &connection, int version) const
{
    return connection.execute(
        u"INSERT INTO dugout.schema_version (version) VALUES (%1)"_s.arg(version));
}

Result<QStringList> PostgresDialect::findDamage(Connection &) const
{
    // The server checks keys as it goes and pages as it reads them.
    return QStringList();
}

} // namespace dugout
