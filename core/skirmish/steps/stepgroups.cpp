// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stepgroups.h"

namespace dugout {

const StepRules<SkirmishRule> &skirmishSteps()
{
    // clang-format off
    static const StepRules<SkirmishRule> book{
#define STEP_GROUP(group) group(),
#include "core/skirmish/steps/stepgroups.inc"
#undef STEP_GROUP
    };
    // clang-format on
    return book;
}

} // namespace dugout
