// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/gamelog.h"

namespace dugout {

namespace {

/// `begin(before, fitting)` for each group, then `visit(group, before, event, after)` for each of
/// its events that fits.
template<typename Game, typename Begin, typename Visit>
void walkLog(const Session<Game> &session, const Begin &begin, const Visit &visit)
{
    using State = typename Game::State;
    session.walk([&](int place, const EventGroup &group, State &state) {
        begin(state, group);
        for (const Event &event : group.events) {
            const State before = state;
            if (session.game().apply(state, event))
                visit(place, before, event, state);
        }
    });
}

constexpr auto nothing = [](const auto &...) {};

} // namespace

QStringList logLines(const MatchSession &session)
{
    QStringList lines;
    walkLog(
        session,
        [&](const MatchState &before, const EventGroup &group) {
            lines.append(session.game().groupLine(before, group));
        },
        nothing);
    lines.removeAll(QString());
    return lines;
}

QStringList logLines(const SkirmishSession &session)
{
    QStringList lines;
    walkLog(session, nothing,
            [&](int, const SkirmishState &before, const Event &event, const SkirmishState &after) {
                lines.append(session.game().line(before, event));
                lines.append(session.game().news(before, event, after));
            });
    lines.removeAll(QString());
    return lines;
}

QSet<int> groupsAbout(const MatchSession &session, LogTopic topic)
{
    QSet<int> groups;
    walkLog(session, nothing,
            [&](int group, const MatchState &before, const Event &event, const MatchState &after) {
                if (isAbout(topic, before, after, event))
                    groups.insert(group);
            });
    return groups;
}

} // namespace dugout
