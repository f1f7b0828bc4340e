// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/displayboard.h"
#include "ui/play/hallboard.h"

namespace dugout {

/// A match as the second screen shows it.
[[nodiscard]] HallBoard hallBoard(const DisplayBoard &board);

} // namespace dugout
