// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/connection.h"

#include "core/platform/plainmessages.h"
#include "core/store/answerwatch.h"
#include "core/store/postgresdialect.h"
#include "core/store/query.h"
#include "core/store/serverline.h"
#include "core/store/sqlitedialect.h"
#include "core/store/storefault.h"
#include "core/text/plaintext.h"

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

/// Longer than the server's own limits, which end a statement and keep the line.
std::chrono::milliseconds usualPatience(const StoreLocation &location)
{
    return std::chrono::seconds(2 * location.patienceSeconds() + 2);
}

constexpr std::chrono::minutes longPatience{5};

} // namespace

Connection::Connection(StoreLocation location, ConnectionMode mode)
    : m_location(std::move(location))
    , m_mode(mode)
    , m_dialect(dialectFor(m_location.engine))
{ }

Connection::~Connection()
{
    const QString name = m_database.connectionName();
    m_watch.reset();
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
    static const QStringList drivers = QSqlDatabase::drivers(); // looking for them takes its time
    if (!drivers.contains(driver))
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
    {
        const PlainMessages plain;
        if (!m_database.open())
            return failed(m_database.lastError());
    }
    m_failed = false;
    ServerLine(m_database).leaveOutRemarks();
    if (const int socket = ServerLine(m_database).socket(); socket >= 0)
        m_watch = std::make_shared<AnswerWatch>(socket, usualPatience(m_location));
    if (auto entered = m_dialect->enterSession(*this, m_mode); !entered)
        return entered;
    if (m_location.engine == StoreLocation::Engine::Sqlite)
        m_mark = fileMark(m_location.path);
    return {};
}

Result<void> Connection::reconnect()
{
    m_watch.reset();
    m_database.close();
    return openDatabase();
}

Result<void> Connection::proveInPlace() const
{
    if (m_mark && fileMark(m_location.path) != m_mark)
        return StoreFault::gone(m_location.path);
    return {};
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
    QStringList values;
    if (auto done = query.each([&](const Query &row) { values.append(row.text(0)); }); !done)
        return done.error();
    return values;
}

Error Connection::failed(const QSqlError &error)
{
    m_failed = true;
    const bool isCut
        = error.type() != QSqlError::ConnectionError && ServerLine(m_database).isBroken();
    Error fault = isCut ? StoreFault::away(m_location.toString(), error.text())
                        : m_dialect->fault(error, m_location);
    constexpr qsizetype longestDetail = 2'000; // a stranger's server may say pages
    fault.detail = shortened(plainLines(fault.detail), longestDetail);
    return fault;
}

Connection::Asking::Asking(const Connection &connection)
    : m_watch(connection.m_watch)
{
    if (m_watch)
        m_watch->begin();
}

Connection::Asking::Asking(Asking &&other) noexcept
    : m_watch(std::move(other.m_watch))
{ }

Connection::Asking::~Asking()
{
    if (m_watch)
        m_watch->end();
}

void Connection::Asking::renew() const
{
    if (m_watch)
        m_watch->renew();
}

Connection::LongWork::LongWork(Connection &connection)
    : m_connection(connection)
{
    m_connection.setPatience(true);
}

Connection::LongWork::~LongWork()
{
    m_connection.setPatience(false);
}

Connection::OnePiece::OnePiece(Connection &connection)
    : m_connection(connection)
{
    m_connection.m_isInOnePiece = true;
    m_connection.m_isPieceBroken = false;
}

Connection::OnePiece::~OnePiece()
{
    m_connection.m_isInOnePiece = false;
}

void Connection::setPatience(bool isLong)
{
    if (m_watch)
        m_watch->setPatience(isLong ? longPatience : usualPatience(m_location));
    // If this cannot be said, nothing else can be either, and that will be told.
    [[maybe_unused]] const auto said = m_dialect->setPatience(*this, isLong);
}

} // namespace dugout
