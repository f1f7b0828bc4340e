// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Throws a team-mate, unless the thrower would rather eat him.
void pushThrow(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
               const PlayerRef &thrown);
/// He comes down badly, wherever that is.
void landBadly(const MatchContext &context, MatchState &state, const PlayerRef &thrown);
/// A player hit by the falling one goes down too, and the falling one bounces off, perhaps into the
/// crowd. The step's player is he; what his own fall does to him is the caller's.
void bounceOff(const MatchContext &context, MatchState &state, Step flight, const PlayerRef &hit);
/// The thrown player makes his roll to land on his feet; a row of its table says what it adds that
/// he was kicked so far.
void pushLanding(MatchState &state, const PlayerRef &thrown, const RowId &farKick = {});

} // namespace dugout
