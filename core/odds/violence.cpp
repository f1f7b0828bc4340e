// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/violence.h"

#include <algorithm>
#include <cstdlib>

namespace dugout {

namespace {

int waysOf(int total)
{
    return 6 - std::abs(7 - total);
}

void add(Violence::Ending &sum, const Violence::Ending &other, std::int64_t ways)
{
    for (size_t rank = 0; rank < sum.size(); ++rank)
        sum[rank] += other[rank] * ways;
}

} // namespace

bool Violence::armourBreaks(int total, int extra) const
{
    const int modified = total + armourModifier + extra;
    return modified >= armourTarget || (breaks && modified >= *breaks);
}

Violence::Rank Violence::injuryOf(int total, int extra) const
{
    const auto at = [&](int more) {
        return result[static_cast<size_t>(
            std::clamp(total + injuryModifier + more, 0, highestTotal))];
    };
    return std::max(at(0), at(extra));
}

/// Over `injuryWays`.
Violence::Ending Violence::injury(int extra, bool mayReroll) const
{
    Ending once{};
    for (int total = 2; total <= 12; ++total)
        once[injuryOf(total, extra)] += waysOf(total);
    Ending ending{};
    for (size_t rank = 0; rank < ranks; ++rank) {
        const std::int64_t again = mayReroll && rank < aim ? rerollSixths : 0;
        ending[rank] += once[rank] * twoDice * (certain - again);
        add(ending, once, once[rank] * again);
    }
    return ending;
}

Violence::Ending Violence::afterArmour(int total, bool mayReroll) const
{
    if (armourBreaks(total, 0))
        return injury(either, mayReroll);
    if (armourBreaks(total, either))
        return injury(0, mayReroll);
    Ending unhurt{};
    unhurt[Unhurt] = injuryWays;
    return unhurt;
}

/// The roll that Piling On makes: over 36 times `injuryWays`.
Violence::Ending Violence::armourOnce() const
{
    Ending ending{};
    for (int total = 2; total <= 12; ++total)
        add(ending, afterArmour(total, false), waysOf(total));
    return ending;
}

Violence::Ending Violence::play() const
{
    Ending ending{};
    const Ending again = armourOnce();
    for (int total = 2; total <= 12; ++total) {
        const Ending stays = afterArmour(total, true);
        const bool better = !armourBreaks(total, 0) && aimed(again) > aimed(stays) * twoDice;
        const std::int64_t rerolled = better ? rerollSixths : 0;
        add(ending, stays, waysOf(total) * (certain - rerolled) * twoDice);
        add(ending, again, waysOf(total) * rerolled);
    }
    return ending;
}

std::int64_t Violence::aimed(const Ending &ending) const
{
    std::int64_t ways = 0;
    for (size_t rank = aim; rank < ranks; ++rank)
        ways += ending[rank];
    return ways;
}

Rational Violence::armourBroken() const
{
    std::int64_t once = 0;
    for (int total = 2; total <= 12; ++total)
        once += armourBreaks(total, either) ? waysOf(total) : 0;
    return {Int128(once), Int128(twoDice)};
}

Rational Violence::doubles(bool hidden) const
{
    std::int64_t ways = 0;
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            const bool broken = armourBreaks(first + second, either);
            if (first == second)
                ways += broken || !hidden ? 6 : 0;
            else
                ways += broken ? 1 : 0;
        }
    }
    return {Int128(ways), Int128(twoDice * 6)};
}

} // namespace dugout
