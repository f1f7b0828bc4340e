// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/stepmachine.h"
#include "core/skirmish/state/skirmishcontext.h"
#include "core/skirmish/steps/skirmishtext.h"

#include <array>

namespace dugout {

using SkirmishRule
    = BasicStepRule<Handed<const SkirmishContext &, const SkirmishState &, const SkirmishStep &>,
                    Handed<const SkirmishContext &, SkirmishState &, const SkirmishStep &>>;
using SkirmishMachine = StepMachine<SkirmishRule, SkirmishContext, SkirmishState>;

/// What one source has to do with in a skirmish: its steps, and the words for what they ask.
struct SkirmishGroup
{
    std::span<const SkirmishRule> steps{};
    std::span<const SkirmishText> texts{};
};

// Each group is declared here, and found by the game, for every line of the list.
// clang-format off
#define STEP_GROUP(group) [[nodiscard]] SkirmishGroup group();
#include "core/skirmish/steps/stepgroups.inc"
#undef STEP_GROUP
// clang-format on

/// All of them.
[[nodiscard]] inline auto skirmishStepGroups()
{
    // clang-format off
    return std::array{
#define STEP_GROUP(group) group(),
#include "core/skirmish/steps/stepgroups.inc"
#undef STEP_GROUP
    };
    // clang-format on
}

/// Every step of a skirmish.
[[nodiscard]] const StepRules<SkirmishRule> &skirmishSteps();

} // namespace dugout
