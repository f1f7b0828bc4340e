// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/engine/steprule.h"

#include "core/match/engine/stepgroups.h"

namespace dugout {

void StepBook::add(std::span<const StepRule> rules)
{
    for (const StepRule &rule : rules) {
        Q_ASSERT(!m_byKind.contains(rule.kind));
        m_rules.push_back(&rule);
        m_byKind.insert(rule.kind, &rule);
    }
}

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
