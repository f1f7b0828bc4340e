// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

namespace dugout {

/// What a commissioner has to do next.
enum class LeagueStep {
    Register, ///< there are not two teams yet
    BeginSeason,
    Announce, ///< a competition
    Return, ///< an earlier season is looked at: to what is played now
    Enter, ///< teams into the competition
    Draw,
    Publish, ///< the earliest round that is drawn and not published
    Play, ///< fixtures wait for their results
    Pair, ///< here the coaches find their opponents themselves
    EndSeason, ///< everything is played
};

struct NextLeagueStep
{
    LeagueStep step = LeagueStep::Register;
    int round = 0; ///< to be published or played
    int open = 0; ///< fixtures that wait for a result

    bool operator==(const NextLeagueStep &) const = default;
};

/// The step that brings a competition on; of the league as a whole where there is none.
[[nodiscard]] NextLeagueStep nextStepOf(const League &league, const Competition *competition);

/// The earliest round from which on other rules can hold: after all that is played or being played.
[[nodiscard]] int firstRoundOfNewRules(const League &league);

/// The competition in which a team has begun to play with what it bought for good: its teams come
/// back, it is not over, and a match of the team is played or being played. Null where there is
/// none.
[[nodiscard]] const Competition *playsWithBought(const League &league, const EntrantId &team);

/// Whether a round of it is published: drawn alone, it is the commissioner's.
[[nodiscard]] bool hasPublished(const Competition &competition);

/// The earliest round that is drawn and not published; null when there is none.
[[nodiscard]] const LeagueRound *unpublishedRound(const Competition &competition);

} // namespace dugout
