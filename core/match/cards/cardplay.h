// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What happens when a card is played.

/// Applies what a card changes in numbers, asks what it needs to know, and says the rest.
void playCard(const MatchContext &context, MatchState &state, Seat seat, const CardOf &played);
/// Asks for the players a card does something to.
void pushCardEffects(MatchState &state, Seat seat, const CardOf &id, const PlayCard &card);

} // namespace dugout
