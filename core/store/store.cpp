// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/store.h"

#include "core/store/connection.h"
#include "core/store/query.h"
#include "core/store/sqlbatchstore.h"
#include "core/store/sqldocumentstore.h"
#include "core/store/sqljournalstore.h"
#include "core/store/sqlresultstore.h"
#include "core/store/storebackup.h"
#include "core/store/storecheck.h"
#include "core/store/storefault.h"
#include "core/store/transaction.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Access = StoreOptions::Access;
using Engine = StoreLocation::Engine;

/// How long a command waits for another one that is creating or migrating the same file.
constexpr int migrationPatienceMs = 2000;

Error lockFault(const QString &path, const QLockFile &lock)
{
    if (lock.error() != QLockFile::LockFailedError)
        return StoreFault::readOnly(path, u"lock file"_s);
    qint64 process = 0;
    QString computer;
    QString program;
    lock.getLockInfo(&process, &computer, &program);
    return StoreFault::secondWindow(
        path, u"%1, process %2 on %3"_s.arg(program).arg(process).arg(computer));
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
    const bool reader = options.access == Access::Reader;
    auto connection
        = Connection::open(location, reader ? ConnectionMode::ReadOnly : ConnectionMode::ReadWrite);
    if (!connection)
        return connection.error();
    store->m_connection = std::move(*connection);
    const auto state = store->m_connection->dialect().inspect(*store->m_connection);
    if (!state)
        return state.error();
    store->m_versionBefore = store->m_version = state->version;
    if (auto ours = store->judge(*state); !ours)
        return ours.error();
    if (!reader) {
        if (auto ready = store->bringUpToDate(); !ready)
            return ready.error();
    }
    store->m_journals = std::make_unique<SqlJournalStore>(*store->m_connection);
    store->m_documents = std::make_unique<SqlDocumentStore>(*store->m_connection);
    store->m_batches = std::make_unique<SqlBatchStore>(*store->m_connection);
    store->m_results = std::make_unique<SqlResultStore>(*store->m_connection);
    return store;
}

Result<void> Store::prepareFile(const StoreLocation &location) const
{
    if (location.engine != Engine::Sqlite)
        return {};
    const QFileInfo file(location.path);
    if (file.isDir())
        return StoreFault::notAFile(location.path);
    if (file.exists())
        return {};
    if (m_options.access == Access::Reader || !m_options.mayCreate)
        return StoreFault::missing(location.path);
    if (!QDir().mkpath(file.absolutePath()))
        return StoreFault::folderNotMade(file.absolutePath());
    return {};
}

Result<void> Store::takeLock(const StoreLocation &location, int patienceMs)
{
    if (location.engine != Engine::Sqlite || m_lock)
        return {};
    // Two names of one file must meet at one lock.
    const QString real = QFileInfo(location.path).canonicalFilePath();
    auto lock = std::make_unique<QLockFile>((real.isEmpty() ? location.path : real) + u".lock"_s);
    // A window may be open for weeks: only the death of its process makes a lock stale.
    lock->setStaleLockTime(0);
    if (!lock->tryLock(patienceMs))
        return lockFault(location.path, *lock);
    m_lock = std::move(lock);
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
    if (m_version == m_options.migrations.latest())
        return {};
    const bool lockedBefore = m_lock != nullptr;
    if (auto locked = takeLock(location(), migrationPatienceMs); !locked)
        return locked.error();
    if (auto copied = backUpBeforeMigrating(); !copied)
        return copied.error();
    if (auto done = migrate(*m_connection, m_options.migrations.of(location().engine)); !done)
        return done.error();
    m_version = m_options.migrations.latest();
    if (!lockedBefore)
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
    const QString base
        = isFile ? location().path : m_options.backupFolder + u'/' + location().database;
    const QString name = freeBackupName(base, m_version);
    if (auto copied = writeBackup(*m_connection, m_options.migrations, m_version, name); !copied)
        return copied.error();
    m_migrationBackup = name;
    return {};
}

Result<std::optional<QString>> Store::meta(const QString &key)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Reading);
    if (!transaction)
        return transaction.error();
    Query row(*m_connection, u"SELECT value FROM meta WHERE key = ?"_s);
    if (auto done = row.bind(key).run(); !done)
        return done.error();
    const auto found = row.next();
    if (!found)
        return found.error();
    return *found ? std::optional(row.text(0)) : std::nullopt;
}

Result<void> Store::setMeta(const QString &key, const QString &value)
{
    auto transaction = Transaction::begin(*m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    Query query(*m_connection,
                u"INSERT INTO meta (key, value) VALUES (?, ?) "
                "ON CONFLICT (key) DO UPDATE SET value = excluded.value"_s);
    if (auto done = query.bind(key).bind(value).run(); !done)
        return done.error();
    return transaction->commit();
}

Result<StoreReport> Store::check()
{
    return checkStore(*m_connection, m_version, m_options.migrations.latest());
}

Result<void> Store::backup(const QString &path)
{
    return writeBackup(*m_connection, m_options.migrations, m_version,
                       QFileInfo(path).absoluteFilePath());
}

} // namespace dugout
