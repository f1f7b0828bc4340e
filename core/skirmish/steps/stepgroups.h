// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/stepmachine.h"
#include "core/skirmish/state/skirmishcontext.h"
#include "core/skirmish/steps/skirmishtext.h"

#include <array>

namespace dugout {

using SkirmishRule = BasicStepRule<
    StepArguments<const SkirmishContext &, const SkirmishState &, const SkirmishStep &>,
    StepArguments<const SkirmishContext &, SkirmishState &, const SkirmishStep &>,
    SkirmishStepKind>;
using SkirmishMachine = StepMachine<SkirmishRule, SkirmishContext, SkirmishState>;

/// What one source has to do with in a skirmish: its steps, and the words for what they ask.
struct SkirmishGroup
{
    std::span<const SkirmishRule> steps{};
    std::span<const SkirmishText> texts{};
};

// All of them in a skirmish.
#define GROUP_LIST "core/skirmish/steps/stepgroups.inc"
#define GROUP_TYPE SkirmishGroup
#define GROUP_ALL skirmishStepGroups
#include "core/play/groupfamily.inc"

/// Every step of a skirmish.
[[nodiscard]] const StepRules<SkirmishRule> &skirmishSteps();

} // namespace dugout
