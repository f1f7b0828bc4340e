// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"

namespace dugout {

// Changes of a match that somebody reads about later. Each is made here only, with its fact.

/// The same with the time of the match.
[[nodiscard]] Fact factNow(const MatchState &state, Fact fact);
/// Notes what happens, and when in the match it does.
void tell(MatchState &state, Fact fact);

/// Nobody's name where the scorer is not known.
void countTouchdown(MatchState &state, Seat seat, const PlayerRef &scorer);
void countCompletion(MatchState &state, const PlayerRef &thrower);
void countInterception(MatchState &state, const PlayerRef &player);
void noteCasualty(MatchState &state, CasualtyRecord record);
void sendOff(MatchState &state, const PlayerRef &player, SentOffFor reason);
void ejectCoach(MatchState &state, Seat seat);
/// He is not set up for the next drive.
void sitOut(MatchState &state, const PlayerRef &player);
/// He begins the next drive on the ground.
void startProne(MatchState &state, const PlayerRef &player);
void changeWeather(MatchState &state, RowOrBook weather);
void noteKickOff(MatchState &state, RowOrBook result);

} // namespace dugout
