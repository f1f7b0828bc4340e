// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/rational.h"

#include <vector>

namespace dugout {

/// How many cards of a deck a player gets to see.
struct DrawPlan
{
    int deck = 20; ///< cards in the whole deck
    int hand = 5; ///< the opening hand
    bool redraw = false; ///< the opening hand is put away and drawn anew when none is in it
    int perRound = 5; ///< cards drawn in each end phase
    int extraPerRound = 0; ///< and by activations in each action phase
    int rounds = 3;

    bool operator==(const DrawPlan &) const = default;
};

/// The chance to have had at least one of the wanted cards.
struct DrawOdds
{
    Rational opening;
    std::vector<Rational> byRound; ///< by the end of each round's action phase

    bool operator==(const DrawOdds &) const = default;
};

/// Exact: cards that are put away never come back, so every card seen is one of the deck.
[[nodiscard]] DrawOdds drawOdds(const DrawPlan &plan, int wanted = 1);

/// At least one of `wanted` among `seen` of `deck` cards.
[[nodiscard]] Rational chanceToSee(int deck, int seen, int wanted = 1);

} // namespace dugout
