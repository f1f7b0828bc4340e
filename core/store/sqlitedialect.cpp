// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlitedialect.h"

#include "core/platform/disk.h"
#include "core/store/connection.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// SQLite's primary result codes; the extended ones carry them in their lowest byte.
enum class Code {
    Permission = 3,
    Busy = 5,
    Locked = 6,
    ReadOnly = 8,
    InputOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotADatabase = 26
};

/// Of the file in which those who read a log find each other: the disk is full, not broken.
constexpr int noRoomBesideLog = 4874;

bool looksLikeSqlite(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(15) == "SQLite format 3";
}

/// SQLite says the same "cannot open" for many reasons; these two the coach can mend.
Error cannotOpen(const QString &path, const QString &detail)
{
    const QFileInfo file(path);
    if (file.isDir())
        return StoreFault::notAFile(path);
    const QFileInfo folder(file.path());
    if (folder.exists() && !folder.isWritable())
        return StoreFault::readOnly(path, detail);
    return StoreFault::cannotOpen(path, detail);
}

Result<void> require(Connection &connection, const QString &pragma, const QString &wanted)
{
    if (auto set = connection.execute(u"PRAGMA %1 = %2"_s.arg(pragma, wanted)); !set)
        return set.error();
    const auto got = connection.value(u"PRAGMA "_s + pragma);
    if (!got)
        return got.error();
    if (*got != wanted)
        return StoreFault::settings(connection.location().path, pragma + u" = "_s + *got);
    return {};
}

/// A file that cannot be written is opened for reading without a word, and BEGIN IMMEDIATE turns
/// into BEGIN: only an attempt tells. It is taken back before anything reaches the disk.
Result<void> proveWritable(Connection &connection)
{
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    const auto attempt = Transaction::begin(connection, Transaction::Kind::Writing);
    if (!attempt)
        return attempt.error();
    return connection.execute(u"PRAGMA user_version = "_s + *version);
}

/// On a read-only medium the write-ahead log has no place for its index. Without a log left over
/// the file is complete in itself and may be read as one that nobody changes.
bool mustReadAsImmutable(const QString &path)
{
    return !QFileInfo(QFileInfo(path).path()).isWritable() && !QFileInfo::exists(path + u"-wal"_s);
}

} // namespace

QString SqliteDialect::driver() const
{
    return u"QSQLITE"_s;
}

void SqliteDialect::describe(QSqlDatabase &database, const StoreLocation &location,
                             ConnectionMode mode) const
{
    QString options = u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(busyTimeoutMs);
    QString name = location.path;
    if (mode != ConnectionMode::ReadWrite) {
        options += u";QSQLITE_OPEN_READONLY"_s;
        if (mode == ConnectionMode::Frozen || mustReadAsImmutable(location.path)) {
            options += u";QSQLITE_OPEN_URI"_s;
            name = u"file:%1?immutable=1"_s.arg(
                QString::fromLatin1(QUrl::toPercentEncoding(location.path, "/")));
        }
    }
    database.setConnectOptions(options);
    database.setDatabaseName(name);
}

Error SqliteDialect::fault(const QSqlError &error, const StoreLocation &location) const
{
    const QString code = error.nativeErrorCode();
    const QString detail = u"SQLite %1: %2"_s.arg(code, error.text());
    const QString &path = location.path;
    switch (static_cast<Code>(code.toInt() & 0xff)) {
    case Code::Busy:
    case Code::Locked:
        return knowsLocks(QFileInfo(path).absolutePath()) ? StoreFault::busy(path, detail)
                                                          : StoreFault::noLocks(path, detail);
    case Code::Permission:
    case Code::ReadOnly:
        return StoreFault::readOnly(path, detail);
    case Code::InputOutput:
        return code.toInt() == noRoomBesideLog ? StoreFault::diskFull(path, detail)
                                               : StoreFault::diskError(path, detail);
    case Code::Corrupt:
        return StoreFault::damaged(path, detail);
    case Code::Full:
        return StoreFault::diskFull(path, detail);
    case Code::CannotOpen:
        return cannotOpen(path, detail);
    case Code::NotADatabase:
        return looksLikeSqlite(path) ? StoreFault::damaged(path, detail)
                                     : StoreFault::foreign(path, detail);
    }
    return StoreFault::failed(path, detail);
}

QString SqliteDialect::beginReading() const
{
    return u"BEGIN"_s;
}

QString SqliteDialect::beginWriting() const
{
    // Takes the right to write at once: a reader that turns writer half-way could only fail.
    return u"BEGIN IMMEDIATE"_s;
}

