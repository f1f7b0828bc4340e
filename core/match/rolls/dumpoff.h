// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// The skill to get rid of the ball before a block, and the mark of who did in this turn: not twice
/// by the same attacker.
inline const QString dumpsOff = QStringLiteral("dump-off");

/// Whether he who is about to be blocked may throw the ball first.
[[nodiscard]] bool mayDumpOff(const MatchContext &context, const MatchState &state,
                              const PlayerRef &player);
/// His quick pass, which ends nobody's turn. What was to come goes on below it.
void pushDumpOff(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
                 const PlayerRef &target);

} // namespace dugout
