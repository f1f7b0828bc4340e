// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/sidecolour.h"

#include <cmath>

namespace dugout {

namespace {

/// Nearer than this two edges of colour are taken for each other at arm's length.
constexpr int alike = 160;

constexpr Rgb white{255, 255, 255};
constexpr Rgb black{0, 0, 0};
/// Blue, red, amber: one of them is far from any colour.
constexpr Rgb spareShirts[]{{43, 92, 140}, {140, 43, 43}, {199, 119, 0}};

/// Seen on a light ground and on a dark one, and not like the other side's.
bool isClear(const Rgb &colour, const Rgb &other)
{
    return colourDistance(colour, other) >= alike && colourDistance(colour, white) >= alike
        && colourDistance(colour, black) >= alike;
}

} // namespace

int colourDistance(const Rgb &a, const Rgb &b)
{
    // The eye minds green most, and red the more the redder a colour is.
    const double red = (a.red + b.red) / 2.0;
    const double dr = a.red - b.red;
    const double dg = a.green - b.green;
    const double db = a.blue - b.blue;
    return static_cast<int>(
        std::sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db));
}

Rgb sideColour(const MatchContext &context, Seat seat)
{
    const Team &team = context.team(seat);
    const Rgb &first = context.team(0).primary;
    if (seat == 0 || colourDistance(team.primary, first) >= alike)
        return team.primary;
    if (isClear(team.secondary, first))
        return team.secondary;
    for (const Rgb &spare : spareShirts) {
        if (isClear(spare, first))
            return spare;
    }
    return team.primary;
}

} // namespace dugout
