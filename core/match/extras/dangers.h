// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Creatures and people on the pitch who belong to neither side. They are rules that last, and block
// like players: the attacker of such a block has the key of the rule instead of a player's id.

[[nodiscard]] bool isDanger(const PlayerRef &attacker);
/// Whether it strikes at who comes near in his own turn, and costs him that turn.
[[nodiscard]] bool dangerEndsTurn(const PlayerRef &danger);
/// As the row that brought it says.
[[nodiscard]] bool dangerHas(const MatchContext &context, const PlayerRef &danger,
                             QStringView skill);
/// It goes down in a block against this player; that may be the end of it.
void dangerFalls(MatchState &state, const PlayerRef &danger, const PlayerRef &victim);

/// Asks whom those run into that move when the turn of this side is over.
void pushDangersAtTurnEnd(MatchState &state, Seat seat);

} // namespace dugout
