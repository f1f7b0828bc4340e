// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"

namespace dugout {

// A bomb that is thrown by rolls: thrown like a ball, and no pass of the turn. A player who catches
// it throws it on at once; otherwise it bursts, and never bounces.

/// He has it in his hands and throws it.
void aimBomb(MatchState &state, const PlayerRef &thrower);

/// What a throw, a catch or an interception of it brought.
void carryOutBomb(const MatchContext &context, MatchState &state, const RollPlan &plan,
                  RollEnd end);

} // namespace dugout
