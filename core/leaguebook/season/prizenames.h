// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leaguemembers.h"

namespace dugout {

/// The prizes that tables and leaderboards of a season award.
enum class UsualPrize {
    Winner,
    WoodenSpoon,
    BestOfHard,
    Touchdowns,
    Casualties,
    Kills,
    Completions,
    Interceptions,
    Mvps,
    Points,
};

/// In the language of the moment; `competition` is the name of that, where it is won in one.
[[nodiscard]] QString usualPrizeName(UsualPrize prize, const QString &competition = {});

/// How a prize is called in the language of the moment. A usual one is kept as it was called in the
/// language of its giver; every other has the commissioner's own words.
[[nodiscard]] QString prizeName(const Prize &prize);

} // namespace dugout
