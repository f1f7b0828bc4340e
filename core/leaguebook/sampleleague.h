// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/keptleagues.h"

namespace dugout {

/// Keeps a league with six invented teams in the middle of its first season, so that every place
/// shows something real: two rounds are played by random coaches, the third is published. `stores`
/// must tell the leagues what is kept (see LeagueBatches). Takes some seconds.
[[nodiscard]] Result<LeagueId> addSampleLeague(const ClubStores &stores, const KeptLeagues &leagues,
                                               RandomSource &dice);

} // namespace dugout
