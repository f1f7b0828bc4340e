// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/leaguehost.h"

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

} // namespace dugout
