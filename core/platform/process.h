// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace dugout {

/// Whether a process of this computer is known to be over. Not so for one that may live.
[[nodiscard]] bool isProcessGone(qint64 process);

} // namespace dugout
