// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Whether the two of a block are there still; the attacker need not be a player.
[[nodiscard]] bool isBlockOn(const MatchState &state, const Step &step);

} // namespace dugout
