// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace dugout {

/// How ratings move. As they stand, these are the numbers of the tabletop players' association:
/// everybody starts at 150, and 150 more mean ten times the chances.
struct EloRules
{
    double start = 150;
    double scale = 150;

    bool operator==(const EloRules &) const = default;
};

struct RatedGame
{
    double opponent = 150; ///< the other's rating before the game
    double score = 0; ///< 1 won, 0.5 drawn, 0 lost

    bool operator==(const RatedGame &) const = default;
};

/// How far one game moves a rating in a tournament of so many: 2·√n, with n counted up to 32.
[[nodiscard]] double eloStep(int entrants);
/// The share of games one is expected to win, draws counted by halves.
[[nodiscard]] double eloExpected(double own, double opponent, const EloRules &rules);
/// The rating after a game.
[[nodiscard]] double eloAfterGame(double own, const RatedGame &game, double step,
                                  const EloRules &rules);
} // namespace dugout
