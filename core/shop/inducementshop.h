// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/team/hiring.h"
#include "core/text/sharedvalue.h"

namespace dugout {

/// One team in the shop: what it is worth, what it brings and what it buys.
struct ShopSide
{
    SharedValue<Team> team{Team{}}; ///< copies of a shop are made by the dozen
    int teamValue = 0;
    int transferred = 0; ///< gold taken from the treasury to be spent here
    int gift = 0; ///< gold from elsewhere, such as for playing in the other's stadium
    std::vector<Purchase> purchases;

    bool operator==(const ShopSide &) const = default;
};

/// The shop before a match: both sides, filled step by step. A plain value, so that a match can
/// make it from its events.
struct InducementShop
{
    std::array<ShopSide, 2> sides;
    OptionChoices options; ///< of the match or its league
    int starDiscount = 0; ///< what every star is cheaper by, such as for being on show
    int starMinimum = 0; ///< but never below this
    std::vector<InducementId> banned; ///< by the commissioner, or by the occasion
    bool underdogIsPaid = true; ///< false where nobody is given gold for being the weaker

    bool operator==(const InducementShop &) const = default;
};

/// What an edition says about the money of the shop.
struct ShopMoney
{
    bool transfersCount = false; ///< gold from the treasury adds to the team value
    bool underdogGetsDifference = false;
    bool leftoverReturns = true; ///< unspent gold of the own treasury goes back
    int visitorGold = 0; ///< for playing in the other's home stadium

    bool operator==(const ShopMoney &) const = default;
};

[[nodiscard]] ShopMoney shopMoney(const Ruleset &ruleset);

/// A shop with nothing bought. The team values are those of the teams as they stand.
[[nodiscard]] InducementShop openShop(const Team &first, const Team &second, const Ruleset &ruleset,
                                      const OptionChoices &options = {});

/// The side that declares and buys first: the more valuable one. The first when they are equal.
[[nodiscard]] size_t firstBuyer(const InducementShop &shop, const Ruleset &ruleset);
/// Team value for this match, with the gold that counts towards it.
[[nodiscard]] int matchValue(const InducementShop &shop, size_t side, const Ruleset &ruleset);
/// What the weaker side is given; 0 for the other. Lost when it is not spent.
[[nodiscard]] int underdogGold(const InducementShop &shop, size_t side, const Ruleset &ruleset);
[[nodiscard]] int spentGold(const InducementShop &shop, size_t side);
/// What the side can still spend.
[[nodiscard]] int shopGoldLeft(const InducementShop &shop, size_t side, const Ruleset &ruleset);
/// Gifts and the underdog's gold are spent before the own.
[[nodiscard]] int spentOwnGold(const InducementShop &shop, size_t side, const Ruleset &ruleset);

/// Takes gold out of the treasury for this match.
[[nodiscard]] Result<InducementShop> transferGold(InducementShop shop, size_t side, int gold);
/// Buys something; its price is looked up unless the edition leaves it to the book, where
/// `wanted.price` is taken. Refused with the reason when it is not for sale.
[[nodiscard]] Result<InducementShop> purchase(InducementShop shop, size_t side, Purchase wanted,
                                              const Ruleset &ruleset);
[[nodiscard]] Result<InducementShop> withdraw(InducementShop shop, size_t side, int row);

/// The price of something for a side; none when the coach has to look it up in the book.
[[nodiscard]] std::optional<int> inducementPrice(const InducementShop &shop, size_t side,
                                                 const Purchase &wanted, const Ruleset &ruleset);
/// How many of something a side may have beside what else it has bought, ignoring money.
[[nodiscard]] int mostForSale(const InducementShop &shop, size_t side, const Purchase &wanted,
                              const Ruleset &ruleset);
/// Why something cannot be bought, ignoring money; none when it can.
[[nodiscard]] std::optional<Error> whyNotForSale(const InducementShop &shop, size_t side,
                                                 const Purchase &wanted, const Ruleset &ruleset);

} // namespace dugout
