// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostedserver.h"
#include "core/hosting/hostinvite.h"
#include "core/hosting/hostsettings.h"
#include "core/hosting/leaguecall.h"
#include "core/sharing/sharingdesk.h"

namespace dugout {

/// A login, as a server knows it.
struct HostLogin
{
    QString name{};
    QString verifier{}; ///< see scramVerifier()
    bool mayFound = false; ///< may bring a league
    /// Of a slip: what lets in who types its password, and what he finds; see TypedKeys.
    QString typedVerifier{};
    QString closedSecret{};

    bool operator==(const HostLogin &) const = default;
};

/// SQL for a hosted server, sent by its owner.
class HostDoor
{
public:
    HostDoor() = default;
    HostDoor(const HostDoor &) = delete;
    HostDoor &operator=(const HostDoor &) = delete;
    virtual ~HostDoor() = default;

    [[nodiscard]] virtual QString written(const ServerAddress &address) const = 0;
    /// Makes what shared leagues need there.
    [[nodiscard]] virtual Result<void> prepare(const QString &address) = 0;
    /// Lets them log in from now on, all or none; who could already has another password now.
    [[nodiscard]] virtual Result<void> giveLogins(const QString &address,
                                                  const std::vector<HostLogin> &logins)
        = 0;
};

/// How a hosted league is, as far as it can be said without asking it anything.
struct HostState
{
    enum class Kind { Nothing, NoPostgres, Stopped, Runs };

    Kind kind = Kind::Nothing;
    QString league{};
    QStringList addresses{}; ///< under which others find it
    qint64 copiedMs = 0; ///< 0: never

    bool operator==(const HostState &) const = default;
};

/// A league that this computer hosts: its server, who may come in, and the way there. Whatever is
/// cut short anywhere goes on with the same call.
class LeagueHost
{
public:
    struct Wish
    {
        QString me{}; ///< the coach who hosts; empty: none of them
        QString address{}; ///< that others are told; empty: whichever this computer has
        bool opensWithDugout = true;
    };

    LeagueHost(const QString &dataFolder, HostDoor &door);

    /// Refused where no league is hosted here.
    [[nodiscard]] Result<HostSettings> settings() const;
    [[nodiscard]] HostState state() const;

    /// Makes the server, gives everybody a login, and moves the league there.
    Result<void> host(const LeagueId &league, const ClubStores &stores, SharedLeagues &shared,
                      const Wish &wish);
    /// Starts what was made before.
    Result<void> start(SharedLeagues &shared, bool fromCopy = false);
    /// With a last copy, which another version of PostgreSQL can go on from.
    Result<void> stop(qint64 nowMs);
    Result<QString> copy(qint64 nowMs);
    /// The same where the last one is older than a day.
    Result<void> copyIfDue(qint64 nowMs);

    /// A login for every coach who has a team and none yet.
    Result<void> addSlips(const ClubStores &stores, SharedLeagues &shared);
    /// The old one lets nobody in any more.
    Result<HostSlip> newPassword(const QString &coach);
    [[nodiscard]] HostInvite inviteOf(const HostSettings &settings, const HostSlip &slip) const;

    /// Answers searches for it in this network; null while it does not run.
    [[nodiscard]] std::unique_ptr<LeagueAnswerer> answerer() const;

    /// Everything of it in one file, for another computer. Ended here first.
    Result<void> moveAway(const QString &file, qint64 nowMs);
    Result<void> moveHere(const QString &file);

private:
    [[nodiscard]] Result<HostSettings> begun(const LeagueId &league, const QString &title,
                                             const Wish &wish) const;
    [[nodiscard]] Result<void> addMine(const League &league, const QString &me,
                                       HostSettings &settings) const;
    [[nodiscard]] Result<void> startServer(HostSettings settings, bool fromCopy);
    [[nodiscard]] Result<void> giveLogins(const std::vector<HostSlip> &slips);
    [[nodiscard]] QString ownerAddress(const HostSettings &settings) const;
    [[nodiscard]] QString myAddress(const HostSettings &settings) const;
    [[nodiscard]] Result<void> writeMyPassword(const HostSettings &settings) const;
    [[nodiscard]] HostSlip newSlip(const HostSettings &settings, const QString &name) const;
    [[nodiscard]] Result<void> moveLeague(const HostSettings &settings,
                                          SharedLeagues &shared) const;
    [[nodiscard]] Result<void> joinMine(const HostSettings &settings, SharedLeagues &shared) const;

    QString m_folder;
    HostDoor &m_door;
    HostedServer m_server;
};

} // namespace dugout
