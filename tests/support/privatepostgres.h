// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace dugout {

/// A PostgreSQL server of the test's own: a temporary folder, a Unix socket, no network. Ends with
/// the test, also when the test is killed. As root it runs as the user `postgres`.
class PrivatePostgres
{
public:
    PrivatePostgres();
    PrivatePostgres(const PrivatePostgres &) = delete;
    PrivatePostgres &operator=(const PrivatePostgres &) = delete;
    ~PrivatePostgres();

    /// Empty when it runs; otherwise why it does not.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// A new empty database.
    [[nodiscard]] StoreLocation createDatabase();
    /// Runs SQL with psql in a database of this server; answers its output.
    QString psql(const QString &database, const QString &sql);

    /// A new user who is let in with this password only.
    void addUserWithPassword(const QString &user, const QString &password);
    /// The processes that serve Dugout's connections to a database.
    [[nodiscard]] std::vector<qint64> servants(const QString &database);

    bool start();
    /// Cuts all connections and goes away.
    void stop();

private:
    [[nodiscard]] bool run(const QString &program, const QStringList &arguments,
                           QString *output = nullptr);
    void prepare(QProcess &process, const QString &program, const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_programs;
    QString m_data;
    QProcess m_server;
    QString m_problem;
    int m_databases = 0;
};

} // namespace dugout
