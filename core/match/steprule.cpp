// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/steprule.h"

#include "core/match/steps/stepgroups.h"

#include <QHash>

namespace dugout {

namespace {

/// All groups in one place; the order does not matter.
struct Registry {
    std::vector<const StepRule *> rules;
    QHash<QStringView, const StepRule *> byKind;

    Registry()
    {
        for (const auto group : {weatherSteps(), fanSteps(), coinSteps(), driveSteps(), turnSteps(),
                                 halfSteps()}) {
            for (const StepRule &rule : group) {
                rules.push_back(&rule);
                byKind.insert(rule.kind, &rule);
            }
        }
    }
};

const Registry &registry()
{
    static const Registry made;
    return made;
}

} // namespace

const StepRule *stepRule(QStringView kind)
{
    return registry().byKind.value(kind, nullptr);
}

std::span<const StepRule *const> allStepRules()
{
    return registry().rules;
}

} // namespace dugout
