// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/dialect.h"

#include <QSqlDatabase>

#include <memory>

namespace dugout {

/// One open connection to a database, for one thread. Closes itself.
class Connection
{
public:
    static Result<std::unique_ptr<Connection>> open(const StoreLocation &location,
                                                    ConnectionMode mode);
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    ~Connection();

    [[nodiscard]] const StoreLocation &location() const { return m_location; }
    [[nodiscard]] ConnectionMode mode() const { return m_mode; }
    [[nodiscard]] const Dialect &dialect() const { return *m_dialect; }
    [[nodiscard]] const QSqlDatabase &database() const { return m_database; }

    /// Runs one statement whose rows, if any, do not matter.
    Result<void> execute(const QString &sql);
    /// The first column of the first row; a null text when there is no row.
    [[nodiscard]] Result<QString> value(const QString &sql);
    [[nodiscard]] Result<QStringList> column(const QString &sql);

    /// Opens the way to the server anew, after it was lost.
    Result<void> reconnect();

    /// Translates what a query reported, and remembers that the running transaction is lost: after
    /// an error PostgreSQL gives nothing of it a chance, so SQLite does not get one either.
    Error failed(const QSqlError &error);
    [[nodiscard]] bool hasFailed() const { return m_failed; }
    void forgetFailure() { m_failed = false; }

private:
    Connection(StoreLocation location, ConnectionMode mode);
    Result<void> openDatabase();

    StoreLocation m_location;
    ConnectionMode m_mode;
    std::unique_ptr<Dialect> m_dialect;
    QSqlDatabase m_database;
    bool m_failed = false;
};

} // namespace dugout
