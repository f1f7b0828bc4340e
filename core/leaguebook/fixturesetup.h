// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keptleagues.h"

#include <QSet>

namespace dugout {

/// The team with what the league lets it have in a season: a re-roll for every trophy it holds, a
/// wizard it won in the season before.
[[nodiscard]] Team withPerks(Team team, const League &league, const SeasonId &season,
                             const Ruleset &ruleset);

/// Who coaches it: in a league it may have been handed on, whatever its sheet says.
[[nodiscard]] QString coachFor(const League &league, const Team &team);

/// Stars nobody can hire for this match: those of other teams of the league, and the dead where
/// the injuries of stars last.
[[nodiscard]] QSet<QString> goneStars(const League &league, const LeagueFixture &fixture,
                                      const std::vector<Holding> &holdings, ResultStore &results,
                                      const Ruleset &ruleset);

} // namespace dugout
