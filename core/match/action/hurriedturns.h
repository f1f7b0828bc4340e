// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Free turns that a card gives to both sides, one after the other. A die after each action may end
// them.

/// Asks for the die when somebody has acted in such a turn.
void hurryEnter(const MatchContext &context, MatchState &state, const Step &step);
/// This turn is such a one.
[[nodiscard]] bool isHurried(const Step &turn);
/// A touchdown of the side that played the card does not count yet.
[[nodiscard]] bool isProvisional(const MatchState &state);
void noteProvisional(MatchState &state, const PlayerRef &scorer);
/// A touchdown of the side at play, for good or not yet.
void recordOwnTouchdown(const MatchContext &context, MatchState &state, const PlayerRef &scorer);

} // namespace dugout
