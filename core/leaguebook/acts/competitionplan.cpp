// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/acts/competitionplan.h"

#include "core/league/formulalanguage.h"
#include "core/leaguebook/state/leaguedefaults.h"

namespace dugout {

namespace {

constexpr int usualPlaces = 2; ///< that go on from every group

bool isInDivisions(PlanFormat format)
{
    return format == PlanFormat::RoundRobin || format == PlanFormat::Groups;
}

PhaseFormat firstFormat(PlanFormat format)
{
    switch (format) {
    case PlanFormat::Swiss:
        return PhaseFormat::Swiss;
    case PlanFormat::KnockOut:
        return PhaseFormat::KnockOut;
    case PlanFormat::Ladder:
        return PhaseFormat::Ladder;
    case PlanFormat::Open:
        return PhaseFormat::Open;
    case PlanFormat::RoundRobin:
    case PlanFormat::Groups:
        break;
    }
    return PhaseFormat::RoundRobin;
}

PlanFormat formatOf(const std::vector<PhaseRules> &phases)
{
    switch (phases.front().format) {
    case PhaseFormat::Swiss:
        return PlanFormat::Swiss;
    case PhaseFormat::KnockOut:
        return PlanFormat::KnockOut;
    case PhaseFormat::Ladder:
        return PlanFormat::Ladder;
    case PhaseFormat::Open:
        return PlanFormat::Open;
    case PhaseFormat::RoundRobin:
        break;
    }
    return phases.size() > 1 ? PlanFormat::Groups : PlanFormat::RoundRobin;
}

PhaseRules knockOutOf(const CompetitionPlan &plan)
{
    PhaseRules phase;
    phase.format = PhaseFormat::KnockOut;
    phase.bestOf = plan.bestOf;
    phase.thirdPlace = plan.thirdPlace;
    return phase;
}

PhaseRules playOffsOf(const CompetitionPlan &plan)
{
    PhaseRules phase = knockOutOf(plan);
    phase.places = plan.playOffs > 0 ? plan.playOffs : usualPlaces;
    phase.qualifyBy = plan.qualifyBy;
    phase.byLot = plan.pairs == PlayOffPairs::Usual
        ? isPairedByLot(firstFormat(plan.format), plan.qualifyBy)
        : plan.pairs == PlayOffPairs::ByLot;
    return phase;
}

std::vector<PhaseRules> phasesOf(const CompetitionPlan &plan)
{
    if (!plan.phases.empty())
        return plan.phases;
    if (plan.format == PlanFormat::KnockOut)
        return {knockOutOf(plan)};
    PhaseRules first;
    first.format = firstFormat(plan.format);
    if (plan.format == PlanFormat::Swiss)
        first.rounds = plan.rounds;
    if (isInDivisions(plan.format)) {
        first.legs = plan.legs;
        first.divisions = plan.divisions;
        first.across = !hasPlayOffs(plan) && plan.across;
    }
    return hasPlayOffs(plan) ? std::vector{first, playOffsOf(plan)} : std::vector{first};
}

} // namespace

bool hasPlayOffs(const CompetitionPlan &plan)
{
    return plan.format == PlanFormat::Groups
        || (plan.format != PlanFormat::KnockOut && plan.playOffs > 0);
}

CompetitionRules rulesOf(const CompetitionPlan &plan, const QString &game)
{
    CompetitionRules rules;
    rules.name = plan.name.trimmed();
    rules.game = game;
    rules.points = englishFormula(plan.points.trimmed(), plan.columns);
    rules.columns = plan.columns;
    rules.tieBreaks = plan.tieBreaks;
    rules.bestResults = plan.best;
    rules.bye = plan.bye;
    rules.byeOpponent = plan.byeOpponent;
    rules.forfeitOpponent = plan.forfeitOpponent;
    rules.headToHeadNeedsAll = plan.headToHeadNeedsAll;
    rules.awardedTd = plan.awardedTd;
    rules.teamsDevelop = !plan.resurrection;
    rules.phases = phasesOf(plan);
    rules.needsWinners = plan.winners;
    rules.squad = plan.squad;
    rules.squadPoints = plan.squadPoints;
    return rules;
}

CompetitionPlan planOf(const CompetitionRules &rules)
{
    CompetitionPlan plan;
    plan.name = rules.name;
    plan.points = rules.points;
    plan.columns = rules.columns;
    plan.tieBreaks = rules.tieBreaks;
    plan.best = rules.bestResults;
    plan.bye = rules.bye;
    plan.byeOpponent = rules.byeOpponent;
    plan.forfeitOpponent = rules.forfeitOpponent;
    plan.headToHeadNeedsAll = rules.headToHeadNeedsAll;
    plan.awardedTd = rules.awardedTd;
    plan.resurrection = !rules.teamsDevelop;
    plan.winners = rules.needsWinners;
    plan.squad = rules.squad;
    plan.squadPoints = rules.squadPoints;
    const PhaseRules &first = rules.phases.front();
    const PhaseRules &last = rules.phases.back();
    plan.format = formatOf(rules.phases);
    plan.rounds = first.rounds;
    plan.legs = first.legs;
    plan.divisions = first.divisions;
    plan.across = first.across;
    plan.bestOf = last.bestOf;
    plan.thirdPlace = last.thirdPlace;
    if (rules.phases.size() > 1) {
        plan.playOffs = last.places;
        plan.qualifyBy = last.qualifyBy;
        plan.pairs = last.byLot ? PlayOffPairs::ByLot : PlayOffPairs::ByPlaces;
    }
    if (phasesOf(plan) != rules.phases)
        plan.phases = rules.phases;
    return plan;
}

CompetitionPlan usualPlan(const LeagueRules &rules)
{
    CompetitionPlan plan = planOf(usualCompetition(rules));
    plan.qualifyBy = usualFinals(rules).qualifyBy;
    return plan;
}

} // namespace dugout
