// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchstate.h"

namespace dugout {

/// Whether a special ball is played with in this drive.
[[nodiscard]] bool isBall(const MatchState &state, QStringView ball);
/// Asks how long the fuse is.
void lightFuse(MatchState &state, Seat seat);
/// What a ball asks for at the edges of turns.
void pushBallAtTurnStart(MatchState &state);
void pushBallAtTurnEnd(MatchState &state);

} // namespace dugout
