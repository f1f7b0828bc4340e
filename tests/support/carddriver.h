// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/matchdriver.h"

namespace dugout {

// What tests of special play cards do with a match.

/// Two plain teams in a match with cards.
[[nodiscard]] MatchSetup cardSetup(const QString &ruleset);
/// Puts a card into the hand of the home side by way of the draw.
void dealCard(MatchDriver &match, const QString &card);
/// Goes on until the home side may play the card, and plays it.
void playCard(MatchDriver &match, const QString &card);
/// The first of one side knocks this player down; the armour is asked for.
void block(MatchDriver &match, Seat by, const QString &victim);
/// The home side draws the card and holds it until nothing is left but what follows the match; no
/// stadium wants a roll at the end.
void holdToTheEnd(MatchDriver &match, const QString &card);
/// To the next turn of a side; cards wait.
void untilTurnOf(MatchDriver &match, Seat seat);

} // namespace dugout
