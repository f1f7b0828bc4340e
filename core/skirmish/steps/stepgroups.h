// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/stepmachine.h"
#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

using SkirmishRule
    = BasicStepRule<Handed<const SkirmishContext &, const SkirmishState &, const SkirmishStep &>,
                    Handed<const SkirmishContext &, SkirmishState &, const SkirmishStep &>>;
using SkirmishMachine = StepMachine<SkirmishRule, SkirmishContext, SkirmishState>;

// The rules of a skirmish's steps, by what they are about. The names carry the game: a match has
// groups of its own.
[[nodiscard]] std::span<const SkirmishRule> skirmishRollOffSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishBoardSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishObjectiveSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishDrawSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishDeploySteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishRoundSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishActivationSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishMoveSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishAttackSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishCombatSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishRerollSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishAftermathSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishReactionSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishPowerSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishEffectSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishEndPhaseSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishTableSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishVictorySteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishCounterSteps();
[[nodiscard]] std::span<const SkirmishRule> skirmishWaySteps();

/// All of them.
[[nodiscard]] const StepRules<SkirmishRule> &skirmishSteps();

} // namespace dugout
