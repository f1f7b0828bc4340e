// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// A file name to propose for something of that title, which a stranger may have chosen: one name
/// in one folder, not hidden, of bounded length, and possible on every system. `suffix` without
/// its dot.
[[nodiscard]] QString safeFileName(const QString &title, const QString &suffix);

} // namespace dugout
