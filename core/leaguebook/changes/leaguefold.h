// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"

namespace dugout {

/// What is said of a journal that does not begin with the founding of its league.
[[nodiscard]] Error notFoundedYet();

/// Lets one event happen to a league: the only thing that changes one. What does not fit is refused
/// with a sentence and changes nothing.
[[nodiscard]] Result<void> applyTo(League &league, const LeagueEvent &event);

/// A league from its events; or the first that does not fit.
[[nodiscard]] Result<League> foldLeague(const std::vector<LeagueEvent> &events);

} // namespace dugout
