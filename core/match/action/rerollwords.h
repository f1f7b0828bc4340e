// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// What the dice brought that lie there and may be rolled again: "Dodge: #7 Griff, needed 4+,
/// rolled 3: fails". Empty where nothing waits for that.
[[nodiscard]] QString resultQuestion(const MatchContext &context, const MatchState &state,
                                     const Step &offer);

/// What comes of it if the roll that is on top is kept: who goes down, and whether the turn ends.
[[nodiscard]] QString wordsIfKept(const MatchContext &context, const MatchState &state);

} // namespace dugout
