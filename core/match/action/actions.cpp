// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actions.h"

#include "core/match/engine/stepgroups.h"
#include "core/match/state/promptnames.h"
#include "core/text/wordmap.h"

#include <algorithm>

namespace dugout {

namespace {

/// Only now and then on the card of a turn, for a trick or for help that was hired.
bool comesAndGoes(const TurnAction &action)
{
    const bool hired
        = action.text.prompt == Asks::Helper || action.text.prompt == Asks::HelperOther;
    return !action.alwaysOffered && (action.key == 0 || hired);
}

} // namespace

std::span<const TurnAction *const> turnActions()
{
    static const std::vector<const TurnAction *> all = [] {
        std::vector<const TurnAction *> rows;
        for (const StepGroup &group : matchStepGroups()) {
            for (const TurnAction &action : group.actions)
                rows.push_back(&action);
        }
        // Behind the others: they would push those out of the places a coach has learnt.
        std::stable_partition(rows.begin(), rows.end(),
                              [](const TurnAction *row) { return !comesAndGoes(*row); });
        return rows;
    }();
    return all;
}

const TurnAction *turnAction(QStringView id)
{
    static const auto index = [] {
        QHash<QString, const TurnAction *> byId;
        for (const TurnAction *action : turnActions())
            byId.insert(action->text.prompt.toString(), action);
        return WordMap(byId);
    }();
    const TurnAction *const *found = index.find(id);
    return found ? *found : nullptr;
}

} // namespace dugout
