// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"

namespace dugout {

/// What the edition allows in decks and hands; read from its tables.
struct DeckLimits
{
    int objectives = 12; ///< exactly
    int powers = 20; ///< at least
    int ploysDivisor = 2; ///< ploys are at most the power deck divided by this, rounded down
    int copies = 1; ///< of the same card
    int handObjectives = 3;
    int handPowers = 5;

    bool operator==(const DeckLimits &) const = default;
};

[[nodiscard]] DeckLimits deckLimits(const Ruleset &ruleset);

/// A rule that a deck breaks.
struct DeckProblem
{
    QString code; ///< `objective-count`, `power-count`, `ploys`, `copies`, `kind`, `unknown`,
                  ///< `warband`, `restricted`, `no-warband`
    QString message; ///< the reason, one sentence
    CardId card; ///< the culprit, if it is one card

    bool operator==(const DeckProblem &) const = default;
};

/// Every rule the deck breaks; empty for a legal one.
[[nodiscard]] std::vector<DeckProblem> checkDeck(const DeckList &deck, const Collection &collection,
                                                 const DeckLimits &limits);

/// Whether the warband may have the card in its decks at all, faction and fighters alike.
[[nodiscard]] bool isUsable(const SkirmishCard &card, const Warband &warband);

} // namespace dugout
