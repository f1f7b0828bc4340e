// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/turn/frompaper.h"

namespace dugout {

/// Somebody who was hurt.
struct PaperCasualty
{
    QString victim{}; ///< as choices name him: "0:p3"
    QString result{}; ///< one of `paperInjuries`
    QString by{}; ///< who is credited with it; empty: nobody is

    bool operator==(const PaperCasualty &) const = default;
};

enum class PaperConcession { None, Home, Away, HomeFree, AwayFree };

/// What the coaches wrote down. Players are named as choices name them, once for each deed.
struct PaperSlip
{
    QStringList touchdowns{}; ///< the side of one who is not named counts all the same: `otherOf`
    QStringList completions{};
    QStringList interceptions{};
    std::vector<PaperCasualty> casualties{};
    std::array<int, 2> fans{}; ///< who came to see each side; 0: nobody counted
    std::array<int, 2> gold{}; ///< taken from each treasury for this match
    QString stadium{}; ///< one of `paperStadiums`; empty: a standard one
    PaperConcession conceded = PaperConcession::None;
    Seat winner = noSeat; ///< on a level score, where there was extra time or a shoot-out
    /// Positions of the journeymen where several lists have them, in the order they are asked for;
    /// the first position where these are too few.
    QStringList journeymen{};

    bool operator==(const PaperSlip &) const = default;
};

/// The answers that enter it, one after the other, where a match from paper begins.
[[nodiscard]] std::vector<Event> eventsOf(const PaperSlip &slip);

} // namespace dugout
