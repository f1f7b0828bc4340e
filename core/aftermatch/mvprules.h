// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/aftermatch/afterview.h"

namespace dugout {

/// How many most valuable players a side has: two where the other one conceded, by most books.
[[nodiscard]] int mvpAwards(const AfterView &view);
/// Which of them is being awarded, from 1; 0 while none is.
[[nodiscard]] int mvpInTurn(const AfterView &view);

} // namespace dugout
