// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/storehosting.h"

#include <QDateTime>

#include <utility>

namespace dugout {

StoreHosting::StoreHosting(const QString &dataFolder, SharingDesk &sharing, SecretKeeper *keeper)
    : m_dataFolder(dataFolder)
    , m_sharing(sharing)
    , m_keeper(keeper)
    , m_host(dataFolder, m_door)
{ }

Result<void> StoreHosting::host(const LeagueId &league, const LeagueHost::Wish &wish)
{
    const auto hosted = m_sharing.atTable([&](SharedTable &table) {
        return m_host.host(league, table.stores(), table.leagues(), wish);
    });
    return hosted ? m_host.copyIfDue(QDateTime::currentMSecsSinceEpoch()) : hosted;
}

Result<void> StoreHosting::start()
{
    m_isClosed = false;
    return m_sharing.atTable([&](SharedTable &table) { return m_host.start(table.leagues()); });
}

Result<void> StoreHosting::stop()
{
    m_isClosed = true;
    return m_host.stop(QDateTime::currentMSecsSinceEpoch());
}

Result<void> StoreHosting::lookAfter()
{
    const auto settings = m_host.settings();
    const bool isStart = !std::exchange(m_hasLooked, true);
    if (!settings || !settings->opensWithDugout || m_isClosed)
        return {};
    if (m_host.state().kind == HostState::Kind::Stopped) {
        if (!isToBeOpened(*settings, isStart))
            return {};
        if (auto started = start(); !started)
            return started;
    }
    return m_host.copyIfDue(QDateTime::currentMSecsSinceEpoch());
}

Result<void> StoreHosting::newPassword(const QString &coach)
{
    const auto slip = m_host.newPassword(coach);
    return slip ? Result<void>() : slip.error();
}

Result<LeagueId> StoreHosting::join(const HostInvite &invite, const QString &password,
                                    bool remember, TeamsHere teams)
{
    auto place = meetHost(invite, m_dataFolder);
    if (!place)
        return place.error();
    const auto secret = invite.secret.isEmpty() ? typedSlipTo(*place, invite.login, password)
                                                : Result<QString>(invite.secret);
    if (!secret)
        return secret.error();
    const QString address = m_door.written(*place);
    m_sharing.keepPassword(address, *secret);
    if (auto kept = rememberPassword(*place, *secret, m_keeper, remember); !kept)
        return kept.error();
    LeagueId joined;
    const auto done = m_sharing.atTable([&](SharedTable &table) -> Result<void> {
        const auto id = table.leagues().join(address, {}, teams);
        if (id)
            joined = *id;
        return id ? Result<void>() : id.error();
    });
    return done ? Result<LeagueId>(joined) : done.error();
}

} // namespace dugout
