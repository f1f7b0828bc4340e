// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/rollneed.h"
#include "tests/support/matchdriver.h"

#include <span>

namespace dugout {

/// A roll that players make: how a match comes to it, the dice it fails with, and what lets it be
/// made again. Words of a list are separated by spaces; an answer is `prompt=choice`,
/// `prompt?choice` where it is not asked in every edition, or `prompt#dice`.
struct ListedRoll
{
    const char *name;
    const char *roll; ///< of the ruleset; nothing where only matches have it
    const char *skills; ///< of who rolls; he is a Pro and a Loner as well
    const char *path; ///< from the first turn of the home side on
    const char *fails;
    const char *ways; ///< as they are offered
    const char *who = "0:1";
    const char *mate = ""; ///< what the second home player has
    const char *opponent = ""; ///< what the first opponent has
    std::optional<RollTurn> turn{}; ///< where it is not the usual one
    const char *home = "human/lineman";
    const char *away = "orc/lineman";
    const char *editions = "crp lrb4 lrb5 bb2016";
};

/// The one list of what may be rolled again with what.
[[nodiscard]] std::span<const ListedRoll> listedRolls();

/// Words of such a list.
[[nodiscard]] QStringList listedWords(const char *list);
/// Gives an answer of a path.
void giveListed(MatchDriver &match, const QString &said);
[[nodiscard]] MatchSetup setupFor(const QString &edition, const ListedRoll &each);
/// To the dice of the roll; with a setup of its own as it was kept.
[[nodiscard]] MatchDriver upToRoll(const MatchSetup &setup, const ListedRoll &each);
[[nodiscard]] MatchDriver upToRoll(const QString &edition, const ListedRoll &each);
/// To the roll, which has failed.
[[nodiscard]] MatchDriver failedRoll(const QString &edition, const ListedRoll &each);

} // namespace dugout
