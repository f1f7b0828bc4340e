// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/action/actions.h"

namespace dugout {

// The actions of a turn by subject; one file for each.

[[nodiscard]] std::span<const TurnAction> usualActions();
[[nodiscard]] std::span<const TurnAction> attackActions();
[[nodiscard]] std::span<const TurnAction> oddActions();
[[nodiscard]] std::span<const TurnAction> asideActions();

} // namespace dugout
