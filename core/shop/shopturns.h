// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/shop/inducementshop.h"

namespace dugout {

enum class ShopTurnKind {
    Treasury, ///< says how much own gold goes into the shop
    Buying,
};

/// Whose turn it is in the shop, and for what.
struct ShopTurn
{
    ShopTurnKind kind = ShopTurnKind::Buying;
    size_t side = 0;

    bool operator==(const ShopTurn &) const = default;
};

/// The turns in the edition's order. Own gold comes first, the more valuable team before the
/// other; a side without any is not asked. Then both buy, and there gold that counts towards the
/// team value may have changed who is first. `firstToBuy` is what the dice said where they decide.
[[nodiscard]] std::vector<ShopTurn> shopTurns(const InducementShop &shop, const Ruleset &ruleset,
                                              std::optional<size_t> firstToBuy = std::nullopt);

/// True where both teams are worth the same and the coaches roll for who buys first.
[[nodiscard]] bool isBuyingOrderRolled(const InducementShop &shop, const Ruleset &ruleset);

} // namespace dugout
