// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/attackworth.h"

#include <algorithm>

namespace dugout {

AttackWorth worthOf(const PoolOdds &odds, std::optional<int> damage, std::optional<int> life)
{
    AttackWorth worth;
    if (!damage)
        return worth;
    const int dealt = std::max(0, life ? std::min(*damage, *life) : *damage);
    worth.damage = odds.success * Rational(dealt);
    if (life)
        worth.kill = *damage >= *life ? odds.success : Rational(0);
    return worth;
}

} // namespace dugout
