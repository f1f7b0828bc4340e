// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/circle.h"

namespace dugout {

std::vector<CirclePlaces> circleRound(int entrants, int round)
{
    const bool even = entrants % 2 == 0;
    const int circle = even ? entrants - 1 : entrants;
    const int middle = circle;
    std::vector<CirclePlaces> pairs;
    if (even)
        pairs.push_back(round % 2 == 0 ? CirclePlaces{middle, round} : CirclePlaces{round, middle});
    for (int step = 1; step <= (circle - 1) / 2; ++step) {
        const int ahead = (round + step) % circle;
        const int behind = (round - step + circle) % circle;
        pairs.push_back(step % 2 == 1 ? CirclePlaces{ahead, behind} : CirclePlaces{behind, ahead});
    }
    return pairs;
}

int circleRounds(int entrants)
{
    return entrants % 2 == 0 ? entrants - 1 : entrants;
}

} // namespace dugout
