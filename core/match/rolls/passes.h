// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// The skill to get rid of the ball before a block, and the mark of who did in this turn: not twice
/// by the same attacker.
inline const QString dumpsOff = QStringLiteral("dump-off");

/// A pass: who tries to get it, and the throw at somebody, or at nobody in particular.
void pushPass(const MatchContext &context, MatchState &state, const RollId &roll,
              const PlayerRef &thrower, const PlayerRef &target = {});

/// He can throw anywhere on the pitch, unless it snows too hard or nobody sees so far
/// (crp.es.txt:5039-5042, bb2016.en.txt:4239-4241, 10233-10234).
[[nodiscard]] bool mayLob(const MatchContext &context, const MatchState &state,
                          const MatchPlayer &player);

/// A safe thrower may still get it past who has his hands on it, unless his legs are very long. The
/// plan is that of the interception.
[[nodiscard]] bool mayThrowSafely(const MatchContext &context, const MatchState &state,
                                  const RollPlan &interception);
void pushSafeThrow(MatchState &state, const RollPlan &interception);

/// Whether the target of a block may throw the ball first.
[[nodiscard]] bool mayDumpOff(const MatchContext &context, const MatchState &state,
                              const PlayerRef &player);
/// His quick pass, which ends nobody's turn. What was to come goes on below it.
void pushDumpOff(const MatchContext &context, MatchState &state, const PlayerRef &thrower,
                 const PlayerRef &target);

} // namespace dugout
