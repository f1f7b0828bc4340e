// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/errorcode.h"

namespace dugout {

/// What a server said no with, by its code, in the language of this moment: what it refused may
/// wait for days, and be looked at in another language than the one it was refused in. `told` is
/// what is said of a code that nobody knows here.
[[nodiscard]] QString refusalWords(std::optional<ErrorCode> code, const QString &told);

} // namespace dugout
