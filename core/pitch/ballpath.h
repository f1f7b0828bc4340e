// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/dicenotation.h"
#include "core/pitch/ballflight.h"

#include <vector>

namespace dugout {

/// The ways a loose ball goes that dice alone decide.
enum class BallMove {
    Bounce, ///< one square
    Astray, ///< an inaccurate pass: three times one square
    KickOff, ///< as far as the second die says
};

inline constexpr std::array allBallMoves{BallMove::Bounce, BallMove::Astray, BallMove::KickOff};

/// Every square of the way, so that it can be drawn.
struct BallPath
{
    std::vector<Square> squares; ///< the first is where it started
    bool leaves = false; ///< the pitch, behind the last square

    bool operator==(const BallPath &) const = default;
};

[[nodiscard]] DiceNotation ballMoveDice(BallMove move);
/// The dice must be those of `ballMoveDice`.
[[nodiscard]] BallPath ballPath(BallMove move, Square from, const std::vector<int> &dice);

} // namespace dugout
