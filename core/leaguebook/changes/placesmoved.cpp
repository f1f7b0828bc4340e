// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/changes/placesmoved.h"

#include <algorithm>

namespace dugout {

namespace {

bool hasResults(const LeagueRound &round)
{
    return std::any_of(round.fixtures.begin(), round.fixtures.end(),
                       [](const LeagueFixture &each) { return each.outcome && !each.isBye(); });
}

/// Takes the results of the last round away that has any; false where nothing is left then.
bool goBackOneRound(Competition &competition)
{
    LeagueRound *last = nullptr;
    int rounds = 0;
    for (Phase &phase : competition.phases) {
        for (LeagueRound &round : phase.rounds) {
            if (!hasResults(round))
                continue;
            last = &round;
            ++rounds;
        }
    }
    if (rounds < 2)
        return false;
    for (LeagueFixture &each : last->fixtures)
        each.outcome.reset();
    return true;
}

} // namespace

QHash<EntrantId, int> placesMoved(const League &league, const Competition &competition,
                                  const TableScope &scope, const Standings &now)
{
    Competition before = competition;
    if (!goBackOneRound(before))
        return {};
    const auto was = standingsOf(league, before, scope);
    QHash<EntrantId, int> moved;
    if (!was)
        return moved;
    for (const StandingRow &row : now.rows) {
        if (const StandingRow *earlier = was->find(row.entrant.id))
            moved.insert(row.entrant.id, earlier->rank - row.rank);
    }
    return moved;
}

} // namespace dugout
