// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QString>

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
    QString password; ///< never part of `toString()`

    /// Understands `sqlite:PATH`, a plain path, and `postgresql://user@host[:port]/database`, where
    /// `?host=/folder` names the folder of a Unix socket.
    [[nodiscard]] static Result<StoreLocation> parse(const QString &text);
    [[nodiscard]] static StoreLocation sqliteFile(const QString &path);

    /// The form that `parse` understands, without the password: fit for messages and logs.
    [[nodiscard]] QString toString() const;

    bool operator==(const StoreLocation &) const = default;
};

} // namespace dugout
