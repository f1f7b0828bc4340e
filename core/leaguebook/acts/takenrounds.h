// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/acts/leagueact.h"
#include "core/leaguebook/journal/leagueevent.h"

namespace dugout {

/// The first phase of a competition with these rounds, drawn and published as they were elsewhere.
/// Refused where it has begun or draws its rounds itself.
[[nodiscard]] Result<std::vector<LeagueEvent>> roundsTaken(const League &league,
                                                           const CompetitionId &competition,
                                                           const std::vector<TakenPair> &pairs);

} // namespace dugout
