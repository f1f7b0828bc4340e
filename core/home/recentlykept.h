// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/journal.h"
#include "core/home/homefeed.h"
#include "core/leaguebook/keptleagues.h"

namespace dugout {

class Club;

/// What was touched last of everything that is kept, in no language.
struct RecentlyKept
{
    std::vector<JournalSummary> matches;
    std::vector<JournalSummary> skirmishes;
    std::vector<DocumentSummary> teams;
    std::vector<LeagueSummary> leagues;
    std::vector<NextFixture> next;
    bool isKnown = false; ///< the teams could be read
};

/// Reads as much as Home can show.
[[nodiscard]] RecentlyKept readRecent(const Club &club, const KeptLeagues &leagues);
/// The same in the language of the moment.
[[nodiscard]] HomeFeed homeFeed(const RecentlyKept &recent);

} // namespace dugout
