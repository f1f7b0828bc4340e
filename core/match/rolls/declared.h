// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"
#include "core/match/rolls/rollplan.h"

namespace dugout {

/// Who fails the roll for a trait had declared an action before, and his side has lost that for the
/// turn. What it was is asked beside what comes next: a move or a block cost nothing.
void askDeclared(const MatchContext &context, MatchState &state, const RollPlan &plan);

/// The step that asks it; its `by` is he, and it is about the trait.
[[nodiscard]] StepRule declaredStep();

/// One of the turn's hand-offs is left.
[[nodiscard]] bool isHandOffLeft(const MatchContext &context, const MatchState &state);

} // namespace dugout
