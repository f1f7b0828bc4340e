// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/action/actions.h"

namespace dugout {

// Creatures and people on the pitch who belong to neither side. They are rules that last, named by
// the event or card they came from, and block like players: the attacker of such a block has that
// name instead of a player's id.

inline const QString wildSquig = QStringLiteral("wild-squig");
inline const QString fanatic = QStringLiteral("fanatic");
inline const QString priests = QStringLiteral("priestly-uprising");

[[nodiscard]] bool isDanger(const PlayerRef &attacker);
[[nodiscard]] bool dangerHas(const PlayerRef &danger, QStringView skill);
/// It goes down in a block against this player; that may be the end of it.
void dangerFalls(MatchState &state, const PlayerRef &danger, const PlayerRef &victim);

/// Asks whom those run into that move when the turn of this side is over.
void pushDangersAtTurnEnd(MatchState &state, Seat seat);
/// What players of the active side may meet while they act, and the end of those that roam.
[[nodiscard]] std::span<const TurnAction> dangerActions();

} // namespace dugout
