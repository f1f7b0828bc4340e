// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/league/drawnround.h"

namespace dugout {

/// A pair that is to meet in a round of the circle, counted from 0.
struct SeatPin
{
    Pairing pair{};
    int round = 0;

    bool operator==(const SeatPin &) const = default;
};

/// The entrants at such places of the circle that every pinned pair meets in its round, at the home
/// it says where that can be. Entrants without a pair take what is left, in the order of the list.
/// None where no such order is found.
[[nodiscard]] std::optional<std::vector<EntrantId>> seatsFor(const std::vector<EntrantId> &entrants,
                                                             const std::vector<SeatPin> &pins,
                                                             RandomSource *lot);

} // namespace dugout
