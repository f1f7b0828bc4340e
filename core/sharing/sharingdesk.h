// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedtable.h"

namespace dugout {

class HostingDesk;

/// How a line to a server is kept from strangers.
enum class LineSafety {
    Local, ///< it does not leave this machine
    Open, ///< anyone on the network can read along
    Encrypted, ///< nobody can read along; nobody proved that it is the right server either
    Verified, ///< encrypted, and the server is who it says
};

/// Where a server is, as somebody types it in: never with a password.
struct ServerAddress
{
    QString host{}; ///< a name, an address or the folder of a socket; empty: this machine
    int port = 0; ///< 0: the usual one
    QString database{};
    QString user{};
    QMap<QString, QString> options{}; ///< such as `sslmode`

    bool operator==(const ServerAddress &) const = default;
};

/// A server as it shows itself to the one who logged in, before anything is done there.
struct ServerLook
{
    QString address{}; ///< without a password
    QString person{};
    QString database{};
    bool isPrepared = false; ///< for shared leagues
    bool isMember = false; ///< may look at them at all
    bool mayFound = false; ///< may bring a league
    bool mayPrepare = false; ///< may make what shared leagues need
    bool isNewer = false; ///< made for a later Dugout
    bool isOlder = false; ///< made by an earlier one: it has to be prepared anew
    LineSafety safety = LineSafety::Local;
    QString protocol{}; ///< "TLSv1.3"
    std::vector<SharedSummary> leagues{}; ///< of which the login is a member
    /// Some of what preparing it takes away from everybody only such a one can take away.
    bool isSuperuser = false;

    bool operator==(const ServerLook &) const = default;
};

/// What has to happen before a league can be brought to a server.
enum class ShareReadiness {
    Ready,
    Prepares, ///< Dugout makes what is needed there first
    Renews, ///< Dugout makes anew what an earlier one made there
    NeedsAdministrator, ///< an administrator has to run some SQL
    TooNew, ///< a later Dugout made it
};

[[nodiscard]] ShareReadiness readinessOf(const ServerLook &look);

/// What a window needs to share leagues. Whatever speaks with a server takes as long as the server
/// does: it is called in a thread of its own and opens lines of its own there.
class SharingDesk
{
public:
    using Work = std::function<Result<void>(SharedTable &table)>;
    using StepWatch = SharedLeagues::StepWatch;

    SharingDesk() = default;
    SharingDesk(const SharingDesk &) = delete;
    SharingDesk &operator=(const SharingDesk &) = delete;
    virtual ~SharingDesk() = default;

    /// Null where no league can be hosted.
    [[nodiscard]] virtual HostingDesk *hosting() const { return nullptr; }

    // At once, in the window's own thread.

    /// An address, the file of one, or the code of a printed slip.
    [[nodiscard]] virtual Result<ServerAddress> read(const QString &word) const = 0;
    [[nodiscard]] virtual Result<QString> written(const ServerAddress &address) const = 0;
    /// For a slip: the address without the login's name.
    [[nodiscard]] virtual QString placeOf(const QString &address) const = 0;
    /// In memory alone, for as long as the program runs.
    virtual void keepPassword(const QString &address, const QString &password) = 0;
    [[nodiscard]] virtual QString setupSql(const ServerLook &look) const = 0;
    [[nodiscard]] virtual Result<std::vector<SharedNote>> notes() const = 0;
    /// Takes in what others did, after an action was refused because of it.
    virtual Result<void> catchUp(const LeagueId &league) = 0;
    /// Has the line looked at now instead of in a while.
    virtual void lookNow() = 0;

    // In a thread of its own.

    [[nodiscard]] virtual Result<ServerLook> look(const QString &address) = 0;
    [[nodiscard]] virtual Result<void> prepare(const QString &address) = 0;
    /// The database of an address, if the login may create one.
    [[nodiscard]] virtual Result<void> makeDatabase(const QString &address) = 0;
    /// A login that was not there, with a password of which the server gets no more than what it
    /// keeps in its place, if the caller's login may create one.
    [[nodiscard]] virtual Result<void> makeLogin(const QString &address, const QString &person,
                                                 const QString &verifier)
        = 0;
    /// Everything that is kept here, opened anew; `watch` is told each step of a move.
    [[nodiscard]] virtual Result<void> atTable(const Work &work, const StepWatch &watch = {}) = 0;
};

} // namespace dugout
