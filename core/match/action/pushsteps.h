// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What a block does to where the two stand, where the pitch shows them side by side: the step that
// knows its outcome waits until it is settled.

/// Whether that is asked before this outcome of the block is carried out.
[[nodiscard]] bool movesOnPitch(const MatchContext &context, const MatchState &state,
                                const Step &block, const QString &outcome);
/// Asks where he is pushed, if that is not plain, and whether he is followed.
void pushOnPitch(MatchState &state, const Step &block, const QString &outcome);

/// The squares that are asked for just now, where who is on top is pushed.
[[nodiscard]] std::vector<Square> pushSquares(const MatchState &state, const Step &push);
/// Whose coach says which of them.
[[nodiscard]] Seat whoPushes(const MatchState &state, const Step &push);
/// Who is pushed there.
[[nodiscard]] QString pushedPlayer(const MatchState &state, const Step &push);

} // namespace dugout
