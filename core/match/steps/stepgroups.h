// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/steprule.h"

namespace dugout {

// The rules of each group of steps; one file beside this for each.

[[nodiscard]] std::span<const StepRule> weatherSteps();
[[nodiscard]] std::span<const StepRule> fanSteps();
[[nodiscard]] std::span<const StepRule> coinSteps();
[[nodiscard]] std::span<const StepRule> driveSteps();
[[nodiscard]] std::span<const StepRule> turnSteps();
[[nodiscard]] std::span<const StepRule> halfSteps();

} // namespace dugout
