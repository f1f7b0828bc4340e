// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/ballflight.h"

namespace dugout {

namespace {

BallFlight fly(Square from, Stride step, int squares)
{
    BallFlight flight{from, std::nullopt};
    for (int moved = 0; moved < squares; ++moved) {
        const Square next = flight.last + step;
        if (!pitch::contains(next)) {
            flight.beyond = next;
            break;
        }
        flight.last = next;
    }
    return flight;
}

/// The eight directions in a circle, so that the neighbours of one are next to it.
constexpr std::array<Stride, 8> circle{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// Straight back into the pitch from where the ball left it.
size_t inwards(const BallFlight &left)
{
    const Square out = left.beyond.value_or(left.last);
    const Stride in{out.x < 0 ? 1 : (out.x >= pitch::length ? -1 : 0),
                    out.y < 0 ? 1 : (out.y >= pitch::width ? -1 : 0)};
    return static_cast<size_t>(std::find(circle.begin(), circle.end(), in) - circle.begin());
}

} // namespace

BallFlight scatter(Square from, int d8, int squares)
{
    return fly(from, scatterSteps.at(static_cast<size_t>(d8) - 1), squares);
}

Stride throwInStep(const BallFlight &left, int d6)
{
    // Facing the pitch, the left hand is one eighth against the clock.
    const size_t turn = d6 <= 2 ? 7 : (d6 <= 4 ? 0 : 1);
    return circle.at((inwards(left) + turn) % circle.size());
}

BallFlight throwIn(const BallFlight &left, int d6, int distance)
{
    return fly(left.last, throwInStep(left, d6), distance - 1);
}

} // namespace dugout
