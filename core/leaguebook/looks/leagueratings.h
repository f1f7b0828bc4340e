// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguewalk.h"

namespace dugout {

/// How coaches are rated.
enum class RatingSystem {
    Elo, ///< match by match, as the tabletop players' association does it
    Glicko, ///< Glicko-2, with a round of a competition as its period
};

/// "elo" and "glicko-2", as on the command line.
[[nodiscard]] const QStringList &ratingSystemIds();

/// What ratings are asked for.
struct RatingQuery
{
    RatingSystem system = RatingSystem::Elo;
    bool byRoster = true; ///< a rating for each race of a coach; else one for each coach
    ResultScope scope{};
    RosterId roster{}; ///< only ratings with this race; empty: all

    bool operator==(const RatingQuery &) const = default;
};

/// A coach, with one race where races are rated apart.
struct RatingLine
{
    int rank = 1; ///< shared by equals
    CoachId coach{};
    QString name{};
    RosterId roster{}; ///< empty where coaches are rated over all races
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    double rating = 0;
    double deviation = 0; ///< how unsure a Glicko rating is; 0 with Elo
    double change = 0; ///< by the last match
    std::vector<double> curve{}; ///< the rating after each match, or each round; the oldest first

    bool operator==(const RatingLine &) const = default;
};

/// The best first. Matches that were played count; friendlies, byes, forfeits and awarded results
/// do not. A result counts for the coach of the team at the time.
[[nodiscard]] std::vector<RatingLine> ratingsOf(const League &league,
                                                const RatingQuery &query = {});

} // namespace dugout
