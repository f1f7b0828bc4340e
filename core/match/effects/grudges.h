// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// A famous team writes down who wronged it. In a match without it nothing happens here.

/// A wrong done to a side by a player of the other.
void bearGrudge(const MatchContext &context, MatchState &state, Seat wronged,
                const PlayerRef &culprit);
/// Hidden weapons on the pitch are one as well.
void grudgeWeapons(const MatchContext &context, MatchState &state, Seat armed);
/// One entry is struck off when he is knocked out or hurt.
void settleGrudge(MatchState &state, const PlayerRef &culprit);
[[nodiscard]] int grudgesAgainst(const MatchState &state, const PlayerRef &culprit);
/// All entries in the book of a side.
[[nodiscard]] int grudgesOf(const MatchState &state, Seat seat);

} // namespace dugout
