// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/afterrule.h"

#include "core/aftermatch/aftergroups.h"

namespace dugout {

const StepRules<AfterRule> &afterRules()
{
    static const auto rules = rulesOf<StepRules<AfterRule>>(afterGroups());
    return rules;
}

const AfterRule *findAfterRule(StepKind kind)
{
    return afterRules().find(kind);
}

} // namespace dugout
