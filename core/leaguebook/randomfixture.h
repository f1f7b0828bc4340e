// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/leaguebook/keptleagues.h"

namespace dugout {

/// Random coaches score often. Where people look at what they made, they try again until it looks
/// like what people play.
enum class RandomScores { Any, Usual };

/// Lets random coaches play the match of a fixture through to the next sheets, and keeps it just as
/// the window would: for sample leagues and for trying large ones. Between matches a team hires
/// what it is short of. `stores` must tell the leagues what is kept (see LeagueBatches).
[[nodiscard]] Result<void> playAtRandom(const ClubStores &stores, const KeptLeagues &leagues,
                                        OpenLeague &league, const FixtureId &fixture,
                                        RandomSource &dice,
                                        RandomScores scores = RandomScores::Any);

} // namespace dugout
