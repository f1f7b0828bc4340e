// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/inducementshop.h"

#include <functional>
#include <limits>
#include <map>

namespace dugout {

/// What a side takes into the match.
struct ShopOutcome
{
    std::map<InducementId, int> inducements; ///< how many of each it may use
    std::vector<Player> players; ///< mercenaries and stars, without ids and numbers
    std::map<DeckId, int> draws; ///< cards to draw, by deck
    std::vector<Purchase> lost; ///< paid for but not to be had: both sides wanted it
    int treasury = 0; ///< gold in the treasury once everything is paid

    bool operator==(const ShopOutcome &) const = default;
};

/// Closes the shop. Who or what exists only once goes to nobody when both sides hired it, and
/// both have paid.
[[nodiscard]] std::array<ShopOutcome, 2> closeShop(const InducementShop &shop,
                                                   const Ruleset &ruleset, Language language);

/// Something for sale to a side, with the reason when it is not.
struct ShopOffer
{
    Purchase purchase; ///< ready to be bought, with its price
    LocalizedText name;
    bool isByBook = false; ///< the coach enters the price
    std::optional<Error> refusal;

    bool operator==(const ShopOffer &) const = default;
};

/// Everything the edition sells, in its order: inducements, with stars, mercenaries and decks at
/// their place. Stars who never play for such a team are left out, and what costs more.
[[nodiscard]] std::vector<ShopOffer> shopOffers(const InducementShop &shop, size_t side,
                                                const Ruleset &ruleset,
                                                int mostGold = std::numeric_limits<int>::max());

/// One of them suits; looks no further than that one.
[[nodiscard]] bool anyShopOffer(const InducementShop &shop, size_t side, const Ruleset &ruleset,
                                int mostGold, const std::function<bool(ShopOffer &&)> &suits);

} // namespace dugout
