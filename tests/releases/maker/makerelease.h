// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// Writes what this Dugout leaves behind, with what is expected of it, into a new folder. The same
/// program writes the same files. False when the folder is there already.
[[nodiscard]] bool makeRelease(const QString &folder);

} // namespace dugout
