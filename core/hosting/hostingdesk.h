// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/leaguecall.h"
#include "core/hosting/leaguehost.h"

#include <memory>

namespace dugout {

/// What a window needs to host a league, and to join one that somebody hosts.
class HostingDesk
{
public:
    HostingDesk() = default;
    HostingDesk(const HostingDesk &) = delete;
    HostingDesk &operator=(const HostingDesk &) = delete;
    virtual ~HostingDesk() = default;

    // At once, in the window's own thread.

    /// What stands in the way of hosting on this computer; see HostedServer::canHost().
    [[nodiscard]] virtual Result<void> canHost() const = 0;
    [[nodiscard]] virtual HostState state() const = 0;
    /// Refused where no league is hosted here.
    [[nodiscard]] virtual Result<HostSettings> settings() const = 0;
    [[nodiscard]] virtual HostInvite inviteOf(const HostSettings &settings,
                                              const HostSlip &slip) const = 0;

    /// Asks in this network as long as somebody has it.
    [[nodiscard]] virtual std::unique_ptr<LeagueSearch> search() const = 0;
    /// Null while nothing is hosted here.
    [[nodiscard]] virtual std::unique_ptr<LeagueAnswerer> answerer() const = 0;

    // In a thread of its own.

    virtual Result<void> host(const LeagueId &league, const LeagueHost::Wish &wish) = 0;
    virtual Result<void> start() = 0;
    virtual Result<void> stop() = 0;
    /// Looks after it: what broke is started again, and every day is copied.
    virtual Result<void> lookAfter() = 0;
    virtual Result<void> newPassword(const QString &coach) = 0;
    /// The password is that of the slip, where the invitation has none; it is known from then on
    /// as long as the program runs, and longer only if it is to be remembered.
    virtual Result<LeagueId> join(const HostInvite &invite, const QString &password, bool remember,
                                  TeamsHere teams)
        = 0;
};

} // namespace dugout
