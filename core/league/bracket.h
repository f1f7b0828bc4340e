// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/drawnround.h"
#include "core/league/fixtureresult.h"

namespace dugout {

struct KnockOutRules
{
    int bestOf = 1; ///< an odd number of games; drawn ones are played again
    bool thirdPlace = false; ///< the losers of the semi-finals meet beside the final
    int firstRound = 1;

    bool operator==(const KnockOutRules &) const = default;
};

/// A knock-out draw. Neighbours in the list meet first, their winners next, and so on.
struct Bracket
{
    KnockOutRules rules;
    std::vector<EntrantId> places; ///< as many as a power of two; an empty one is a bye

    /// How many rounds lead to the winner.
    [[nodiscard]] int rounds() const;

    bool operator==(const Bracket &) const = default;
};

/// Two who play for a place in the next round, as far as they are known.
struct BracketTie
{
    int round = 1;
    int number = 0; ///< within the round, from the top of the bracket
    bool forThird = false;
    EntrantId home; ///< empty: not known yet
    EntrantId away; ///< empty: not known yet, or nobody in the first round
    bool isBye = false;
    int homeWins = 0;
    int awayWins = 0;
    int games = 0; ///< drawn ones included
    EntrantId winner; ///< empty: not decided
    EntrantId loser;

    bool operator==(const BracketTie &) const = default;
};

/// Seeds apart: the first two can only meet in the final, the first four not before the
/// semi-finals, and so on; byes go to the best. `seeds` begins with the best. Pinned pairs meet in
/// the first round: the second of each pair changes places for that.
[[nodiscard]] Result<Bracket> drawBracket(const std::vector<EntrantId> &seeds,
                                          const KnockOutRules &rules,
                                          const std::vector<Pairing> &pinned = {});

/// The whole bracket, round by round, as far as these results decide it. Results of other rounds or
/// other pairs are passed over.
[[nodiscard]] std::vector<BracketTie> tiesOf(const Bracket &bracket,
                                             const std::vector<FixtureResult> &results);

/// The next games: of every tie of the earliest round that is not decided, one. Without pairs,
/// everything is played. Home changes from game to game.
[[nodiscard]] DrawnRound nextGames(const Bracket &bracket,
                                   const std::vector<FixtureResult> &results);

/// What the matches of a round are to the rules: `final`, `semi-final` or `play-off`.
[[nodiscard]] QString occasionOf(const Bracket &bracket, int round);

} // namespace dugout
