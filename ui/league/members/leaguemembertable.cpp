// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/holdings.h"
#include "core/shop/purchaseid.h"
#include "core/text/goldtext.h"
#include "ui/league/leaguewords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The names of what a team has won or holds, each once.
QStringList wonBy(const League &league, const EntrantId &team, const Ruleset *edition)
{
    QStringList names;
    for (const Prize &each : league.prizes) {
        if (each.team == team)
            names.append(each.player.isEmpty() ? each.name
                                               : u"%1 (%2)"_s.arg(each.name, each.player));
    }
    for (const Holding &each : league.holdings) {
        if (each.team == team && each.kind != HoldingKind::Trophy) // those are prizes
            names.append(holdingName(each, edition));
    }
    names.removeDuplicates();
    return names;
}

} // namespace

ShownTable LeagueWords::members(const League &league, const Ruleset *ruleset,
                                const Competition *played, const QHash<EntrantId, int> &ratings)
{
    ShownTable table;
    const bool rated = !ratings.isEmpty();
    table.columns = {{tr("Team"), {}, false, true},
                     {tr("Coach"), {}, false, true},
                     {tr("Race"), {}, false, false},
                     {rated ? tr("Team rating") : tr("Value"), rated ? QString() : tr("Team value"),
                      true, false},
                     {tr("Fans"), tr("Fan factor"), true, false},
                     {tr("Treasury"), {}, true, false},
                     {tr("Form"), tr("The last matches, the newest last"), false, false},
                     {tr("Notes"), {}, false, false}};
    const auto forms = formsOf(league);
    for (const LeagueTeam &each : league.teams) {
        const bool onPaper = each.sheet.isEmpty();
        const bool isBand = countsOf(league) == ResultCounts::Skirmish; // never has a sheet
        const CompetitionEntry *entry = played ? played->entry(each.id) : nullptr;
        const bool isOut = played && each.state == MemberState::Active && (!entry || entry->left);
        QStringList notes{state(each.state),
                          isOut ? tr("not in %1").arg(played->rules.name) : QString(),
                          each.club.isEmpty() ? QString() : tr("club: %1").arg(each.club),
                          each.legacy ? tr("of older rules") : QString(),
                          !onPaper || isBand ? QString()
                              : each.drafted ? tr("drafted anew, to be registered")
                                             : tr("on paper")};
        if (!each.inducements.empty())
            notes.append(
                tr("in every match: %1")
                    .arg(purchasesText(each.inducements, each.roster, ruleset, currentLanguage())));
        notes += wonBy(league, each.id, ruleset);
        notes.removeAll(QString());
        table.rows.push_back({each.id.text(),
                              {each.name, coachName(league, each.id), roster(each.roster, ruleset),
                               onPaper || (rated && !ratings.contains(each.id)) ? QString()
                                   : rated ? QString::number(ratings.value(each.id))
                                           : goldText(each.figures.value),
                               onPaper ? QString() : QString::number(each.figures.fanFactor),
                               onPaper ? QString() : goldText(each.figures.treasury),
                               formWords(forms.value(each.id)), notes.join(u" · "_s)},
                              false,
                              each.state != MemberState::Active});
    }
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [](const ShownRow &one, const ShownRow &other) {
                         if (one.quiet != other.quiet)
                             return other.quiet;
                         return QString::localeAwareCompare(one.cells[0], other.cells[0]) < 0;
                     });
    return table;
}

} // namespace dugout
