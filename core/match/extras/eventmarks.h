// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What match events leave on the pitch for players to come upon in their turns.

/// The mark of the one whom the assassin is after.
inline const RowId assassin{QStringLiteral("assassin")};
/// A counter of the side that may turn a die once.
inline const QString wish = QStringLiteral("wish");

/// The price of blitzing once more than others.
void pushJuice(MatchState &state, const PlayerRef &blitzer);
/// At the end of a turn the fire may go out.
void pushFire(MatchState &state, Seat seat);

} // namespace dugout
