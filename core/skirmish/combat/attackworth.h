// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/poolodds.h"

#include <optional>

namespace dugout {

/// What the chances of an attack are worth against what the target has left.
struct AttackWorth
{
    std::optional<Rational> kill{}; ///< the target goes out of action; none while numbers are open
    std::optional<Rational> damage{}; ///< that is dealt on average, at most what is left

    bool operator==(const AttackWorth &) const = default;
};

[[nodiscard]] AttackWorth worthOf(const PoolOdds &odds, std::optional<int> damage,
                                  std::optional<int> life);

} // namespace dugout
