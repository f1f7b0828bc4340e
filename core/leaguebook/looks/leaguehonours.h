// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguewalk.h"

namespace dugout {

/// Who won a competition, once it was decided.
struct HonourLine
{
    SeasonId season{};
    QString seasonName{};
    CompetitionId competition{};
    QString competitionName{};
    EntrantId team{};
    QString teamName{};
    CoachId coach{}; ///< who coached it in its last match there
    QString coachName{};
    RosterId roster{};
    EntrantId
        second{}; ///< the loser of the final, or second of the table; empty where it is shared

    bool operator==(const HonourLine &) const = default;
};

/// Which honours are asked for. Empty: all. A division is that of the winner.
struct HonourFilter
{
    ResultScope scope{};
    RosterId roster{};
    EntrantId team{};
    CoachId coach{};

    bool operator==(const HonourFilter &) const = default;
};

/// The winners of all competitions that are decided, the newest first.
[[nodiscard]] std::vector<HonourLine> hallOfFame(const League &league,
                                                 const HonourFilter &filter = {});
/// The prizes that were given, the newest first; of a team, its trophy cabinet.
[[nodiscard]] std::vector<Prize> cabinetOf(const League &league, const HonourFilter &filter = {});

} // namespace dugout
