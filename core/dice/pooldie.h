// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// A die of a skirmish pool: how many of its faces are criticals, other successes and neither.
struct PoolDie
{
    int criticals = 1;
    int successes = 0;
    int blanks = 5;

    [[nodiscard]] int faces() const { return criticals + successes + blanks; }
    bool operator==(const PoolDie &) const = default;
};

/// Dice with more faces are refused, here and by `poolFits`.
inline constexpr int mostPoolFaces = 8;

} // namespace dugout
