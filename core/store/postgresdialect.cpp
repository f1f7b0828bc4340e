// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/postgresdialect.h"

#include "core/hosting/hostedserver.h"
#include "core/hosting/hostingwords.h"
#include "core/store/connection.h"
#include "core/store/sharedfault.h"
#include "core/store/storefault.h"

#include <QSqlDatabase>
#include <QSqlError>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Any number will do, as long as every Dugout takes the same one.
constexpr int migrationLock = 0x44677574;

bool isConnectionLoss(const QString &state, const QSqlError &error)
{
    if (state.startsWith(u"08"_s) || state.startsWith(u"57P"_s) || state == u"25P03"_s)
        return true;
    // libpq knows no state for a connection that is gone or was never made.
    const QString text = error.databaseText();
    return state.isEmpty()
        && (error.type() == QSqlError::ConnectionError || text.contains(u"connection"_s)
            || text.contains(u"terminat"_s) || text.contains(u"closed"_s));
}

/// The server says it in the language it was installed in; ours are known.
bool saysOneOf(const QString &text, std::initializer_list<QLatin1StringView> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&text](QLatin1StringView word) { return text.contains(word); });
}

/// A refused connection carries no state either, only the server's words.
Error refusedConnection(const QSqlError &error, const StoreLocation &location,
                        const QString &detail)
{
    const QString text = error.databaseText();
    const QString place = location.toString();
    // An address means nothing to a coach with a slip; it is in the details.
    const bool isSlips
        = location.database == HostedServer::database() && location.user != HostedServer::owner();
    const auto refusedSlip
        = [&](ErrorCode code) { return HostingWords::slipRefused(code, place + u'\n' + detail); };
    if (text.contains("no password supplied"_L1))
        return StoreFault::password(place, false, detail);
    if (saysOneOf(text, {"password auth"_L1, "Passwort-Auth"_L1, "n password fall"_L1}))
        return isSlips ? refusedSlip(ErrorCode::StorePassword)
                       : StoreFault::password(place, true, detail);
    if (saysOneOf(text,
                  {"authentica"_L1, "Authentifi"_L1, "autentifica"_L1, "role \""_L1, "Rolle "_L1,
                   " el rol "_L1, "pg_hba"_L1, "channel binding"_L1, "permission denied"_L1,
                   "keine Berechtigung"_L1, "permiso denegado"_L1}))
        return isSlips ? refusedSlip(ErrorCode::StoreLogin) : StoreFault::login(place, detail);
    if (saysOneOf(text, {"database \""_L1, "Datenbank "_L1, "base de datos "_L1})
        && text.contains(location.database))
        return StoreFault::noDatabase(place, detail);
    return StoreFault::away(place, detail);
}

/// A line that leads nowhere is noticed by the system after about as long as a silent server is by
/// us; `AnswerWatch` sees to one that is reached and says nothing.
QString connectOptions(const StoreLocation &location)
{
    const int patience = location.patienceSeconds();
    QMap<QString, QString> options = location.options;
    options.insert(u"connect_timeout"_s, QString::number(patience));
    options.insert(u"application_name"_s, u"dugout"_s);
    options.insert(u"keepalives_idle"_s, u"10"_s);
    options.insert(u"keepalives_interval"_s, QString::number(patience));
    options.insert(u"keepalives_count"_s, u"2"_s);
    options.insert(u"tcp_user_timeout"_s, QString::number(2000 * patience));
    QStringList all;
    for (auto option = options.begin(); option != options.end(); ++option) {
        QString value = option.value();
        value.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s);
        all.append(option.key() + u"='"_s + value + u'\'');
    }
    return all.join(u';');
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
    database.setConnectOptions(connectOptions(location));
}

Error PostgresDialect::fault(const QSqlError &error, const StoreLocation &location) const
{
    const QString state = error.nativeErrorCode();
    // Behind the first line come the server's own functions, one called by the other.
    const QString said = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const QString detail
        = u"PostgreSQL %1: %2"_s.arg(state, said.trimmed().section(u'\n', 0, 0).trimmed());
    const QString place = location.toString();
    if (error.type() == QSqlError::ConnectionError)
        return refusedConnection(error, location, detail);
    if (isConnectionLoss(state, error))
        return StoreFault::away(place, detail);
    if (const auto said = SharedFault::of(state, detail))
        return *said;
    if (state.startsWith(u"40"_s) || state == u"55P03"_s)
        return StoreFault::busy(place, detail);
    if (state == u"57014"_s) // the time for a statement is over
        return StoreFault::slow(place, detail);
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
    const auto found = tables(connection);
    if (!found)
        return found.error();
    SchemaState state;
    if (!found->contains(u"schema_version"_s)) {
        state.owner = found->isEmpty() ? SchemaState::Owner::Nobody : SchemaState::Owner::Other;
        state.detail = found->join(u", "_s);
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
    if (auto set = setPatience(connection, false); !set)
        return set.error();
    const bool readOnly = mode != ConnectionMode::ReadWrite;
    return connection.execute(
        u"SET default_transaction_read_only TO %1"_s.arg(readOnly ? u"on"_s : u"off"_s));
}

Result<void> PostgresDialect::setPatience(Connection &connection, bool isLong) const
{
    const int patience = connection.location().patienceSeconds();
    if (auto set = connection.execute(u"SET lock_timeout TO '%1s'"_s.arg(patience)); !set)
        return set.error();
    // A coach whose computer fell asleep half-way must not keep the others waiting.
    if (auto set = connection.execute(u"SET idle_in_transaction_session_timeout TO '60s'"_s); !set)
        return set.error();
    return connection.execute(u"SET statement_timeout TO '%1s'"_s.arg(isLong ? 0 : 2 * patience));
}

Result<QStringList> PostgresDialect::settle(Connection &) const
{
    return QStringList();
}

Result<QMap<QString, QString>> PostgresDialect::settings(Connection &connection) const
{
    QMap<QString, QString> values;
    for (const QString &name :
         {u"lock_timeout"_s, u"search_path"_s, u"server_encoding"_s, u"server_version"_s,
          u"statement_timeout"_s, u"synchronous_commit"_s}) {
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

Result<QStringList> PostgresDialect::tables(Connection &connection) const
{
    return connection.column(
        u"SELECT tablename FROM pg_catalog.pg_tables WHERE schemaname = 'dugout'"_s);
}

Result<QStringList> PostgresDialect::findDamage(Connection &) const
{
    // The server checks keys as it goes and pages as it reads them.
    return QStringList();
}

} // namespace dugout
