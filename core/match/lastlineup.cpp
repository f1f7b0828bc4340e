// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/lastlineup.h"

namespace dugout {

QStringList lastLineUp(const EventLog &log, const Prompt &setUp)
{
    QStringList line;
    const std::vector<EventGroup> &groups = log.groups();
    for (auto group = groups.rbegin(); group != groups.rend() && line.isEmpty(); ++group) {
        for (const Event &event : group->events) {
            if (event.prompt == setUp.id && event.seat == setUp.seat)
                line = event.choices;
        }
    }
    if (line.isEmpty())
        return {};
    line.removeIf([&setUp](const QString &one) { return !setUp.choices.contains(one); });
    for (const QString &one : setUp.choices) {
        if (line.size() < setUp.atLeast && !line.contains(one))
            line.append(one);
    }
    return line.size() > setUp.atMost ? QStringList() : line;
}

} // namespace dugout
