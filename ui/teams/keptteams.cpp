// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/keptteams.h"

namespace dugout {

std::vector<TeamWithRules> openableTeams(DocumentStore &documents, RulesetLibrary &rulesets)
{
    std::vector<TeamWithRules> teams;
    const auto kept = keptTeams(documents);
    if (!kept)
        return teams;
    for (const DocumentSummary &summary : *kept) {
        auto loaded = loadTeam(documents, summary.id);
        if (!loaded)
            continue;
        const auto ruleset = rulesets.load(loaded->team.ruleset.text());
        if (ruleset)
            teams.push_back({std::move(loaded->team), *ruleset});
    }
    std::sort(teams.begin(), teams.end(), [](const TeamWithRules &one, const TeamWithRules &other) {
        return QString::localeAwareCompare(one.team.name, other.team.name) < 0;
    });
    return teams;
}

} // namespace dugout
