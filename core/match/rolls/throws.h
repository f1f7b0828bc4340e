// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Throws a team-mate, unless the thrower would rather eat him.
void pushThrow(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
               const PlayerRef &thrown);
/// He comes down badly, wherever that is.
void landBadly(const MatchContext &context, MatchState &state, const PlayerRef &thrown);
/// The thrown player makes his roll to land on his feet; rows of its table say what else counts.
void pushLanding(MatchState &state, const PlayerRef &thrown, const QStringList &conditions = {});

} // namespace dugout
