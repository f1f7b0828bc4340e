// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"

namespace dugout {

/// How much of a league would be moved to a server.
struct ParcelCounts
{
    QString title{};
    qint64 entries = 0; ///< lines of its journal
    qint64 teams = 0;
    qint64 matches = 0;
    qint64 matchEntries = 0; ///< lines of theirs

    bool operator==(const ParcelCounts &) const = default;
};

/// Without moving anything.
[[nodiscard]] Result<ParcelCounts> countParcel(const LeagueRepository &leagues, const LeagueId &id);

} // namespace dugout
