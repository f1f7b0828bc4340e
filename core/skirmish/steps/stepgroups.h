// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/stepmachine.h"
#include "core/skirmish/state/skirmishcontext.h"

namespace dugout {

using SkirmishRule
    = BasicStepRule<Handed<const SkirmishContext &, const SkirmishState &, const SkirmishStep &>,
                    Handed<const SkirmishContext &, SkirmishState &, const SkirmishStep &>>;
using SkirmishMachine = StepMachine<SkirmishRule, SkirmishContext, SkirmishState>;

// Each group is declared here, and found by the game, for every line of the list.
// clang-format off
#define STEP_GROUP(group) [[nodiscard]] std::span<const SkirmishRule> group();
#include "core/skirmish/steps/stepgroups.inc"
#undef STEP_GROUP
// clang-format on

/// All of them.
[[nodiscard]] const StepRules<SkirmishRule> &skirmishSteps();

} // namespace dugout
