// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace dugout {

/// A Glicko-2 rating: how good, how sure that is, and how steady.
struct GlickoRating
{
    double rating = 1500;
    double deviation = 150;
    double volatility = 0.15;

    bool operator==(const GlickoRating &) const = default;
};

struct GlickoGame
{
    GlickoRating opponent; ///< before the period
    double score = 0; ///< 1 won, 0.5 drawn, 0 lost

    bool operator==(const GlickoGame &) const = default;
};

/// How much the steadiness itself may change: from 0.2 for little to 1.2.
inline constexpr double glickoConstraint = 0.2;

/// The rating after a period with these games; without any it only becomes less sure.
[[nodiscard]] GlickoRating glickoAfter(const GlickoRating &own,
                                       const std::vector<GlickoGame> &games,
                                       double constraint = glickoConstraint);

} // namespace dugout
