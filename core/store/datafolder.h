// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/storelocation.h"

#include <QString>

#include <optional>

namespace dugout {

/// The folder of everything a coach owns: the one asked for (`--data-dir`), else the one of the
/// environment variable DUGOUT_DATA, else `dugout` in the XDG data folder. Not created here.
[[nodiscard]] QString dataFolder(const std::optional<QString> &chosen = {});

/// The database that is used when none is named.
[[nodiscard]] StoreLocation defaultStoreLocation(const QString &folder);

} // namespace dugout
