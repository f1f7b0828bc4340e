// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/engine/steprule.h"

#include "core/match/engine/stepgroups.h"

namespace dugout {

const StepBook &StepBook::ofMatch()
{
    static const StepBook book = rulesOf<StepBook>(matchStepGroups());
    return book;
}

} // namespace dugout
