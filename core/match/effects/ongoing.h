// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchstate.h"

namespace dugout {

// Rules that cards, events and table rows bring for a while, found by the names of their values.

void addOngoing(MatchState &state, OngoingEffect ongoing);
/// The first with a value of this name, of this side if one is named; null when none lasts.
[[nodiscard]] const OngoingEffect *ongoingWith(const MatchState &state, const QString &key,
                                               Seat seat = noSeat);
[[nodiscard]] inline bool lasts(const MatchState &state, const QString &key, Seat seat = noSeat)
{
    return ongoingWith(state, key, seat) != nullptr;
}
/// Takes all of them away before their time.
void endOngoing(MatchState &state, const QString &key, Seat seat = noSeat);

/// A player who is with the side only for so long.
void letStay(MatchState &state, const PlayerRef &guest, Until until);
/// A mended player who goes back to the injured when the drive ends.
void letReturn(MatchState &state, const PlayerRef &player);
/// Another weather for the rest of this turn.
void lendWeather(MatchState &state, const RowId &weather);

/// Takes timed effects and lasting rules away that end now.
void endWhatLasts(MatchState &state, Until upTo);

} // namespace dugout
