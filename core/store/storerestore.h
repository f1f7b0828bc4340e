// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/backupshelf.h"

#include <optional>

namespace dugout {

struct RestoreOptions
{
    bool replace = false; ///< what is there is put aside instead of being a reason to refuse
    bool takeOver = false; ///< a lock that another computer left behind does not count
};

/// Puts a copy in the place of a SQLite file, once it is proven to be whole. What was there is kept
/// under another name, which is the answer; empty when there was nothing. A crash leaves the one or
/// the other under the name, never nothing and never a mixture.
[[nodiscard]] Result<QString> restoreCopy(const StoreLocation &target, const QString &copy,
                                          const RestoreOptions &options);

/// The newest that is whole and that this Dugout can read.
[[nodiscard]] std::optional<BackupCopy> lastGoodCopy(const BackupShelf &shelf);

} // namespace dugout
