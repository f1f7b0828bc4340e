// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hosting/hostinvite.h"
#include "core/sharing/sharingdesk.h"

namespace dugout {

/// Goes where an invitation says, and looks whether it is that computer: its certificate is asked
/// for, compared, and kept in the data folder for every line from then on. The address names no
/// password; `passfile` in it is where one is looked for.
[[nodiscard]] Result<ServerAddress> meetHost(const HostInvite &invite, const QString &dataFolder);

/// The secret of a slip whose password somebody typed; whatever is none of these stays what it is.
/// What belongs to no hosted league has a password of another kind.
[[nodiscard]] QString passwordTo(const ServerAddress &address, const QString &typed);

/// Keeps it where that address looks, in a file that only this user can read.
[[nodiscard]] Result<void> rememberPassword(const ServerAddress &address, const QString &secret);

} // namespace dugout
