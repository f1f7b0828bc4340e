// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/engine/steprule.h"

#include "core/match/engine/stepgroups.h"

namespace dugout {

const StepBook &StepBook::ofMatch()
{
    static const StepBook book = [] {
        StepBook made;
        for (const auto group : matchStepGroups())
            made.add(group);
        return made;
    }();
    return book;
}

} // namespace dugout
