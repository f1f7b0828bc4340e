// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/step.h"

namespace dugout {

/// The values of a step as the first release wrote them, for numbers that sum a state up.
struct FormerStep
{
    QString kind;
    QString detail;
    int number = 0;
    int modifier = 0;
};

[[nodiscard]] FormerStep formerStep(const Step &step);

} // namespace dugout
