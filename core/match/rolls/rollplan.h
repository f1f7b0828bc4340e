// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// A roll that a player is about to make, as far as it has been told. A step holds it: see
/// `stepOf`.
struct RollPlan
{
    QString roll{}; ///< of the ruleset
    PlayerRef who{}; ///< he rolls
    PlayerRef other{}; ///< with whom he measures himself, whom he throws, or who threw the ball
    QString range{}; ///< row of the pass ranges; empty until it is told
    QString told{}; ///< what was said where the roll depends on it, such as `helper` or `alone`
    QStringList conditions{}; ///< known from what came before, such as `accurate-pass`
    QStringList against{}; ///< skills of opponents that hinder him, each as often as it counts
    std::optional<int> zones{}; ///< enemy tackle zones that count; none until they are told
    bool again = false; ///< rolled for the second time

    bool operator==(const RollPlan &) const = default;
};

/// How a roll ended.
enum class RollEnd { Success, Failure, Fumble, Kept };

/// The kind of the step that asks for a roll.
inline constexpr StepKind playerRoll = StepKind::PlayerRoll;

/// What stands in front of a roll's id where a turn offers it.
inline const QString rollPrefix = QStringLiteral("roll.");

[[nodiscard]] Step stepOf(const MatchState &state, const RollPlan &plan);
[[nodiscard]] RollPlan planOf(const Step &step);

/// The step that carries out what a roll brought, and the other way round.
[[nodiscard]] Step endStepOf(const MatchState &state, const RollPlan &plan, RollEnd end);
[[nodiscard]] RollEnd endOf(const Step &step);
[[nodiscard]] RollPlan endedPlanOf(const Step &step);

} // namespace dugout
