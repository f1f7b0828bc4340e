// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stepgroups.h"

namespace dugout {

const StepRules<SkirmishRule> &skirmishSteps()
{
    static const auto book = rulesOf<StepRules<SkirmishRule>>(skirmishStepGroups());
    return book;
}

} // namespace dugout
