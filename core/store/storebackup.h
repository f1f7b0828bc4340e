// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/connection.h"
#include "core/store/migrations.h"

#include <QString>

namespace dugout {

/// Writes everything in the database at schema `version` into a new SQLite file at `path`, from
/// either engine. A damaged database is refused, and so is a path that is taken: a good copy is
/// never replaced by a bad one. The file appears under its name only when it is complete.
Result<void> writeBackup(Connection &source, const MigrationSet &migrations, int version,
                         const QString &path);

/// The copy that is made before a migration: `<base>.v<N>.bak`, or `<base>.v<N>.2.bak` and so on if
/// that is taken.
[[nodiscard]] QString freeBackupName(const QString &base, int version);

/// Removes what backups left behind that were killed before they were complete: files of `folder`
/// whose names begin with `name` and end in `.part-<process>`, of a process that is no more.
void removeLeftovers(const QString &folder, const QString &name);

/// Removes a SQLite file and what may stand beside it.
void removeDatabaseFiles(const QString &path);

} // namespace dugout
