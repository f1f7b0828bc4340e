// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/store.h"

#include "core/platform/disk.h"
#include "core/store/backupshelf.h"
#include "core/store/connection.h"
#include "core/store/databaselock.h"
#include "core/store/query.h"
#include "core/store/sqlbatchstore.h"
#include "core/store/sqldocumentstore.h"
#include "core/store/sqljournalstore.h"
#include "core/store/sqlleaderstore.h"
#include "core/store/sqlresultstore.h"
#include "core/store/storebackup.h"
#include "core/store/storecheck.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Access = StoreOptions::Access;
using Engine = StoreLocation::Engine;

/// How long a command waits for another one that is creating or migrating the same file.
constexpr int migrationPatienceMs = 2000;

/// Stands beside a database that is being made for the first time: an empty file is then one that
/// was never filled, and not one that was lost.
QString newMark(const QString &path)
{
    return path + u".new"_s;
}

} // namespace

StoreOptions StoreOptions::as(Access access)
{
    StoreOptions options;
    options.access = access;
    return options;
}

Store::Store(StoreOptions options)
    : m_options(std::move(options))
{ }

Store::~Store() = default;

const StoreLocation &Store::location() const
{
    return m_connection->location();
}

qint64 Store::writtenByOthers()
{
    if (location().engine != Engine::Sqlite)
        return 0;
    const auto version = m_connection->value(u"PRAGMA data_version"_s);
    return version ? version->toLongLong() : 0;
}

Result<std::unique_ptr<Store>> Store::open(const StoreLocation &location,
                                           const StoreOptions &options)
{
    std::unique_ptr<Store> store(new Store(options));
    if (auto ready = store->prepareFile(location); !ready)
        return ready.error();
    if (options.access == Access::Window) {
        if (auto locked = store->takeLock(location, 0); !locked)
            return locked.error();
    }
    if (auto connected = store->connect(location); !connected) {
        store->forgetEmptyFile(location);
        return connected.error();
    }
    store->m_journals = std::make_unique<SqlJournalStore>(*store->m_connection);
    store->m_documents = std::make_unique<SqlDocumentStore>(*store->m_connection);
    store->m_batches = std::make_unique<SqlBatchStore>(*store->m_connection);
    store->m_results = std::make_unique<SqlResultStore>(*store->m_connection);
    store->m_leaders = std::make_unique<SqlLeaderStore>(*store->m_connection);
    return store;
}

/// On a full disk the write-ahead log finds no room for its index, which whoever has the file open
/// shares. Then nobody has, and without a log left over the file is complete: it can be looked at
/// and copied elsewhere.
Result<void> Store::connect(const StoreLocation &location)
{
    const bool reader = m_options.access == Access::Reader;
    auto done = connectAs(location, reader ? ConnectionMode::ReadOnly : ConnectionMode::ReadWrite);
    if (done || done.error().code != ErrorCode::StoreDiskFull)
        return done;
    const bool isFile = location.engine == Engine::Sqlite;
    if (reader && isFile && QFileInfo(location.path + u"-wal"_s).size() == 0)
        return connectAs(location, ConnectionMode::Frozen);
    return StoreFault::noRoomToOpen(isFile ? location.path : location.toString(),
                                    done.error().detail);
}

Result<void> Store::connectAs(const StoreLocation &location, ConnectionMode mode)
{
    auto connection = Connection::open(location, mode);
    if (!connection)
        return connection.error();
    m_connection = std::move(*connection);
    const auto state = inspected();
    if (!state)
        return state.error();
    m_versionBefore = m_version = state->version;
    if (auto ours = judge(*state); !ours)
        return ours;
    return mode == ConnectionMode::ReadWrite ? bringUpToDate() : Result<void>();
}

/// As of one moment: somebody else may just be creating it.
Result<SchemaState> Store::inspected()
{
    const auto moment = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!moment)
        return moment.error();
    return m_connection->dialect().inspect(*m_connection);
}

/// What could not be filled must not look like something lost at the next attempt.
void Store::forgetEmptyFile(const StoreLocation &location)
{
    m_connection.reset();
    if (m_isNew && QFileInfo(location.path).size() == 0) {
        QFile::remove(location.path);
        QFile::remove(newMark(location.path));
    }
}

