// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

/// One line about a player on the page of the final whistle.
struct FullTimeLine
{
    Seat seat = noSeat;
    int number = 0; ///< of his shirt; 0 where nobody knows
    QString name;
    QString note; ///< when, by whom, for what
    QString value; ///< the score then, the injury, the points
    int size = 0; ///< of the points

    bool operator==(const FullTimeLine &) const = default;
};

/// The result of a match at a glance, in the language of the moment. It is made from the report,
/// which is made of what the rules told while it was played.
struct FullTime
{
    QString ended; ///< "Full time", "After extra time"
    QString played; ///< "Harvest Cup, round 3 · Nice · 14,000 fans · 2 h 05 min"
    std::vector<FullTimeLine> touchdowns;
    std::vector<FullTimeLine> casualties;
    std::vector<FullTimeLine> mvps;
    std::vector<FullTimeLine> points;
    struct Count
    {
        QString what;
        std::array<int, 2> of{};

        bool operator==(const Count &) const = default;
    };
    std::vector<Count> counts; ///< side against side
    std::array<int, 2> allPoints{};

    bool operator==(const FullTime &) const = default;
};

[[nodiscard]] FullTime fullTime(const MatchReport &report);

} // namespace dugout
