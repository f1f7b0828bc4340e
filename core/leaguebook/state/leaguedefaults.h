// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

namespace dugout {

// What the rules of a league say about competitions and teams before the commissioner says more.

/// A round robin that gives the points the league gives.
[[nodiscard]] CompetitionRules usualCompetition(const LeagueRules &rules);
/// The final phase of a season: four, found as the league finds them, paired by lot.
[[nodiscard]] PhaseRules usualFinals(const LeagueRules &rules);
/// Whether those who go on are paired by lot, as semi-finalists are whichever way brought them
/// there; the places of a Swiss are its seeds.
[[nodiscard]] bool isPairedByLot(PhaseFormat before, QualifyBy by);

/// The edition's own switches for what a league says with a budget and its rise: a form that asks
/// for those does not ask for these too.
[[nodiscard]] bool isBudgetOption(const OptionId &option);
/// Gold for a new team in the first season, and how much more with every further one, whichever way
/// the rules say it.
[[nodiscard]] int firstBudgetOf(const LeagueRules &rules, const Ruleset &ruleset);
[[nodiscard]] int budgetRiseOf(const LeagueRules &rules);
/// Gold for a new team: it may rise with every further season.
[[nodiscard]] int budgetOf(const League &league, const Ruleset &ruleset);
/// The options a team of the league is built and kept with.
[[nodiscard]] OptionChoices teamOptions(const League &league, const Ruleset &ruleset);

/// Whether these two may play a friendly: they are of different divisions, or have met twice in
/// this competition. Where the edition has no such rule, anybody may.
[[nodiscard]] bool mayPlayFriendly(const League &league, const Competition &competition,
                                   const EntrantId &one, const EntrantId &other);

} // namespace dugout
