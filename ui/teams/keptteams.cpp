// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/keptteams.h"

#include "core/team/teamvalue.h"

namespace dugout {

namespace {

Result<TeamWithRules> openTeam(DocumentStore &documents, RulesetLibrary &rulesets,
                               const DocumentSummary &summary)
{
    auto loaded = loadTeam(documents, summary.id);
    if (!loaded)
        return loaded.error();
    const auto ruleset = rulesets.load(loaded->team.ruleset.text());
    if (!ruleset)
        return ruleset.error();
    return TeamWithRules{std::move(loaded->team), *ruleset};
}

} // namespace

Result<std::vector<TeamRow>> teamRows(DocumentStore &documents, RulesetLibrary &rulesets,
                                      Language language)
{
    const auto kept = keptTeams(documents);
    if (!kept)
        return kept.error();
    std::vector<TeamRow> rows;
    for (const DocumentSummary &summary : *kept) {
        TeamRow row{summary, {}, {}, {}};
        if (const auto open = openTeam(documents, rulesets, summary)) {
            if (const Roster *roster = rosterOf(open->team, *open->ruleset))
                row.facts.append(roster->name.in(language));
            row.facts.append(open->ruleset->name().in(language));
            const auto rating = teamRating(open->team, *open->ruleset);
            row.value
                = groupedNumber(rating.value_or(teamValue(open->team, *open->ruleset)), language);
            row.badge = open->team.badge;
        } else {
            row.facts.append(open.error().message);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<TeamWithRules> openableTeams(DocumentStore &documents, RulesetLibrary &rulesets)
{
    std::vector<TeamWithRules> teams;
    const auto kept = keptTeams(documents);
    if (!kept)
        return teams;
    for (const DocumentSummary &summary : *kept) {
        if (auto open = openTeam(documents, rulesets, summary))
            teams.push_back(*std::move(open));
    }
    std::sort(teams.begin(), teams.end(), [](const TeamWithRules &one, const TeamWithRules &other) {
        return QString::localeAwareCompare(one.team.name, other.team.name) < 0;
    });
    return teams;
}

} // namespace dugout
