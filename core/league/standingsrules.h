// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/pointsformula.h"
#include "core/league/tiebreak.h"

namespace dugout {

/// What a match without a real opponent adds to tie-breaks that look at opponents.
enum class OpponentCredit {
    Real, ///< the points of the absent opponent
    Nothing,
    OwnPoints, ///< as if one had met somebody of one's own strength
    Average, ///< the points an entrant has on average
};

/// How a table is reckoned. What no document says, the commissioner sets.
struct StandingsRules
{
    PointsFormula points;
    std::vector<TieBreak> tieBreaks{TieBreak::TdDifference, TieBreak::CasDifference};
    /// Only so many results, those with the most points, give points; 0: all of them. Wins,
    /// touchdowns and the like count from all of them.
    int bestResults = 0;
    /// What a bye counts as; with none, it is no match at all and its touchdowns do not count.
    LeagueOutcome bye = LeagueOutcome::Won;
    OpponentCredit byeOpponent = OpponentCredit::Nothing;
    OpponentCredit forfeitOpponent = OpponentCredit::Real;
    /// The matches among those who are level decide only once every one has met every other:
    /// who has not been drawn against the others must not stand behind for that.
    bool headToHeadNeedsAll = true;
    /// Touchdowns of a match that is awarded because the opponent has left.
    int awardedTd = 2;
    ResultCounts counts = ResultCounts::Football;

    bool operator==(const StandingsRules &) const = default;
};

} // namespace dugout
