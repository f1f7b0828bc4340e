// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/announcement.h"

#include "core/league/lot.h"

#include <algorithm>

namespace dugout {

std::vector<LeagueEvent> announcement(const CompetitionId &id, const CompetitionRules &rules,
                                      std::vector<EntrantId> teams, RandomSource &lot)
{
    std::vector<LeagueEvent> events{{CompetitionAdded{id, rules}, {}}};
    for (const EntrantId &team : teams)
        events.push_back({EntrantJoined{id, CompetitionEntry{team}}, {}});
    const bool byLot = std::find(rules.tieBreaks.begin(), rules.tieBreaks.end(), TieBreak::Lot)
        != rules.tieBreaks.end();
    if (byLot && !teams.empty()) {
        drawOrder(teams, lot);
        events.push_back({LotsDrawn{id, std::move(teams)}, {}});
    }
    return events;
}

} // namespace dugout
