// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/leagueguest.h"
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
    /// `keeper` may be null, and is asked for what somebody had it keep.
    explicit SharedDoor(SecretKeeper *keeper = nullptr)
        : m_keeper(keeper)
    { }

    void keepPassword(const QString &address, const QString &password);

    [[nodiscard]] Result<std::unique_ptr<LeagueServer>>
    open(const QString &address, SharedServer::Use use = SharedServer::Use::Members) const;
    [[nodiscard]] Result<ServerLook> look(const QString &address) const;
    [[nodiscard]] Result<void> makeDatabase(const QString &address) const;
    [[nodiscard]] Result<void> makeLogin(const QString &address, const QString &person,
                                         const QString &verifier) const;

private:
    [[nodiscard]] Result<StoreLocation> locationOf(const QString &address) const;

    SecretKeeper *m_keeper;
    mutable QMutex m_mutex;
    /// By the address. What somebody typed gives way to what it opened, see typedPasswordTo().
    mutable QMap<QString, QString> m_passwords;
};

} // namespace dugout
