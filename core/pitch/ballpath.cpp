// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/ballpath.h"

using namespace Qt::StringLiterals;

namespace dugout {

DiceNotation ballMoveDice(BallMove move)
{
    const QStringView text = move == BallMove::Bounce ? u"D8"
        : move == BallMove::Astray                    ? u"3D8"
                                                      : u"D8+D6";
    return *DiceNotation::parse(text);
}

BallPath ballPath(BallMove move, Square from, const std::vector<int> &dice)
{
    // The direction of each square that the ball moves.
    const std::vector<int> way = move == BallMove::KickOff
        ? std::vector<int>(static_cast<size_t>(dice.at(1)), dice.at(0))
        : dice;
    BallPath path{{from}, false};
    for (const int direction : way) {
        const BallFlight flight = scatter(path.squares.back(), direction);
        path.leaves = flight.leaves();
        if (path.leaves)
            break;
        path.squares.push_back(flight.last);
    }
    return path;
}

} // namespace dugout
