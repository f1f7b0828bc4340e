// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/rules/optionchoices.h"

namespace dugout {

/// League matches that random coaches play one after the other, for making large databases and
/// trying them.
struct RandomSeason
{
    std::shared_ptr<const Ruleset> ruleset;
    OptionChoices options{};
    int matches = 1;
    int newTeams = 0; ///< invented first; kept teams of the edition play as well
    /// Called after each match with what it left.
    std::function<void(const ResultRecord &)> witness{};
};

/// Plays between kept teams, through to their next sheets. Each match is kept in one piece with all
/// that it leaves, just as the window leaves it. Between matches a team hires what it is short of;
/// a worn-out one is left alone, and where fewer than two are left, new ones are invented.
[[nodiscard]] Result<void> playSeason(const ClubStores &stores, const RandomSeason &season,
                                      RandomSource &dice);

} // namespace dugout
