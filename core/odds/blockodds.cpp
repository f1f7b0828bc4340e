// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/blockodds.h"

#include <algorithm>

namespace dugout {

int d6Ways(int target)
{
    return std::clamp(7 - target, 0, 6);
}

Rational d6Chance(int target)
{
    return {Int128(d6Ways(target)), Int128(6)};
}

Rational twoDiceChance(int target)
{
    int ways = 0;
    for (int first = 1; first <= 6; ++first)
        ways += d6Ways(target - first);
    return {Int128(ways), Int128(36)};
}

Rational blockChance(int dice, int faces, Chooser chooser)
{
    const Int128 wanted = chooser == Chooser::Attacker ? 6 - faces : faces;
    Int128 ways = 1;
    Int128 all = 1;
    for (int die = 0; die < dice; ++die) {
        ways *= wanted;
        all *= 6;
    }
    return {chooser == Chooser::Attacker ? all - ways : ways, all};
}

} // namespace dugout
