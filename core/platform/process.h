// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// Whether a process of this computer is known to be over. Not so for one that may live.
[[nodiscard]] bool isProcessGone(qint64 process);
/// Whether such a process is known to live and to work in a folder, as servers do in their own. A
/// number that was given to somebody else meanwhile is not taken for it.
[[nodiscard]] bool isProcessIn(qint64 process, const QString &folder);
/// Whether Dugout was started by the administrator of the computer.
[[nodiscard]] bool hasAllRights();
/// Whether servers may be started on this system and told apart again.
[[nodiscard]] bool canRunServers();

} // namespace dugout
