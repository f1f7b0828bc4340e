// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"
#include "core/match/rolls/rollplan.h"

namespace dugout {

/// The dice of a roll have fallen: puts on the agenda what they bring and, beside it, what may
/// still change that: the roll made again, or somebody who dives at a dodge.
void readDice(const MatchContext &context, MatchState &state, const RollPlan &plan,
              const std::vector<int> &dice);

/// The step that asks who dives; its `by` is who dodged, its seat that of the others.
[[nodiscard]] StepRule diveStep();

} // namespace dugout
