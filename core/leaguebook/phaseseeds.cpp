// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/phaseseeds.h"

#include "core/league/lot.h"
#include "core/league/qualification.h"
#include "core/leaguebook/leaguetables.h"
#include "core/leaguebook/squads.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct PhaseSeedWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueDraw)
};

Error levelFault(const Qualified &best)
{
    QStringList names;
    for (const Qualifier &each : best.level)
        names.append(each.entrant.name);
    return {u"level"_s,
            PhaseSeedWords::tr("These stand level for the last place: %1. Add a tie-break, draw "
                               "a lot, or give points by hand.")
                .arg(names.join(u", "_s)),
            {}};
}

} // namespace

std::vector<EntrantId> firstSeeds(const Competition &competition, const PhaseRules &rules,
                                  RandomSource &lot)
{
    std::vector<CompetitionEntry> entries = fieldOf(competition);
    if (rules.byLot)
        drawOrder(entries, lot);
    std::stable_sort(entries.begin(), entries.end(),
                     [](const CompetitionEntry &one, const CompetitionEntry &other) {
                         return one.seed != 0 && (other.seed == 0 || one.seed < other.seed);
                     });
    std::vector<EntrantId> seeds;
    for (const CompetitionEntry &each : entries)
        seeds.push_back(each.team);
    return seeds;
}

std::vector<Division> namedDivisions(const Competition &competition)
{
    QStringList names;
    std::vector<Division> divisions;
    for (const CompetitionEntry &each : fieldOf(competition)) {
        qsizetype place = names.indexOf(each.division);
        if (place < 0) {
            place = names.size();
            names.append(each.division);
            divisions.emplace_back();
        }
        divisions[static_cast<size_t>(place)].push_back(each.team);
    }
    return divisions;
}

Result<std::vector<Division>> qualifiers(const League &league, const Competition &competition,
                                         int phase)
{
    const Phase &before = competition.phases[static_cast<size_t>(phase - 1)];
    const PhaseRules &rules = competition.rules.phases[static_cast<size_t>(phase)];
    const auto divisions = std::max<size_t>(1, before.divisions.size());
    std::vector<Division> qualified;
    for (size_t d = 0; d < divisions; ++d) {
        const TableScope scope{phase - 1, divisions > 1 ? static_cast<int>(d) : -1};
        const auto standings = standingsOf(league, competition, scope);
        if (!standings)
            return standings.error();
        const int places
            = rules.places > 0 ? rules.places : static_cast<int>(standings->rows.size());
        const Qualified best = qualify(*standings, rules.qualifyBy, places);
        if (!best.level.empty())
            return levelFault(best);
        Division division;
        for (const Qualifier &each : best.entrants)
            division.push_back(each.entrant.id);
        qualified.push_back(division);
    }
    return qualified;
}

Result<void> checkPins(const League &league, const std::vector<Division> &divisions,
                       const std::vector<Pairing> &pins)
{
    for (const Pairing &pin : pins) {
        const bool together
            = std::any_of(divisions.begin(), divisions.end(), [&pin](const Division &each) {
                  return std::find(each.begin(), each.end(), pin.home) != each.end()
                      && std::find(each.begin(), each.end(), pin.away) != each.end();
              });
        if (!together)
            return Error{u"pinned-across"_s,
                         PhaseSeedWords::tr("%1 and %2 are pinned, but they are not of one "
                                            "division: unpin them first.")
                             .arg(teamName(league, pin.home), teamName(league, pin.away)),
                         {}};
    }
    return {};
}

} // namespace dugout
