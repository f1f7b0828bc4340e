// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/leaguebook/state/league.h"
#include "core/play/event.h"

namespace dugout {

/// A league and the actions that made it.
struct LeagueAndActions
{
    const League &league;
    const std::vector<EventGroup> &groups;
};

/// The sheets that change with the journal when actions are undone, done again or corrected: gold
/// and fan factor of prizes, re-rolls of trophies, what was bought for good, a team that was
/// drafted anew. Refused where a sheet cannot follow, or a match would say something else than its
/// fixture.
[[nodiscard]] Result<std::vector<Document>>
sheetsBack(const ClubStores &stores, const LeagueAndActions &before, const LeagueAndActions &after);

} // namespace dugout
