// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/pooldie.h"
#include "core/dice/rational.h"

namespace dugout {

/// Several equal dice, with what may be rolled again once.
struct DicePool
{
    PoolDie die;
    int dice = 1;
    int rerolledDice = 0; ///< this many dice of the roller's choice
    bool rerollWhole = false; ///< or all of them together, for better or worse

    [[nodiscard]] int mostRerolled() const;
    bool operator==(const DicePool &) const = default;
};

/// How an attack can end.
struct PoolOdds
{
    Rational success;
    Rational driveBack; ///< the draw that fails, but may push the target
    Rational failure; ///< with no effect at all
    Rational criticalHit; ///< part of `success`

    bool operator==(const PoolOdds &) const = default;
};

/// More dice, or dice with more faces, are refused by `poolFits`.
inline constexpr int mostPoolDice = 10;
[[nodiscard]] bool poolFits(const DicePool &pool);

/// Attack dice against defence dice.
///
/// More criticals win whatever else was rolled; with equally many the successes, criticals among
/// them, are compared, and a draw needs at least one. The attacker rolls, and rolls again if it
/// helps him, before the defender does the same knowing what he is up against. A trapped target
/// turns the draw into a success.
[[nodiscard]] PoolOdds poolOdds(const DicePool &attack, const DicePool &defence,
                                bool trapped = false);

} // namespace dugout
