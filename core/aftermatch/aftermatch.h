// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"

namespace dugout {

/// The steps of a match with what follows its whistle: hand this to a Match, and it leads both
/// coaches through the edition's sequence, side by side.
[[nodiscard]] const StepBook &stepsToTheNextSheet();

/// The match is over, both coaches stand by the result and both teams are done.
[[nodiscard]] bool isAfterMatchDone(const MatchState &state);

} // namespace dugout
