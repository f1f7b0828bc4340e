// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/teamrows.h"

#include "core/team/teamvalue.h"

#include <QCoreApplication>

namespace dugout {

namespace {

struct TeamRowWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamRows)
};

TeamRow rowOf(const ListedTeam &listed, Language language)
{
    TeamRow row{listed.summary, {}, {}, {}};
    if (!listed.open) {
        row.facts.append(listed.problem);
        return row;
    }
    const auto &[team, ruleset] = *listed.open;
    if (const Roster *roster = rosterOf(team, *ruleset))
        row.facts.append(roster->name.in(language));
    row.facts.append(ruleset->name().in(language));
    const auto rating = teamRating(team, *ruleset);
    const QString number = groupedNumber(rating.value_or(teamValue(team, *ruleset)), language);
    row.value = rating ? TeamRowWords::tr("Rating %1").arg(number)
                       : TeamRowWords::tr("Value %1").arg(number);
    row.badge = team.badge;
    return row;
}

} // namespace

std::vector<TeamRow> teamRows(const std::vector<ListedTeam> &teams, Language language)
{
    std::vector<TeamRow> rows;
    for (const ListedTeam &each : teams)
        rows.push_back(rowOf(each, language));
    return rows;
}

} // namespace dugout
