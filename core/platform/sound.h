// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace dugout {

/// Begins to play a file of sound and does not wait for its end. False where nothing can play it.
[[nodiscard]] bool playSound(const QString &file);

} // namespace dugout
