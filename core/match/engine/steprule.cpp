// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/engine/steprule.h"

#include "core/match/engine/stepgroups.h"

namespace dugout {

const StepBook &StepBook::ofMatch()
{
    static const StepBook book = [] {
        StepBook made;
        for (const StepGroup &group : matchStepGroups())
            made.add(group.steps);
        return made;
    }();
    return book;
}

} // namespace dugout
