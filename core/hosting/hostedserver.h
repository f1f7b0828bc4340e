// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/postgresprograms.h"

namespace dugout {

/// A PostgreSQL of Dugout's own in a folder of its own, beside whatever else the computer runs. Its
/// owner comes in by a socket that only this user of the computer can reach; by network comes only
/// who belongs to the league, encrypted and with a password. Once started it goes on by itself
/// until it is ended. Every call may be cut short anywhere: the next one goes on from there.
class HostedServer
{
public:
    /// What decides how it starts, as `hosting.json` keeps it.
    struct Start
    {
        int port = 0;
        bool wasEndedInOrder = true; ///< its last copy has everything
        bool fromCopy = false; ///< the last copy is good enough
    };

    explicit HostedServer(const QString &folder);

    /// Refused for the administrator of the computer, whom PostgreSQL does not serve either.
    [[nodiscard]] static Result<void> mayHost();

    /// The same, and what is to be installed before anybody can.
    [[nodiscard]] static Result<void> canHost();

    [[nodiscard]] static QString database() { return QStringLiteral("league"); }
    [[nodiscard]] static QString owner() { return QStringLiteral("dugout_host"); }
    [[nodiscard]] bool isMade() const { return !clusterVersion().isEmpty(); }
    [[nodiscard]] bool isRunning() const { return isRunningIn(cluster(clusterVersion())); }

    /// Makes what is missing; where the version it was made with is gone, makes it anew from the
    /// last copy under the one that is there.
    Result<void> start(const Start &start);
    Result<void> stop();

    /// Everything it keeps, with the logins, as SQL that later versions understand too. Only of one
    /// that runs. Answers the file.
    Result<QString> copy(qint64 nowMs);
    [[nodiscard]] QStringList copies() const; ///< the newest first

    [[nodiscard]] QString socketFolder() const;
    [[nodiscard]] QString ownerPasswords() const { return in("owner.pgpass"); }
    [[nodiscard]] QString certificate() const { return in("server.crt"); }
    [[nodiscard]] QString key() const { return in("server.key"); }
    [[nodiscard]] QByteArray fingerprint() const;

private:
    [[nodiscard]] QString in(const char *name) const
    {
        return m_folder + u'/' + QLatin1String(name);
    }
    [[nodiscard]] QString cluster(const QString &version) const;
    [[nodiscard]] QString clusterVersion() const;
    [[nodiscard]] Result<void> prepareFolder() const;
    [[nodiscard]] Result<void> makeOwner() const;
    [[nodiscard]] Result<void> makeCertificate() const;
    [[nodiscard]] Result<void> makeCluster(const PostgresPrograms &programs,
                                           const QString &where) const;
    [[nodiscard]] Result<void> makeAnew(const PostgresPrograms &programs, const QString &before,
                                        const Start &start) const;
    [[nodiscard]] Result<void> makeMissing(const PostgresPrograms &programs,
                                           const Start &start) const;
    [[nodiscard]] Result<void> configure(const PostgresPrograms &programs, const QString &where,
                                         int port, bool byNetwork) const;
    [[nodiscard]] Result<void> launch(const PostgresPrograms &programs, const QString &where) const;
    [[nodiscard]] Result<void> halt(const PostgresPrograms &programs, const QString &where) const;
    [[nodiscard]] Result<void> restore(const PostgresPrograms &programs, const QString &copy,
                                       int port) const;
    [[nodiscard]] QByteArrayList saidBy(const QString &where) const;
    [[nodiscard]] bool isRunningIn(const QString &where) const;
    [[nodiscard]] int portIn(const QString &where) const;
    [[nodiscard]] Result<void> awaitReady(const QString &where) const;
    [[nodiscard]] Result<PostgresPrograms> programsFor(const QString &version) const;
    [[nodiscard]] QString lastWords() const;
    [[nodiscard]] QStringList reached(int port) const;
    [[nodiscard]] QMap<QString, QString> asOwner() const;

    QString m_folder;
};

} // namespace dugout
