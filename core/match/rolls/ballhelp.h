// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/pitch/pitch.h"

namespace dugout {

// A ball that nobody holds. Where the pitch is shown its dice move it; elsewhere the coaches say
// who is there.

/// He stands there with his wits about him.
[[nodiscard]] bool mayCatch(const MatchPlayer &player);
/// He has it now.
void holdBall(MatchState &state, const PlayerRef &player);
/// It bounces from where this player is, or was. Whose turn is lost by that is the caller's.
void bounceBall(MatchState &state, const PlayerRef &from);
/// A kick that nobody caught bounces from where it is shown.
void bounceKick(MatchState &state);
/// A falling carrier lets it bounce. Nothing happens where the carrier is not known.
void loseBall(MatchState &state, const PlayerRef &player);
/// The same for who is pushed off the pitch: the crowd throws it back from his last square.
void loseBallToCrowd(MatchState &state, const PlayerRef &player);
/// It left the pitch behind this square, and the crowd throws it back.
void throwBallIn(MatchState &state, const PlayerRef &from, Square last, Stride out);
/// The same from nobody knows where.
void throwBallIn(MatchState &state, const PlayerRef &from);
/// An inaccurate throw at this player, or at nobody in particular.
void strayBall(MatchState &state, const PlayerRef &target);

/// It has burst (bb2016.en.txt:3935-3952): it can be handed off, but not thrown.
[[nodiscard]] bool isBallBurst(const MatchState &state);
/// And nobody has it any more: it is out of play until an official throws it back.
[[nodiscard]] bool isBallGone(const MatchState &state);
/// He does, from where it was last, and it scatters as after an inaccurate throw.
void throwBallBack(MatchState &state);

} // namespace dugout
