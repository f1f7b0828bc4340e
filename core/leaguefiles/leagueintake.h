// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"
#include "core/leaguefiles/foreignleague.h"
#include "core/rules/ruleset.h"

#include <functional>

namespace dugout {

/// What taking a file into a league would make happen, and what of it cannot.
struct LeagueIntake
{
    std::vector<LeagueEvent> events{}; ///< one action; they fit one after the other
    int teams = 0; ///< new ones
    int entrants = 0; ///< who join the competition
    int results = 0;
    ImportNotes notes{}; ///< those of the file included

    bool operator==(const LeagueIntake &) const = default;
};

struct IntakeSettings
{
    QString competition{}; ///< by name or id; a name that is new announces one; empty: teams only
    std::function<QString()> newId{}; ///< ids come from outside, as all randomness does
    qint64 nowMs = 0;
    std::uint64_t seed = 1; ///< of the lots of new entrants: the same one draws the same
};

/// Teams are found by name and coaches by NAF number or name; a new one is registered as a team on
/// paper. Results go to the fixtures that wait for them; where a competition finds its opponents
/// itself or has not begun, the file's rounds become its rounds. What is there already stays.
[[nodiscard]] Result<LeagueIntake> takeIn(const League &league, const ForeignLeague &foreign,
                                          const Ruleset &ruleset, const IntakeSettings &settings);

} // namespace dugout
