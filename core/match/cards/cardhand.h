// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// The cards that a side holds.

/// Those that it may play at a moment.
[[nodiscard]] CardList playable(const MatchContext &context, const MatchState &state, Seat seat,
                                const QString &moment);
/// Those that are played in between, while others roll.
[[nodiscard]] CardList playableInBetween(const MatchContext &context, const MatchState &state,
                                         Seat seat);
/// A card that was played comes back into the hand, though not before another drive.
void keepCard(MatchState &state, Seat seat, const CardOf &card);

/// Puts a card of the hand away for this match, or takes it up again.
void restCard(MatchState &state, const CardOf &card);

/// Those of the players whom the words of a card allow: with or without the ball, strong enough,
/// lying there, rested.
[[nodiscard]] QStringList fittingFor(const MatchState &state, const PlayCard &card,
                                     QStringList players);

} // namespace dugout