Result<void> Store::prepareFile(const StoreLocation &location)
{
    if (location.engine != Engine::Sqlite)
        return {};
    const QFileInfo file(location.path);
    if (file.isDir())
        return StoreFault::notAFile(location.path);
    if (file.exists() && file.size() > 0)
        return {};
    const bool wasFilled = file.exists() && !QFileInfo::exists(newMark(location.path));
    if (m_options.access == Access::Reader || !m_options.mayCreate)
        return wasFilled ? StoreFault::empty(location.path) : StoreFault::missing(location.path);
    return prepareNewFile(location);
}

/// Only the owner of the lock knows whether somebody else is filling the file just now.
Result<void> Store::prepareNewFile(const StoreLocation &location)
{
    const QString folder = QFileInfo(location.path).absolutePath();
    if (!makeFolder(folder))
        return StoreFault::folderNotMade(folder);
    const bool isWindow = m_options.access == Access::Window;
    if (auto locked = takeLock(location, isWindow ? 0 : migrationPatienceMs); !locked)
        return locked;
    const QFileInfo file(location.path);
    m_isNew = !file.exists() || QFileInfo::exists(newMark(location.path));
    if (!m_isNew && file.size() == 0 && !m_options.fillEmpty)
        return StoreFault::empty(location.path);
    if (m_isNew)
        (void)QFile(newMark(location.path)).open(QIODevice::WriteOnly);
    return {};
}

Result<void> Store::takeLock(const StoreLocation &location, int patienceMs)
{
    if (location.engine != Engine::Sqlite || m_lock)
        return {};
    auto lock = lockDatabase(location.path, patienceMs, m_options.takeOver);
    if (!lock)
        return lock.error();
    m_lock = *std::move(lock);
    return {};
}

Result<void> Store::judge(const SchemaState &state) const
{
    const QString place = location().toString();
    const int known = m_options.migrations.latest();
    const bool reader = m_options.access == Access::Reader;
    if (state.owner == SchemaState::Owner::Other)
        return StoreFault::foreign(place, state.detail);
    if (state.version > known)
        return StoreFault::newer(place, state.version, known);
    if (state.owner == SchemaState::Owner::Nobody && (reader || !m_options.mayCreate))
        return StoreFault::missing(place);
    if (reader && state.version < known && !m_options.acceptOutdated)
        return StoreFault::outdated(place, state.version, known);
    return {};
}

Result<void> Store::bringUpToDate()
{
    auto notices = m_connection->dialect().settle(*m_connection);
    if (!notices)
        return notices.error();
    m_notices = *notices;
    if (m_version < m_options.migrations.latest()) {
        if (auto locked = takeLock(location(), migrationPatienceMs); !locked)
            return locked.error();
        if (auto copied = backUpBeforeMigrating(); !copied)
            return copied.error();
        const auto found = migrate(*m_connection, m_options.migrations.of(location().engine));
        if (!found)
            return found.error();
        m_versionBefore = *found;
        m_version = m_options.migrations.latest();
    }
    if (location().engine == Engine::Sqlite)
        QFile::remove(newMark(location().path));
    if (m_options.access != Access::Window)
        m_lock.reset();
    return {};
}

Result<void> Store::backUpBeforeMigrating()
{
    if (m_version == 0)
        return {};
    const bool isFile = location().engine == Engine::Sqlite;
    if (!isFile && m_options.backupFolder.isEmpty())
        return {};
    const QString name
        = BackupShelf(location(), m_options.backupFolder).pathBeforeMigrating(m_version);
    if (auto copied = writeBackup(*m_connection, m_options.migrations, m_version, name); !copied)
        return copied.error();
    m_migrationBackup = name;
    return {};
}

Result<StoreReport> Store::check()
{
    return checkStore(*m_connection, m_options.migrations, m_version);
}

Result<void> Store::backup(const QString &path)
{
    return writeBackup(*m_connection, m_options.migrations, m_version,
                       QFileInfo(path).absoluteFilePath());
}

} // namespace dugout
