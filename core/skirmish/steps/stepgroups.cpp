// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/steps/stepgroups.h"

namespace dugout {

const StepRules<SkirmishRule> &skirmishSteps()
{
    static const StepRules<SkirmishRule> book = [] {
        StepRules<SkirmishRule> made;
        for (const SkirmishGroup &group : skirmishStepGroups())
            made.add(group.steps);
        return made;
    }();
    return book;
}

} // namespace dugout
