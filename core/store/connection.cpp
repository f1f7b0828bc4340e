// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"

#include "core/store/postgresdialect.h"
#include "core/store/query.h"
#include "core/store/sqlitedialect.h"
#include "core/store/storefault.h"

#include <QSqlError>
#include <QUuid>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

std::unique_ptr<Dialect> dialectFor(StoreLocation::Engine engine)
{
    if (engine == StoreLocation::Engine::Postgres)
        return std::make_unique<PostgresDialect>();
    return std::make_unique<SqliteDialect>();
}

} // namespace

Connection::Connection(StoreLocation location, ConnectionMode mode)
    : m_location(std::move(location))
    , m_mode(mode)
    , m_dialect(dialectFor(m_location.engine))
{ }

Connection::~Connection()
{
    const QString name = m_database.connectionName();
    m_database.close();
    m_database = {};
    if (!name.isEmpty())
        QSqlDatabase::removeDatabase(name);
}

Result<std::unique_ptr<Connection>> Connection::open(const StoreLocation &location,
                                                     ConnectionMode mode)
{
    std::unique_ptr<Connection> connection(new Connection(location, mode));
    const QString driver = connection->m_dialect->driver();
    if (!QSqlDatabase::isDriverAvailable(driver))
        return StoreFault::noDriver(location.toString(), driver);
    connection->m_database = QSqlDatabase::addDatabase(
        driver, u"dugout-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces));
    if (auto opened = connection->openDatabase(); !opened)
        return opened.error();
    return connection;
}

Result<void> Connection::openDatabase()
{
    m_dialect->describe(m_database, m_location, m_mode);
    if (!m_database.open())
        return failed(m_database.lastError());
    m_failed = false;
    return m_dialect->enterSession(*this, m_mode);
}

Result<void> Connection::reconnect()
{
    m_database.close();
    return openDatabase();
}

Result<void> Connection::execute(const QString &sql)
{
    Query query(*this, sql);
    return query.run();
}

Result<QString> Connection::value(const QString &sql)
{
    auto values = column(sql);
    if (!values)
        return values.error();
    return values->isEmpty() ? QString() : values->first();
}

Result<QStringList> Connection::column(const QString &sql)
{
    Query query(*this, sql);
    if (auto done = query.run(); !done)
        return done.error();
    QStringList values;
    for (;;) {
        const auto more = query.next();
        if (!more)
            return more.error();
        if (!*more)
            return values;
        values.append(query.text(0));
    }
}

Error Connection::failed(const QSqlError &error)
{
    m_failed = true;
    return m_dialect->fault(error, m_location);
}

} // namespace dugout
