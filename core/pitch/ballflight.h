// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pitch/pitch.h"

namespace dugout {

/// Where a loose ball ends up, before anyone tries to catch it.
struct BallFlight
{
    Square last; ///< the last square on the pitch
    std::optional<Square> beyond; ///< the first one off it, when the ball leaves the pitch

    [[nodiscard]] bool leaves() const { return beyond.has_value(); }
    bool operator==(const BallFlight &) const = default;
};

/// The ball moves `squares` in the direction that a D8 shows on the scatter template. A bounce is
/// one square; an inaccurate pass scatters three times by one.
[[nodiscard]] BallFlight scatter(Square from, int d8, int squares = 1);

/// The direction of a throw-in by D6: 1-2 to the left, 3-4 straight in, 5-6 to the right, as seen
/// from where the ball left. Where it left over a corner the template points at the middle of the
/// pitch along the diagonal.
[[nodiscard]] Stride throwInStep(const BallFlight &left, int d6);

/// The crowd throws the ball back from its last square, which counts as the first of `distance`
/// (2D6) squares. It may leave again.
[[nodiscard]] BallFlight throwIn(const BallFlight &left, int d6, int distance);

} // namespace dugout
