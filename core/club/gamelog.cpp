// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/gamelog.h"

namespace dugout {

QStringList logLines(const MatchSession &session)
{
    QStringList lines;
    session.walk([&](int, const EventGroup &group, MatchState &state) {
        lines.append(session.game().groupLine(state, group));
        for (const Event &event : group.events)
            (void)session.game().apply(state, event);
    });
    lines.removeAll(QString());
    return lines;
}

QStringList logLines(const SkirmishSession &session)
{
    QStringList lines;
    session.walk([&](int, const EventGroup &group, SkirmishState &state) {
        for (const Event &event : group.events) {
            const SkirmishState before = state;
            if (!session.game().apply(state, event))
                continue;
            lines.append(session.game().line(before, event));
            lines.append(session.game().news(before, event, state));
        }
    });
    lines.removeAll(QString());
    return lines;
}

QSet<int> groupsAbout(const MatchSession &session, LogTopic topic)
{
    QSet<int> groups;
    session.walk([&](int place, const EventGroup &group, MatchState &state) {
        for (const Event &event : group.events) {
            if (session.game().apply(state, event) && topicsOf(state.facts).testFlag(topic))
                groups.insert(place);
        }
    });
    return groups;
}

} // namespace dugout
