// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/rolls/rollplan.h"

namespace dugout {

// What a player has to roll before he does what was declared for him: his traits, the sight of whom
// he attacks. It is asked for then, unless the coaches do that themselves.

/// That is asked for.
[[nodiscard]] bool asksRolls(const MatchContext &context, const MatchState &state);
/// Somebody takes part who has a trait to roll for.
[[nodiscard]] bool hasTraits(const MatchContext &context, const MatchState &state);

/// His traits are still to be rolled for, and asked for.
[[nodiscard]] bool asksTraits(const MatchContext &context, const MatchState &state,
                              const PlayerRef &who);
/// Asks for them before what was declared, an action of the turn; that lies on top, not begun.
void askTraits(const MatchContext &context, MatchState &state, const PlayerRef &who,
               const QString &action);
/// Asks for another roll of his before what lies on top.
void askRoll(const MatchContext &context, MatchState &state, const RollId &roll,
             const PlayerRef &who, const PlayerRef &other);

/// What he had declared, as an action of the turn, if it lies on top and was not begun.
[[nodiscard]] QString declaredBy(const MatchState &state, const PlayerRef &who);
/// They are made on the way.
[[nodiscard]] bool isOnTheWay(const QString &action);
/// Takes it off. What his side may do only so often is spent; false where it may have been part of
/// something else, or nothing was there.
bool loseDeclared(MatchState &state, const PlayerRef &who);

/// The questions of such a roll have names of their own: journals know the others for whatever
/// comes after it.
[[nodiscard]] QString askedName(const QString &rollPrompt);
[[nodiscard]] QString plainRollName(const QString &askedPrompt);

} // namespace dugout
