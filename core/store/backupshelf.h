// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

#include <QDateTime>

#include <optional>
#include <vector>

namespace dugout {

/// A copy of a database.
struct BackupCopy
{
    QString path;
    QDateTime madeAt;
    qint64 size = 0;
    std::optional<QDate> day; ///< none for the one that was made before a migration

    bool operator==(const BackupCopy &) const = default;
};

/// Where the copies of one database stand: in the folder `backups` beside a file, and in that of
/// the data folder for a server. They are called `dugout.db.2026-11-15.bak`, one for each day, and
/// `dugout.db.v1.bak` from before a migration.
class BackupShelf
{
public:
    BackupShelf(const StoreLocation &location, const QString &dataFolder);

    [[nodiscard]] const QString &folder() const { return m_folder; }
    /// The newest first.
    [[nodiscard]] std::vector<BackupCopy> copies() const;
    /// What restoring a copy put aside; the newest first, each without a day.
    [[nodiscard]] std::vector<BackupCopy> putAside() const;
    [[nodiscard]] QString pathOf(const QDate &day) const;
    /// A name that is free.
    [[nodiscard]] QString pathBeforeMigrating(int version) const;

    /// Removes what has become too old or too much.
    void tidy() const;

    /// Those that `tidy` removes: kept are the last seven days, of the time before them one copy a
    /// week for four weeks, three from before migrations, and of all these as many as take up no
    /// more than some hundred megabytes; but always the last two.
    [[nodiscard]] static std::vector<BackupCopy>
    superfluous(const std::vector<BackupCopy> &newestFirst);

private:
    QString m_folder;
    QString m_name; ///< what every copy is called first
    QString m_file; ///< the database itself; empty on a server
};

} // namespace dugout
