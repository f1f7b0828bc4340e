// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/engine/steprule.h"
#include "core/match/engine/turnaction.h"

namespace dugout {

/// What one source has to do with in a match: its steps, the words for what they ask and say, and
/// the actions of a turn that lead to them.
struct StepGroup
{
    std::span<const StepRule> steps{};
    std::span<const PromptText> texts{};
    std::span<const TurnAction> actions{};
};

// Each group is declared here, and found by the match, for every line of the list.
// clang-format off
#define STEP_GROUP(group) [[nodiscard]] StepGroup group();
#include "core/match/engine/stepgroups.inc"
#undef STEP_GROUP
// clang-format on

/// All of them.
[[nodiscard]] inline auto matchStepGroups()
{
    // clang-format off
    return std::array{
#define STEP_GROUP(group) group(),
#include "core/match/engine/stepgroups.inc"
#undef STEP_GROUP
    };
    // clang-format on
}

} // namespace dugout
