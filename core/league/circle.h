// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace dugout {

/// Two places of the circle, the home one first.
struct CirclePlaces
{
    int home = 0;
    int away = 0;

    bool operator==(const CirclePlaces &) const = default;
};

/// A round of the circle method, from 0: one stands in the middle when the number is even, the
/// others sit round the circle and move on by one place a round. With these homes everybody is at
/// home and away by turns with at most one exception, and equally often or once apart in the end.
[[nodiscard]] std::vector<CirclePlaces> circleRound(int entrants, int round);
/// How many rounds it takes until everybody has met everybody.
[[nodiscard]] int circleRounds(int entrants);

} // namespace dugout
