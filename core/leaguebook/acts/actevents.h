// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/leaguebook/acts/leagueact.h"
#include "core/leaguebook/journal/leagueevent.h"

#include <functional>

namespace dugout {

/// An id that nothing else has, in this league or any other.
using NewId = std::function<QString()>;
[[nodiscard]] QString freshId();

/// Whatever an act needs beyond the league: chance, ids and the time are handed in, so that the
/// same act makes the same events.
struct ActSources
{
    RandomSource &lot;
    NewId newId = freshId;
    qint64 nowMs = 0;
    ResultSource told = ResultSource::Paper; ///< how a result came that was played elsewhere
};

/// Whether the league alone tells what an act makes of it. The others also need what is kept
/// beside it (sheets, matches): those are done by LeagueRepository::act().
[[nodiscard]] bool isOfTheLeagueAlone(const LeagueAct &act);

/// What an act that is of the league alone makes of a league, as the events of one action, or why
/// it cannot be done. Whether the events fit is for the fold to say.
[[nodiscard]] Result<std::vector<LeagueEvent>>
eventsOf(const League &league, const ActRequest &request, const ActSources &sources);

/// Several acts as one action: each happens to what the ones before it have left.
[[nodiscard]] Result<std::vector<LeagueEvent>>
eventsOf(const League &league, const std::vector<ActRequest> &requests, const ActSources &sources);

} // namespace dugout
