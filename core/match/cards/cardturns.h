// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Cards that wait for a turn, or for a touchdown.

/// Marks a rule that lasts as a card which brought another ball: only one of the two is real.
inline const QString secondBall = QStringLiteral("second-ball");
/// Asks which one it is that was carried into the end zone.
void pushSecondBall(MatchState &state, Seat seat, const PlayerRef &scorer);

/// Marks a rule that lasts as a card which is used at the start of a turn of its side.
inline const QString waitsForTurn = QStringLiteral("waits-for-turn");
/// Asks whether a card that waits is used now.
void pushWaitingCards(MatchState &state, Seat seat);
/// What such a card costs when the turn is over.
void pushCardHangover(MatchState &state, Seat seat);

} // namespace dugout
