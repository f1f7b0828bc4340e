// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/inducementshop.h"

#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct Shop
{
    Q_DECLARE_TR_FUNCTIONS(Shop)
};

int givenGold(const InducementShop &shop, size_t side, const Ruleset &ruleset)
{
    return underdogGold(shop, side, ruleset) + shop.sides[side].gift;
}

} // namespace

ShopMoney shopMoney(const Ruleset &ruleset)
{
    ShopMoney money;
    const Table *pettyCash = ruleset.tables().find(u"petty-cash"_s);
    const Table *table = pettyCash ? pettyCash : ruleset.tables().find(u"inducement-money"_s);
    if (!table)
        return money;
    const auto value = [table](const QString &row, const QString &key, int fallback) {
        const TableRow *found = table->row(row);
        return found ? found->value(key, fallback) : fallback;
    };
    money.transfersCount = value(u"team-value"_s, u"value"_s, 0) > 0;
    money.underdogGetsDifference = value(u"difference"_s, u"underdog"_s, 0) > 0;
    money.leftoverReturns = value(u"leftover"_s, u"kept"_s, 1) > 0;
    money.visitorGold = value(u"visitor"_s, u"gold"_s, 0);
    return money;
}

InducementShop openShop(const Team &first, const Team &second, const Ruleset &ruleset,
                        const OptionChoices &options)
{
    InducementShop shop;
    shop.options = options;
    shop.sides[0].team = SharedValue(first);
    shop.sides[1].team = SharedValue(second);
    for (ShopSide &side : shop.sides)
        side.teamValue = teamValue(*side.team, ruleset);
    return shop;
}

int matchValue(const InducementShop &shop, size_t side, const Ruleset &ruleset)
{
    const ShopSide &here = shop.sides[side];
    return here.teamValue + (shopMoney(ruleset).transfersCount ? here.transferred : 0);
}

size_t firstBuyer(const InducementShop &shop, const Ruleset &ruleset)
{
    return matchValue(shop, 1, ruleset) > matchValue(shop, 0, ruleset) ? 1 : 0;
}

int underdogGold(const InducementShop &shop, size_t side, const Ruleset &ruleset)
{
    if (!shop.underdogIsPaid || !shopMoney(ruleset).underdogGetsDifference)
        return 0;
    return std::max(0, matchValue(shop, 1 - side, ruleset) - matchValue(shop, side, ruleset));
}

int spentGold(const InducementShop &shop, size_t side)
{
    int gold = 0;
    for (const Purchase &each : shop.sides[side].purchases)
        gold += each.price;
    return gold;
}

int shopGoldLeft(const InducementShop &shop, size_t side, const Ruleset &ruleset)
{
    return givenGold(shop, side, ruleset) + shop.sides[side].transferred - spentGold(shop, side);
}

int spentOwnGold(const InducementShop &shop, size_t side, const Ruleset &ruleset)
{
    return std::max(0, spentGold(shop, side) - givenGold(shop, side, ruleset));
}

Result<InducementShop> transferGold(InducementShop shop, size_t side, int gold)
{
    const Team &team = *shop.sides[side].team;
    const int treasury = team.founded ? team.treasury : 0;
    if (gold < 0 || gold > std::max(0, treasury))
        return Error{
            ErrorCode::NotEnoughGold,
            Shop::tr("The treasury holds %1 gold pieces.").arg(goldText(std::max(0, treasury))),
            {}};
    shop.sides[side].transferred = gold;
    return shop;
}

Result<InducementShop> purchase(InducementShop shop, size_t side, Purchase wanted,
                                const Ruleset &ruleset)
{
    if (const auto refused = whyNotForSale(shop, side, wanted, ruleset))
        return *refused;
    if (const auto price = inducementPrice(shop, side, wanted, ruleset))
        wanted.price = *price;
    const int left = shopGoldLeft(shop, side, ruleset);
    if (wanted.price < 0 || wanted.price > left)
        return Error{ErrorCode::TooExpensive,
                     Shop::tr("That costs %1 gold pieces; %2 are left for this match.")
                         .arg(goldText(wanted.price), goldText(left)),
                     {}};
    shop.sides[side].purchases.push_back(std::move(wanted));
    return shop;
}

Result<InducementShop> withdraw(InducementShop shop, size_t side, int row)
{
    auto &purchases = shop.sides[side].purchases;
    if (row < 0 || row >= static_cast<int>(purchases.size()))
        return Error{ErrorCode::NothingThere, Shop::tr("Nothing was bought there."), {}};
    purchases.erase(purchases.begin() + row);
    return shop;
}

} // namespace dugout
