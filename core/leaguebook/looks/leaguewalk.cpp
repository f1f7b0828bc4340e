// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/leaguewalk.h"

namespace dugout {

QSet<EntrantId> teamsOfDivision(const Competition &competition, const QString &division)
{
    QSet<EntrantId> teams;
    for (const CompetitionEntry &each : competition.entries) {
        if (divisionOf(competition, each.team) == division)
            teams.insert(each.team);
    }
    return teams;
}

std::vector<JournalId> matchesOf(const League &league)
{
    std::vector<JournalId> matches;
    for (const Season &season : league.seasons) {
        for (const Competition &competition : season.competitions) {
            for (const Phase &phase : competition.phases) {
                for (const LeagueRound &round : phase.rounds) {
                    for (const LeagueFixture &each : round.fixtures) {
                        if (!each.match.isEmpty())
                            matches.push_back(each.match);
                    }
                }
            }
        }
    }
    return matches;
}

} // namespace dugout
