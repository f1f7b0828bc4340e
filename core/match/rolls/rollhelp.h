// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"

namespace dugout {

// What the steps of players' rolls share.

/// A mark among what a player has used this turn: his side handed the ball off through him.
inline const QString handedOff = QStringLiteral("hand-off");
/// The same: he has to feed before the turn is over.
inline const QString thirsty = QStringLiteral("thirsty");

/// A pass: who tries to get it, and the throw at somebody, or at nobody in particular.
void pushPass(const MatchContext &context, MatchState &state, const QString &roll,
              const PlayerRef &thrower, const PlayerRef &target = {});
/// Throws a team-mate, unless the thrower would rather eat him.
void pushThrow(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
               const PlayerRef &thrown);
/// He comes down badly, wherever that is.
void landBadly(const MatchContext &context, MatchState &state, const PlayerRef &thrown);
/// The thrown player makes his roll to land on his feet; rows of its table say what else counts.
void pushLanding(MatchState &state, const PlayerRef &thrown, const QStringList &conditions = {});

} // namespace dugout
