// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterrule.h"

#include "core/aftermatch/aftergroups.h"

namespace dugout {

const StepRules<AfterRule> &afterRules()
{
    static const StepRules<AfterRule> rules = [] {
        StepRules<AfterRule> made;
        for (const AfterGroup &group : afterGroups())
            made.add(group.steps);
        return made;
    }();
    return rules;
}

const AfterRule *findAfterRule(StepKind kind)
{
    return afterRules().find(kind);
}

} // namespace dugout
