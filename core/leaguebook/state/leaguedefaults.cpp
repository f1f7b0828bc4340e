// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/state/leaguedefaults.h"

#include "core/leaguebook/looks/leaguetables.h"
#include "core/team/teamrules.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What the league has chosen; none where the edition has no such option.
std::optional<OptionValue> chosenIn(const LeagueRules &rules, const QString &option)
{
    const auto found = rules.options.find(OptionId(option));
    return found == rules.options.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

CompetitionRules usualCompetition(const LeagueRules &rules)
{
    CompetitionRules usual;
    usual.game = rules.game;
    if (chosenIn(rules, u"league-points"_s) == OptionValue(u"five-three-one"_s))
        usual.points = u"5-3-1"_s;
    return usual;
}

PhaseRules usualFinals(const LeagueRules &rules)
{
    constexpr int semiFinalists = 4;
    PhaseRules finals;
    finals.format = PhaseFormat::KnockOut;
    finals.places = semiFinalists;
    const auto chosen = chosenIn(rules, u"qualification"_s);
    const QString *how = chosen ? std::get_if<QString>(&*chosen) : nullptr;
    const qsizetype place = how ? qualifyByIds().indexOf(*how) : -1;
    if (place >= 0)
        finals.qualifyBy = static_cast<QualifyBy>(place);
    return finals;
}

bool isPairedByLot(PhaseFormat before, QualifyBy by)
{
    return before != PhaseFormat::Swiss || by != QualifyBy::Points;
}

bool isBudgetOption(const OptionId &option)
{
    return option.text() == u"starting-treasury"_s || option.text() == u"treasury-increase"_s;
}

int firstBudgetOf(const LeagueRules &rules, const Ruleset &ruleset)
{
    return rules.budget > 0 ? rules.budget : teamRules(ruleset, rules.options).budget;
}

int budgetRiseOf(const LeagueRules &rules)
{
    const auto chosen = chosenIn(rules, u"treasury-increase"_s);
    const int *rise = chosen ? std::get_if<int>(&*chosen) : nullptr;
    return rise && *rise > 0 ? *rise : rules.budgetRise;
}

int budgetOf(const League &league, const Ruleset &ruleset)
{
    const LeagueRules &rules = league.currentRules();
    const auto seasons = static_cast<int>(league.seasons.size());
    const int further = std::max(0, league.currentSeason() ? seasons - 1 : seasons);
    return firstBudgetOf(rules, ruleset) + further * budgetRiseOf(rules);
}

OptionChoices teamOptions(const League &league, const Ruleset &ruleset)
{
    OptionChoices options = league.currentRules().options;
    if (ruleset.options().contains(u"starting-treasury"_s))
        options[OptionId(u"starting-treasury"_s)] = budgetOf(league, ruleset);
    return options;
}

bool mayPlayFriendly(const League &league, const Competition &competition, const EntrantId &one,
                     const EntrantId &other)
{
    const auto chosen = chosenIn(league.currentRules(), u"friendly-games"_s);
    if (!chosen)
        return true;
    if (*chosen == OptionValue(false))
        return false;
    if (divisionOf(competition, one) != divisionOf(competition, other))
        return true;
    const std::vector<FixtureResult> results = resultsOf(competition, {-1, -1, true});
    return std::count_if(results.begin(), results.end(),
                         [&](const FixtureResult &each) {
                             return (each.home == one && each.away == other)
                                 || (each.home == other && each.away == one);
                         })
        >= 2;
}

} // namespace dugout
