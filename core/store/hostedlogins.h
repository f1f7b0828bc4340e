// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/leaguehost.h"
#include "core/store/storelocation.h"

namespace dugout {

/// What is said to a hosted server, in SQL.
class StoreHostDoor final : public HostDoor
{
public:
    [[nodiscard]] QString written(const ServerAddress &address) const override;
    [[nodiscard]] Result<void> prepare(const QString &address) override;
    [[nodiscard]] Result<void> giveLogins(const QString &address,
                                          const std::vector<HostLogin> &logins) override;
};

[[nodiscard]] ServerAddress serverAddress(const StoreLocation &place);
/// The password to a server, of what somebody typed; see passwordTo(). Asks it where that takes
/// asking.
[[nodiscard]] Result<QString> typedPasswordTo(const StoreLocation &place, const QString &typed);
/// The same of what was read off a slip, where a name may be written with accents or without: the
/// place is that of the login which was let in.
[[nodiscard]] Result<QString> typedSlipTo(ServerAddress &place, const QString &name,
                                          const QString &password);

} // namespace dugout
