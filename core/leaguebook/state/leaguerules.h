// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/leagueids.h"
#include "core/rules/optionchoices.h"

namespace dugout {

/// The one set of rules of a league. What is not said keeps the edition's word; the switches and
/// the prices and limits of inducements (see inducementshop.h) are options of the edition and go
/// with every team and match as they stand here.
struct LeagueRules
{
    RulesetId ruleset{};
    OptionChoices options{};
    std::vector<RosterId> rosters{}; ///< that may be registered; empty: all of the edition
    int budget = 0; ///< gold for a new team; 0: as the edition says
    int budgetRise = 0; ///< with every further season
    QString buyBack{}; ///< price of a player who comes back in a redraft; empty: his value
    QString game = QStringLiteral("match"); ///< or `skirmish`: what the edition is for

    bool operator==(const LeagueRules &) const = default;
};

/// Rules and from when they hold: of the first season from its first round, unless said later.
struct RulesPeriod
{
    LeagueRules rules{};
    SeasonId season{}; ///< empty: from the founding on
    int fromRound = 1; ///< of every competition of that season that has begun
    QString reason{};

    bool operator==(const RulesPeriod &) const = default;
};

} // namespace dugout
