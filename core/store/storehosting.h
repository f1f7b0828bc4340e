// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostingdesk.h"
#include "core/hosting/leagueguest.h"
#include "core/store/hostedlogins.h"

#include <atomic>

namespace dugout {

/// The hosting of a league of one database, as a window does it.
class StoreHosting final : public HostingDesk
{
public:
    /// `sharing` opens everything that is kept anew, in whichever thread.
    /// `keeper` may be null.
    StoreHosting(const QString &dataFolder, SharingDesk &sharing, SecretKeeper *keeper = nullptr);

    [[nodiscard]] Result<void> canHost() const override { return HostedServer::canHost(); }
    [[nodiscard]] HostState state() const override { return m_host.state(); }
    [[nodiscard]] Result<HostSettings> settings() const override { return m_host.settings(); }
    [[nodiscard]] HostInvite inviteOf(const HostSettings &settings,
                                      const HostSlip &slip) const override
    {
        return m_host.inviteOf(settings, slip);
    }
    [[nodiscard]] std::unique_ptr<LeagueSearch> search() const override
    {
        return std::make_unique<LeagueSearch>();
    }
    [[nodiscard]] std::unique_ptr<LeagueAnswerer> answerer() const override
    {
        return m_host.answerer();
    }
    Result<void> host(const LeagueId &league, const LeagueHost::Wish &wish) override;
    Result<void> start() override;
    Result<void> stop() override;
    Result<void> lookAfter() override;
    Result<void> newPassword(const QString &coach) override;
    Result<LeagueId> join(const HostInvite &invite, const QString &password, bool remember,
                          TeamsHere teams) override;

private:
    QString m_dataFolder;
    SharingDesk &m_sharing;
    SecretKeeper *m_keeper;
    StoreHostDoor m_door;
    LeagueHost m_host;
    bool m_hasLooked = false; ///< asked of one thread after the other
    std::atomic<bool> m_isClosed = false; ///< somebody closed it: it stays so
};

} // namespace dugout
