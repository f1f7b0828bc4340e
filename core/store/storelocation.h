// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace dugout {

/// Where a database is: a file, or a database on a server.
struct StoreLocation
{
    enum class Engine { Sqlite, Postgres };

    Engine engine = Engine::Sqlite;
    QString path; ///< of the SQLite file, always absolute
    QString host; ///< name, address or socket folder; empty for libpq's own default
    int port = 0; ///< 0 for the usual one
    QString database;
    QString user;
    QString password; ///< asked for, never part of an address or of `toString()`
    /// What libpq is told besides, such as how the connection is encrypted; only names of
    /// `serverOptions()`.
    QMap<QString, QString> options;

    /// Understands `sqlite:PATH`, a plain path, and `postgresql://user@host[:port]/database`, where
    /// `?host=/folder` names the folder of a Unix socket and `?sslmode=verify-full` and the like
    /// are passed on. A password is refused: every user of the computer can read a command line.
    [[nodiscard]] static Result<StoreLocation> parse(const QString &text);
    [[nodiscard]] static StoreLocation sqliteFile(const QString &path);

    [[nodiscard]] static const QStringList &serverOptions();
    /// How long the server may be silent before it counts as away: `connect_timeout`, else a few.
    [[nodiscard]] int patienceSeconds() const;

    /// The form that `parse` understands, without the password: fit for messages and logs.
    [[nodiscard]] QString toString() const;

    bool operator==(const StoreLocation &) const = default;
};

} // namespace dugout
