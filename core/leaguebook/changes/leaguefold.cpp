// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/changes/leaguefold.h"

#include "core/leaguebook/changes/leaguechanges.h"

using namespace Qt::StringLiterals;

namespace dugout {

Error notFoundedYet()
{
    return {ErrorCode::LeagueNotFounded, LeagueChanges::tr("This league is not founded yet."), {}};
}

Result<void> applyTo(League &league, const LeagueEvent &event)
{
    if (!league.isFounded() && !event.data.is<LeagueFounded>())
        return notFoundedYet();
    return event.data.visit(LeagueChanges(league, event.reason));
}

Result<League> foldLeague(const std::vector<LeagueEvent> &events)
{
    League league;
    for (const LeagueEvent &event : events) {
        if (auto done = applyTo(league, event); !done)
            return done.error();
    }
    return league;
}

} // namespace dugout
