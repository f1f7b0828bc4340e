// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguewalk.h"

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

} // namespace dugout
