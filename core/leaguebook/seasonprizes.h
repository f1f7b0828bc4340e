// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keptleagues.h"

namespace dugout {

/// The prizes that follow from the leaderboards of a season, for the commissioner to give: who did
/// most of each deed. Nothing where nobody did it, or where too many share the first place.
[[nodiscard]] std::vector<Prize> leaderPrizes(const KeptLeagues &leagues, const LeagueId &league,
                                              const SeasonId &season);

/// For the best of those in each competition whose race the book calls harder to play, where there
/// is one who stands alone.
[[nodiscard]] std::vector<Prize> harderTeamPrizes(const League &league, const Season &season,
                                                  const Ruleset &ruleset);

} // namespace dugout
