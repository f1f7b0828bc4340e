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
    /// All that makes up a database, as SQL: the roles that its rules name, the database itself
    /// with its settings, and what it holds.
    [[nodiscard]] QByteArray dump(const QString &database);
    /// Makes a database that `dump` wrote, with its roles, under its own name.
    [[nodiscard]] StoreLocation restore(const QByteArray &dump, const QString &database);
    /// Runs SQL with psql in a database of this server; answers its output.
    QString psql(const QString &database, const QString &sql);
    /// Runs statements one after the other as somebody, whatever becomes of each; answers what psql
    /// says, errors by their state alone.
    QString psqlAs(const QString &user, const QString &database, const QStringList &statements);

    /// A new user who is let in with this password only.
    void addUserWithPassword(const QString &user, const QString &password);
    /// Lets everybody in by network too, with a password and under TLS only. Restarts the server;
    /// its certificate, made by itself for `localhost`, is `certificate()`.
    void openToNetwork();
    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] QString certificate() const;
    /// The processes that serve Dugout's connections to a database.
    [[nodiscard]] std::vector<qint64> servants(const QString &database);

    bool start();
    /// Cuts all connections and goes away.
    void stop();

private:
    [[nodiscard]] bool run(const QString &program, const QStringList &arguments,
                           QString *output = nullptr);
    [[nodiscard]] QString portText() const;
    [[nodiscard]] QStringList addressed(const QStringList &arguments) const;
    [[nodiscard]] StoreLocation placeOf(const QString &database) const;
    void prepare(QProcess &process, const QString &program, const QStringList &arguments) const;

    QTemporaryDir m_folder;
    QString m_programs;
    QString m_data;
    QProcess m_server;
    QString m_problem;
    int m_databases = 0;
    int m_port = 0; ///< 0: no network
};

} // namespace dugout
