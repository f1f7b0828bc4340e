// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"

namespace dugout {

/// Nobody plays the same opponent more than twice running, by either side's count.
struct MeetingLimit
{
    int mostRunning = 2;
    bool countsAwarded = false; ///< else only matches that were played

    bool operator==(const MeetingLimit &) const = default;
};

/// Whether these two may play now. `results` are those of the league in the order they came about.
[[nodiscard]] bool mayMeet(const EntrantId &one, const EntrantId &other,
                           const std::vector<FixtureResult> &results, const MeetingLimit &limit);

} // namespace dugout
