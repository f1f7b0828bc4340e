// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/teamrules.h"
#include "core/text/result.h"

namespace dugout {

// What happens to players in and after a match, written onto the roster.

/// What a casualty means for the roster: read from a row of the table, or entered from the book.
struct InjuryEffect
{
    bool missesNextMatch = false;
    int niggling = 0;
    Profile losses; ///< points lost
    bool dead = false;

    bool operator==(const InjuryEffect &) const = default;
};

[[nodiscard]] InjuryEffect injuryEffect(const TableRow &row);

/// Adds achievements; a negative number takes some back, never below none.
[[nodiscard]] Result<Team> addAchievements(Team team, const PlayerId &player,
                                           Achievement achievement, int count = 1);

/// Writes an injury down. Losses that the limits forbid are ignored, as the rules say; the dead
/// leave the team and are kept among the former players.
[[nodiscard]] Result<Team> applyInjury(Team team, const Ruleset &ruleset, const PlayerId &player,
                                       const InjuryEffect &effect);

/// Everybody who sat out the match just played may play the next. Comes before the injuries of
/// that match, or it would heal them too.
[[nodiscard]] Team serveAbsences(Team team);

/// 2D6 needed to stay young after an improvement, by the level just reached; none where the
/// edition knows no aging.
[[nodiscard]] std::optional<int> agingTarget(const Player &player, const Ruleset &ruleset);

/// Records the roll of the player's latest improvement. When he has aged, `effect` is what the
/// book says; otherwise it is ignored.
[[nodiscard]] Result<Team> recordAging(Team team, const Ruleset &ruleset, const PlayerId &player,
                                       const DicePair &dice, const InjuryEffect &effect);

} // namespace dugout
