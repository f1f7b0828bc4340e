// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/rolloff.h"

#include <algorithm>

namespace dugout {

RollOffCount countRollOff(const SkirmishDie &die, const std::vector<int> &dice)
{
    RollOffCount count{};
    for (const int number : dice) {
        const QString symbol = die.symbolAt(number);
        count[0] += symbol == skirmishface::critical ? 1 : 0;
        count[1] += symbol == skirmishface::singleSupport ? 1 : 0;
        count[2] += symbol == skirmishface::doubleSupport ? 1 : 0;
    }
    return count;
}

void RollOff::add(const SkirmishDie &die, const std::vector<int> &dice, int bonusCriticals)
{
    RollOffCount count = countRollOff(die, dice);
    if (next() == bonus)
        count[0] += bonusCriticals;
    counts.push_back(count);
}

std::vector<Seat> RollOff::ahead() const
{
    const auto best = lowest ? std::min_element(counts.begin(), counts.end())
                             : std::max_element(counts.begin(), counts.end());
    std::vector<Seat> found;
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == *best)
            found.push_back(contenders[i]);
    }
    return found;
}

} // namespace dugout
