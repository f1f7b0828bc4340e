// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"
#include "core/club/resultstore.h"
#include "core/leaguebook/looks/leaders.h"
#include "core/store/migrations.h"
#include "core/store/storelocation.h"
#include "core/store/storereport.h"

#include <QStringList>

#include <memory>
#include <optional>

class QLockFile;

namespace dugout {

class Connection;
enum class ConnectionMode;
struct SchemaState;

struct StoreOptions
{
    /// Who opens, and so what happens when two want the same SQLite file:
    /// - a window holds the lock file beside the database for as long as it is open, and a second
    ///   window is refused;
    /// - a command may write at any time, each change being a short transaction that waits for its
    ///   turn and is refused if it builds on something outdated; only to create or to migrate a
    ///   database does it need the lock;
    /// - a reader changes nothing, creates nothing, migrates nothing and needs no lock.
    /// On a server there is no lock: several coaches are what it is for.
    enum class Access { Window, Command, Reader };

    Access access = Access::Command;
    bool mayCreate = true;
    bool takeOver = false; ///< a lock that another computer left behind does not count
    bool fillEmpty = false; ///< a file of no bytes is nothing lost: begin anew in it
    bool acceptOutdated = false; ///< a reader that only checks or copies
    QString backupFolder; ///< the data folder, for copies of a server; without it none are made
    MigrationSet migrations = MigrationSet::builtIn();

    [[nodiscard]] static StoreOptions as(Access access);
};

/// A database of Dugout's, open. Used from the thread that opened it.
class Store
{
public:
    /// Opens, creates or brings up to date what is at `location`; never touches what is not ours.
    static Result<std::unique_ptr<Store>> open(const StoreLocation &location,
                                               const StoreOptions &options = {});
    Store(const Store &) = delete;
    Store &operator=(const Store &) = delete;
    ~Store();

    [[nodiscard]] const StoreLocation &location() const;
    /// The version found when it was opened; 0 if it was created then, and by nobody else.
    [[nodiscard]] int versionBefore() const { return m_versionBefore; }
    [[nodiscard]] int schemaVersion() const { return m_version; }
    /// The copy that was made before the migration, if there was one.
    [[nodiscard]] const QString &migrationBackup() const { return m_migrationBackup; }
    /// What the coach should know about this database although it works.
    [[nodiscard]] const QStringList &notices() const { return m_notices; }

    [[nodiscard]] JournalStore &journals() { return *m_journals; }
    [[nodiscard]] DocumentStore &documents() { return *m_documents; }
    [[nodiscard]] BatchStore &batches() { return *m_batches; }
    [[nodiscard]] ResultStore &results() { return *m_results; }
    [[nodiscard]] LeaderStore &leaders() { return *m_leaders; }

    /// Another number than before whenever somebody else has written to the file, be it a second
    /// connection of this program; always 0 on a server. Costs next to nothing.
    [[nodiscard]] qint64 writtenByOthers();

    [[nodiscard]] Result<StoreReport> check();
    /// Copies everything into a new SQLite file, whichever the engine. Never overwrites.
    Result<void> backup(const QString &path);

private:
    explicit Store(StoreOptions options);

    Result<void> prepareFile(const StoreLocation &location);
    Result<void> prepareNewFile(const StoreLocation &location);
    Result<void> connect(const StoreLocation &location);
    Result<void> connectAs(const StoreLocation &location, ConnectionMode mode);
    [[nodiscard]] Result<SchemaState> inspected();
    void forgetEmptyFile(const StoreLocation &location);
    Result<void> takeLock(const StoreLocation &location, int patienceMs);
    Result<void> judge(const SchemaState &state) const;
    Result<void> bringUpToDate();
    Result<void> backUpBeforeMigrating();

    StoreOptions m_options;
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<JournalStore> m_journals;
    std::unique_ptr<DocumentStore> m_documents;
    std::unique_ptr<BatchStore> m_batches;
    std::unique_ptr<ResultStore> m_results;
    std::unique_ptr<LeaderStore> m_leaders;
    bool m_isNew = false; ///< nothing was ever in the file
    int m_versionBefore = 0;
    int m_version = 0;
    QString m_migrationBackup;
    QStringList m_notices;
};

} // namespace dugout
