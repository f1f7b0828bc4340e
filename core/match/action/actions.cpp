// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actions.h"

#include "core/match/action/actiongroups.h"

#include <QHash>

namespace dugout {

std::span<const TurnAction *const> turnActions()
{
    static const std::vector<const TurnAction *> all = [] {
        std::vector<const TurnAction *> rows;
        // clang-format off
        for (const auto group : {
#define ACTION_GROUP(group) group(),
#include "core/match/action/actiongroups.inc"
#undef ACTION_GROUP
             }) {
            // clang-format on
            for (const TurnAction &action : group)
                rows.push_back(&action);
        }
        return rows;
    }();
    return all;
}

const TurnAction *turnAction(QStringView id)
{
    static const auto index = [] {
        QHash<QStringView, const TurnAction *> byId;
        for (const TurnAction *action : turnActions())
            byId.insert(action->text.prompt, action);
        return byId;
    }();
    return index.value(id);
}

} // namespace dugout
