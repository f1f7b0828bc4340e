// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/shopturns.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool hasTreasury(const ShopSide &side)
{
    return side.team->founded && side.team->treasury > 0;
}

} // namespace

std::vector<ShopTurn> shopTurns(const InducementShop &shop, const Ruleset &ruleset,
                                std::optional<size_t> firstToBuy)
{
    std::vector<ShopTurn> turns;
    const size_t richer = shop.sides[1].teamValue > shop.sides[0].teamValue ? 1 : 0;
    for (const size_t side : {richer, 1 - richer}) {
        if (hasTreasury(shop.sides[side]))
            turns.push_back({ShopTurnKind::Treasury, side});
    }
    const size_t first = firstToBuy && isBuyingOrderRolled(shop, ruleset)
        ? *firstToBuy
        : firstBuyer(shop, ruleset);
    turns.push_back({ShopTurnKind::Buying, first});
    turns.push_back({ShopTurnKind::Buying, 1 - first});
    return turns;
}

bool isBuyingOrderRolled(const InducementShop &shop, const Ruleset &ruleset)
{
    const auto gold = [&shop, &ruleset](size_t side) {
        return shopGoldLeft(shop, side, ruleset) + spentGold(shop, side);
    };
    return ruleset.tables().contains(u"inducement-money"_s)
        && matchValue(shop, 0, ruleset) == matchValue(shop, 1, ruleset) && gold(0) > 0
        && gold(1) > 0;
}

} // namespace dugout
