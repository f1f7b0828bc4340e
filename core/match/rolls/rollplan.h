// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// The kind of the step that asks for a roll.
inline constexpr StepKind playerRoll = StepKind::PlayerRoll;

/// What stands in front of a roll's id where a turn offers it.
inline const QString rollPrefix = QStringLiteral("roll.");

/// What a turn offers where a trait is rolled for, whichever he has: the roll is that of the trait.
inline const QString anyTrait = QStringLiteral("activation");

/// The roll of who is handed the ball, and the action by which he is.
inline const QString handedOff = QStringLiteral("hand-off");

[[nodiscard]] Step stepOf(const MatchState &state, const RollPlan &plan);
[[nodiscard]] const RollPlan &planOf(const Step &step);

/// The moment at which a card may be played for this roll, beside what it asks next.
void pushMomentOf(MatchState &state, const RollPlan &plan);

/// The step that carries out what a roll brought.
[[nodiscard]] Step endStepOf(const MatchState &state, RollPlan plan, RollEnd end);

} // namespace dugout
