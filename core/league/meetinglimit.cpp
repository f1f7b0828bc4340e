// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/meetinglimit.h"

namespace dugout {

namespace {

/// How often in a row somebody's last matches were against this opponent.
int running(const EntrantId &entrant, const EntrantId &opponent,
            const std::vector<FixtureResult> &results, const MeetingLimit &limit)
{
    int count = 0;
    for (auto result = results.rbegin(); result != results.rend(); ++result) {
        const bool home = result->home == entrant;
        const bool counts = result->kind == ResultKind::Played
            || (limit.countsAwarded && result->kind != ResultKind::Bye);
        if (!counts || (!home && result->away != entrant))
            continue;
        if ((home ? result->away : result->home) != opponent)
            return count;
        ++count;
    }
    return count;
}

} // namespace

bool mayMeet(const EntrantId &one, const EntrantId &other,
             const std::vector<FixtureResult> &results, const MeetingLimit &limit)
{
    return running(one, other, results, limit) < limit.mostRunning
        && running(other, one, results, limit) < limit.mostRunning;
}

} // namespace dugout
