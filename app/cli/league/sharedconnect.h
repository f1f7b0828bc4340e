// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/sharedaddress.h"
#include "core/store/sharedserver.h"

namespace dugout {

// How a command reaches the server of a shared league. The password is where libpq looks for it
// (~/.pgpass, PGPASSWORD, a service file), or is asked for on the terminal; it is kept in memory
// alone.

[[nodiscard]] Result<std::unique_ptr<LeagueServer>> connectShared(const QString &address);
/// Makes sure that leagues may be brought there, and prepares the server where that is allowed.
[[nodiscard]] Result<void> prepareShared(const QString &address,
                                         SharedServer::Use use = SharedServer::Use::Founding);
[[nodiscard]] Result<SharedSetupState> inspectShared(const QString &address);

/// Known from now on, for as long as the program runs.
void keepSharedPassword(const QString &address, const QString &password);

} // namespace dugout
