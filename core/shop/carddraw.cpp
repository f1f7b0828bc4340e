// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/carddraw.h"

namespace dugout {

DealtCards dealCards(const std::array<ShopOutcome, 2> &outcomes, const Ruleset &ruleset,
                     RandomSource &dice)
{
    DealtCards dealt;
    std::map<DeckId, std::vector<CardId>> piles;
    for (size_t side = 0; side < outcomes.size(); ++side) {
        for (const auto &[id, count] : outcomes[side].draws) {
            auto [pile, isNew] = piles.try_emplace(id);
            if (const Deck *deck = ruleset.decks().find(id); isNew && deck) {
                for (const PlayCard &card : deck->cards)
                    pile->second.push_back(card.id);
            }
            for (int drawn = 0; drawn < count && !pile->second.empty(); ++drawn) {
                const auto which
                    = pile->second.begin() + (dice.roll(static_cast<int>(pile->second.size())) - 1);
                dealt[side].push_back(*which);
                pile->second.erase(which);
            }
        }
    }
    return dealt;
}

const PlayCard *findCard(const CardId &card, const Ruleset &ruleset)
{
    for (const Deck &deck : ruleset.decks()) {
        for (const PlayCard &each : deck.cards) {
            if (each.id == card)
                return &each;
        }
    }
    return nullptr;
}

} // namespace dugout
