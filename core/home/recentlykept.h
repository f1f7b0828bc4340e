// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/club/journal.h"
#include "core/home/homefeed.h"
#include "core/leaguebook/leaguerepository.h"

namespace dugout {

class Club;

/// What was touched last of everything that is kept, in no language.
struct RecentlyKept
{
    std::vector<JournalSummary> matches;
    std::vector<JournalSummary> skirmishes;
    std::vector<DocumentSummary> teams;
    QMap<QString, Badge> badges; ///< of those teams, by their ids
    QMap<QString, std::vector<HomeSide>> sides; ///< of the matches that are played, by their ids
    std::vector<LeagueSummary> leagues;
    WaitingFixtures next;
    WaitingFixtures toSign;
    bool isKnown = false; ///< the teams could be read
};

/// Reads as much as Home can show. `signers` says of shared leagues, by their ids, whose coach is
/// at this machine; at any other league all may be.
[[nodiscard]] RecentlyKept readRecent(const Club &club, const LeagueRepository &leagues,
                                      const QMap<QString, QStringList> &signers = {});
/// The same in the language of the moment.
[[nodiscard]] HomeFeed homeFeed(const RecentlyKept &recent);

} // namespace dugout
