// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"

namespace dugout {

/// Carries out what a roll brought: who falls, who has the ball, whose action is lost.
void carryOut(const MatchContext &context, MatchState &state, const RollPlan &plan, RollEnd end);

} // namespace dugout
