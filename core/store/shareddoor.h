// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharingdesk.h"
#include "core/store/sharedserver.h"

#include <QMutex>

namespace dugout {

/// How a window reaches the servers of shared leagues: with the password that libpq finds
/// (~/.pgpass, PGPASSWORD, a service file), else with the one that somebody was asked for, which
/// stays in memory as long as this lives. For several threads.
class SharedDoor
{
public:
    void keepPassword(const QString &address, const QString &password);

    [[nodiscard]] Result<std::unique_ptr<LeagueServer>>
    open(const QString &address, SharedServer::Use use = SharedServer::Use::Members) const;
    [[nodiscard]] Result<ServerLook> look(const QString &address) const;

private:
    [[nodiscard]] Result<StoreLocation> locationOf(const QString &address) const;

    mutable QMutex m_mutex;
    QMap<QString, QString> m_passwords; ///< by the address
};

} // namespace dugout
