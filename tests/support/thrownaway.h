// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keeping/bin.h"

namespace dugout {

/// Puts something into the bin, answering the question with yes.
inline Result<void> throwAway(const Bin &bin, const Result<Removal> &removal)
{
    if (!removal)
        return removal.error();
    const auto thrown = bin.throwAway({*removal});
    return thrown ? Result<void>() : Result<void>(thrown.error());
}
inline Result<void> throwAwayGame(const Bin &bin, const JournalId &id)
{
    return throwAway(bin, bin.game(id));
}
inline Result<void> throwAwayLeague(const Bin &bin, const LeagueId &id,
                                    LeagueRemoval how = LeagueRemoval::Alone)
{
    return throwAway(bin, bin.league(id, how));
}

} // namespace dugout
