// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/boughtforgood.h"

#include "core/rules/knownwords.h"
#include "core/shop/purchaseid.h"
#include "core/team/teamvalue.h"
#include "core/text/goldtext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ForGoodWords
{
    Q_DECLARE_TR_FUNCTIONS(BoughtForGood)
};

constexpr size_t theTeam = 0;

} // namespace

bool mayBuyForGood(const OptionChoices &options, const Ruleset &ruleset)
{
    return isOptionOn(options, ruleset, Options::PermanentInducements);
}

OptionId boughtForGoodMark()
{
    return OptionId(u"bought-for-good"_s);
}

InducementShop shopForGood(const Team &team, const Ruleset &ruleset, const OptionChoices &options)
{
    InducementShop shop;
    shop.options = options;
    shop.underdogIsPaid = false;
    shop.banned.emplace_back(u"special-play-cards"_s);
    ShopSide &side = shop.sides[theTeam];
    side.team = SharedValue(team);
    side.teamValue = teamValue(team, ruleset);
    side.transferred = std::max(0, goldLeft(team, ruleset));
    return shop;
}

Result<InducementShop> buyForGood(const Team &team, const std::vector<Purchase> &wanted,
                                  const Ruleset &ruleset, const OptionChoices &options)
{
    InducementShop shop = shopForGood(team, ruleset, options);
    if (!wanted.empty() && !mayBuyForGood(options, ruleset))
        return Error{ErrorCode::NotForGood,
                     ForGoodWords::tr("By the rules of this league nothing is bought for good."),
                     {}};
    for (Purchase each : wanted) {
        const QString name = localized(purchaseName(each, team, ruleset));
        const auto named = [&name](const Error &error) {
            return Error{error.code,
                         name.isEmpty() ? error.message : u"%1: %2"_s.arg(name, error.message),
                         error.detail};
        };
        if (const auto refused = whyNotForSale(shop, theTeam, each, ruleset))
            return named(*refused);
        const auto price = inducementPrice(shop, theTeam, each, ruleset);
        if (!price)
            return named(
                {ErrorCode::NoPrice, ForGoodWords::tr("It has no price in this edition."), {}});
        const int left = shopGoldLeft(shop, theTeam, ruleset);
        if (*price > left)
            return named(
                {ErrorCode::TooExpensive,
                 ForGoodWords::tr("That costs %1 gold pieces; %2 are left of building the team.")
                     .arg(goldText(*price), goldText(left)),
                 {}});
        each.price = *price;
        shop.sides[theTeam].purchases.push_back(std::move(each));
    }
    return shop;
}

Team withBought(Team team, const std::vector<Purchase> &bought)
{
    for (const Purchase &each : team.inducements)
        team.treasury += each.price;
    for (const Purchase &each : bought)
        team.treasury -= each.price;
    team.inducements = bought;
    return team;
}

bool followsBought(const Team &team, const std::vector<Purchase> &bought)
{
    return team.founded && team.inducements != bought && withBought(team, bought).treasury >= 0;
}

} // namespace dugout
