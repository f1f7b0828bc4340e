// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

namespace dugout {

/// Where a shared league is: an address, the file of one, or the code of a printed slip. Only a
/// server can be meant.
[[nodiscard]] Result<StoreLocation> sharedLocation(const QString &word);

/// The same as an address; with the login's name, where one is given.
[[nodiscard]] Result<QString> sharedAddress(const QString &word, const QString &user);

} // namespace dugout
