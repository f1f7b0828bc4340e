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

/// Who is asked: everybody, or only standing players, since a fall ends the action.
enum class Fed { Everybody, OnHisFeet };

/// Asks about players of the active side who have to feed and have not: its turn ends.
void askToFeed(MatchState &state, Fed who);

} // namespace dugout
