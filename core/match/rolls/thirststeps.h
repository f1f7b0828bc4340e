// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Who has to feed.

/// Whether one who thirsts may feed on this team-mate: a thrall, and so no star and nobody who
/// thirsts himself.
[[nodiscard]] bool mayBeBitten(const MatchPlayer &player);

/// This player has to feed before he scores or gives the ball away.
[[nodiscard]] bool hasToFeed(const MatchState &state, const PlayerRef &player);
void pushFeeding(MatchState &state, const PlayerRef &player);

/// Who is asked: everybody, or only who stands, since whoever fell lost the rest of his action.
enum class Fed { Everybody, OnHisFeet };

/// Whoever of the side at play has not fed yet though his thirst made him is asked about it: its
/// turn ends.
void askToFeed(MatchState &state, Fed who);

} // namespace dugout
