// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/session.h"

#include <optional>

namespace dugout {

/// The last thing of a game that is worth a line. `lineOf` is given a group and how many
/// came before it: an empty line for nothing to say, none at all for what nobody wants to read. Few
/// groups have nothing to say, so that looking back is short.
template<typename Game, typename LineOf>
[[nodiscard]] QString lastLine(const Session<Game> &session, LineOf lineOf)
{
    const auto fits = [&session](size_t group) {
        const auto &rejectedEvents = session.rejectedEvents();
        return std::none_of(rejectedEvents.begin(), rejectedEvents.end(),
                            [group](const RejectedEvent &rejected) {
                                return rejected.group == static_cast<int>(group);
                            });
    };
    int patience = 6;
    const auto &groups = session.log().groups();
    for (size_t place = groups.size(); place-- > 0 && patience > 0;) {
        if (!fits(place))
            continue;
        const std::optional<QString> line = lineOf(place, groups[place]);
        if (line && !line->isEmpty())
            return *line;
        if (line)
            --patience;
    }
    return {};
}

} // namespace dugout
