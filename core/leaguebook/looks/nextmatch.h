// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguetables.h"

#include <optional>

namespace dugout {

/// Where the next match of a team would put it, were it the only one that is played.
struct NextMatchEffect
{
    EntrantId opponent{};
    int won = 0; ///< its place after a 1–0,
    int drawn = 0; ///< a 0–0
    int lost = 0; ///< and a 0–1

    bool operator==(const NextMatchEffect &) const = default;
};

/// None where it has no match that the table counts.
[[nodiscard]] std::optional<NextMatchEffect> nextMatchEffect(const League &league,
                                                             const Competition &competition,
                                                             const EntrantId &team,
                                                             const TableScope &scope = {});

} // namespace dugout
