// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace dugout {

/// The lock beside a SQLite file, which its window holds for as long as it is open. `takeOver` says
/// that one which another computer left behind does not count.
[[nodiscard]] Result<std::unique_ptr<QLockFile>> lockDatabase(const QString &path, int patienceMs,
                                                              bool takeOver);

} // namespace dugout