Result<void> SqliteDialect::commit(Connection &connection) const
{
    // By a statement of our own: the driver's commit loses the code of the error.
    return connection.execute(u"COMMIT"_s);
}

Result<SchemaState> SqliteDialect::inspect(Connection &connection) const
{
    const auto id = connection.value(u"PRAGMA application_id"_s);
    if (!id)
        return id.error();
    const auto version = connection.value(u"PRAGMA user_version"_s);
    if (!version)
        return version.error();
    const auto tables = connection.value(u"SELECT count(*) FROM sqlite_master"_s);
    if (!tables)
        return tables.error();
    SchemaState state;
    state.version = version->toInt();
    state.detail = u"application_id %1, user_version %2, %3 objects"_s.arg(*id, *version, *tables);
    if (id->toLongLong() == applicationId)
        state.owner = SchemaState::Owner::Dugout;
    else if (id->toLongLong() != 0 || state.version != 0 || tables->toLongLong() != 0)
        state.owner = SchemaState::Owner::Other;
    return state;
}

Result<void> SqliteDialect::enterSession(Connection &connection, ConnectionMode) const
{
    if (auto set = require(connection, u"trusted_schema"_s, u"0"_s); !set)
        return set.error();
    if (auto set = require(connection, u"synchronous"_s, u"2"_s); !set)
        return set.error();
    return require(connection, u"foreign_keys"_s, u"1"_s);
}

Result<void> SqliteDialect::setPatience(Connection &, bool) const
{
    return {};
}

Result<QStringList> SqliteDialect::settle(Connection &connection) const
{
    if (auto writable = proveWritable(connection); !writable)
        return writable.error();
    const auto mode = connection.value(u"PRAGMA journal_mode = WAL"_s);
    if (mode && *mode == u"wal"_s)
        return QStringList();
    if (mode.failedWith(ErrorCode::StoreBusy))
        return mode.error();
    if (auto set = require(connection, u"journal_mode"_s, u"delete"_s); !set)
        return set.error();
    return QStringList(StoreFault::noWriteAheadLog(connection.location().path));
}

Result<QMap<QString, QString>> SqliteDialect::settings(Connection &connection) const
{
    QMap<QString, QString> values;
    for (const QString &pragma :
         {u"application_id"_s, u"busy_timeout"_s, u"foreign_keys"_s, u"journal_mode"_s,
          u"synchronous"_s, u"trusted_schema"_s, u"user_version"_s}) {
        const auto value = connection.value(u"PRAGMA "_s + pragma);
        if (!value)
            return value.error();
        values.insert(pragma, *value);
    }
    return values;
}

Result<void> SqliteDialect::beforeMigrating(Connection &connection) const
{
    // Tables are rebuilt with the checks off (the pragma does nothing inside a transaction) and are
    // checked as a whole at the end of each step.
    return require(connection, u"foreign_keys"_s, u"0"_s);
}

Result<void> SqliteDialect::afterMigrating(Connection &connection) const
{
    return require(connection, u"foreign_keys"_s, u"1"_s);
}

Result<void> SqliteDialect::beginStep(Connection &) const
{
    return {};
}

Result<void> SqliteDialect::endStep(Connection &connection, int version) const
{
    auto dangling = connection.column(u"PRAGMA foreign_key_check"_s);
    if (!dangling)
        return dangling.error();
    dangling->removeDuplicates(); // one line for each row would bury everything else
    if (!dangling->isEmpty())
        return StoreFault::damaged(connection.location().path,
                                   u"foreign keys of "_s + dangling->join(u", "_s));
    if (auto set = connection.execute(u"PRAGMA application_id = %1"_s.arg(applicationId)); !set)
        return set.error();
    return connection.execute(u"PRAGMA user_version = %1"_s.arg(version));
}

Result<QStringList> SqliteDialect::tables(Connection &connection) const
{
    return connection.column(
        u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' "
        "ESCAPE '\\' ORDER BY name"_s);
}

Result<QStringList> SqliteDialect::findDamage(Connection &connection) const
{
    auto lines = connection.column(u"PRAGMA integrity_check"_s);
    if (!lines)
        return lines.error();
    lines->removeAll(u"ok"_s);
    auto dangling = connection.column(u"PRAGMA foreign_key_check"_s);
    if (!dangling)
        return dangling.error();
    dangling->removeDuplicates(); // one line for each row would bury everything else
    for (const QString &table : *dangling)
        lines->append(u"foreign key of "_s + table);
    return *lines;
}

} // namespace dugout
