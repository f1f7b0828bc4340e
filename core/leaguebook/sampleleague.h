// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"

namespace dugout {

/// What it is kept under: by this it is known again, and there is only one.
[[nodiscard]] LeagueId sampleLeagueId();

/// Keeps a league with six invented teams in the middle of its first season, so that every place
/// shows something real: two rounds are played by random coaches, the third is published. `stores`
/// must tell the leagues what is kept (see LeagueBatches). All of it is kept, or nothing.
[[nodiscard]] Result<LeagueId> addSampleLeague(const ClubStores &stores,
                                               const LeagueRepository &leagues, RandomSource &dice);

/// Whether it is one of the teams that came with it.
[[nodiscard]] bool isOfSample(const TeamId &team);

} // namespace dugout
