// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"
#include "core/match/engine/turnaction.h"

#include <array>

namespace dugout {

/// What one source has to do with in a match: its steps, the words for what they ask and say, and
/// the actions of a turn that lead to them.
struct StepGroup
{
    std::span<const StepRule> steps{};
    std::span<const PromptText> texts{};
    std::span<const TurnAction> actions{};
};

// All of them in a match.
#define GROUP_LIST "core/match/engine/stepgroups.inc"
#define GROUP_TYPE StepGroup
#define GROUP_ALL matchStepGroups
#include "core/play/groupfamily.inc"

} // namespace dugout
