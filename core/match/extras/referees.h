// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// What special referees and crowds add to a foul. In a match without them nothing happens here.

/// The referee who comes when another one goes.
[[nodiscard]] RowId ordinaryReferee(const MatchContext &context);
/// A player is sent off for a foul, unless something peculiar to him or his side saves him first.
void callFoul(const MatchContext &context, MatchState &state, const PlayerRef &fouler);
/// Some sides get away with a double now and then.
[[nodiscard]] bool forgiveDouble(const MatchContext &context, MatchState &state, Seat seat);
/// A one when pleading for a player may cost a second one.
void refereeRetorts(const MatchContext &context, MatchState &state, const PlayerRef &player);
/// A crowd that calls a fouler out after everybody else let him off.
void pushHecklers(const MatchContext &context, MatchState &state, const Step &call);

} // namespace dugout
