// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/league/drawnround.h"

namespace dugout {

/// A pair that meets in a round of the draw, from 1.
struct RoundPin
{
    Pairing pair{};
    int round = 1;

    bool operator==(const RoundPin &) const = default;
};

struct RoundRobinRules
{
    int legs = 1; ///< how often everybody meets everybody; every other leg at the other's place
    bool across = false; ///< divisions also play each other, after their own matches
    int firstRound = 1;
    /// Pairs of one division that meet in its first round. They play at the place they say, unless
    /// matches across divisions make homes be shared out anew.
    std::vector<Pairing> pinned;
    /// The same for other rounds than the first; refused where no draw has all of them.
    std::vector<RoundPin> later{};

    bool operator==(const RoundRobinRules &) const = default;
};

using Division = std::vector<EntrantId>;

/// How many rounds it takes until all have met as often as they should.
[[nodiscard]] int roundRobinLength(const std::vector<Division> &divisions, int legs, bool across);

/// Everybody meets everybody of the same division, at home and away equally often or once apart.
/// With a source, the order is drawn by lot; without one it follows the lists. Divisions of
/// different sizes end at different rounds.
[[nodiscard]] Result<std::vector<DrawnRound>> drawRoundRobin(const std::vector<Division> &divisions,
                                                             const RoundRobinRules &rules,
                                                             RandomSource *lot);

} // namespace dugout
