// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/looks/tablescopes.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct TableScopeWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueWords)
};

bool hasPublished(const Phase &phase)
{
    return phase.begun
        && std::any_of(phase.rounds.begin(), phase.rounds.end(),
                       [](const LeagueRound &each) { return each.published; });
}

/// The tables of a phase: of several divisions each has its own.
void addPhase(std::vector<NamedScope> &scopes, const Competition &competition, size_t place,
              const QString &name)
{
    const Phase &phase = competition.phases[place];
    const int number = static_cast<int>(place);
    if (phase.divisions.size() < 2) {
        scopes.push_back({name, {number, -1}});
        return;
    }
    if (competition.rules.phases[place].across) { // a match between two stands in the table of none
        const QString all = TableScopeWords::tr("All divisions");
        scopes.push_back({name.isEmpty() ? all : u"%1, %2"_s.arg(name, all), {number, -1}});
    }
    for (size_t d = 0; d < phase.divisions.size(); ++d) {
        const QString division = divisionTitle(competition, place, d);
        scopes.push_back({name.isEmpty() ? division : u"%1, %2"_s.arg(name, division),
                          {number, static_cast<int>(d)}});
    }
}

bool isKnockOut(const Competition &competition, int phase)
{
    return competition.rules.phases[static_cast<size_t>(phase)].format == PhaseFormat::KnockOut;
}

} // namespace

std::vector<NamedScope> scopesOf(const Competition &competition)
{
    std::vector<NamedScope> scopes;
    const size_t phases = competition.rules.phases.size();
    for (size_t p = 0; p < competition.phases.size(); ++p) {
        const PhaseRules &rules = competition.rules.phases[p];
        if (!hasPublished(competition.phases[p]) || rules.format == PhaseFormat::KnockOut)
            continue;
        QString name = rules.name;
        if (name.isEmpty() && phases > 1)
            name = TableScopeWords::tr("Phase %1").arg(p + 1);
        addPhase(scopes, competition, p, name);
    }
    if (competition.rules.hasSquads() && !scopes.empty()) // those who play for them
        scopes.push_back({TableScopeWords::tr("Members of the squads"), {-1, -1, true}});
    return scopes;
}

std::vector<NamedScope> usualScopes(const Competition &competition)
{
    std::vector<NamedScope> scopes;
    int phase = competition.currentPhase();
    while (phase > 0 && isKnockOut(competition, phase))
        --phase;
    const bool follows = phase >= 0 && phase < competition.currentPhase();
    const bool divided
        = phase >= 0 && competition.phases[static_cast<size_t>(phase)].divisions.size() > 1;
    if (divided || (follows && !isKnockOut(competition, phase)))
        addPhase(scopes, competition, static_cast<size_t>(phase), {});
    else
        scopes.push_back({});
    return scopes;
}

TableScope usualScopeOf(const Competition &competition, const EntrantId &team)
{
    const std::vector<NamedScope> scopes = usualScopes(competition);
    for (const NamedScope &each : scopes) {
        if (each.scope.division < 0)
            continue;
        const Phase &phase = competition.phases[static_cast<size_t>(each.scope.phase)];
        const Division &division = phase.divisions[static_cast<size_t>(each.scope.division)];
        if (std::find(division.begin(), division.end(), team) != division.end())
            return each.scope;
    }
    return scopes.front().scope;
}

} // namespace dugout
