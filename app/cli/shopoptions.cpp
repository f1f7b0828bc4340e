// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shopoptions.h"

#include "core/shop/purchaseid.h"
#include "core/shop/shopturns.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct ShopOptions
{
    Q_DECLARE_TR_FUNCTIONS(ShopOptions)
};

struct SideOptions
{
    QString inducements;
    QString treasury;
};

SideOptions optionsOf(size_t side)
{
    if (side == 0)
        return {u"inducements"_s, u"treasury"_s};
    return {u"opponent-inducements"_s, u"opponent-treasury"_s};
}

Result<InducementShop> buyAll(InducementShop shop, size_t side, const QString &list,
                              const Ruleset &ruleset)
{
    for (const QString &item : list.split(u',', Qt::SkipEmptyParts)) {
        const auto wanted = purchasesNamed({item}, ruleset);
        if (!wanted)
            return wanted.error();
        for (const Purchase &each : *wanted) {
            auto bought = purchase(std::move(shop), side, each, ruleset);
            if (!bought)
                return Error{bought.error().code, item.trimmed() + u": "_s + bought.error().message,
                             bought.error().detail};
            shop = *std::move(bought);
        }
    }
    return shop;
}

} // namespace

void addShopOptions(CliParser &parser)
{
    parser.addOption({u"inducements"_s},
                     ShopOptions::tr("What the team buys for the match against --opponent, such as "
                                     "bribes*2,star-players/ID,mercenaries/POSITION+SKILL."),
                     u"LIST"_s);
    parser.addOption({u"treasury"_s}, ShopOptions::tr("Own gold the team brings into the shop."),
                     u"GOLD"_s);
    parser.addOption({u"opponent-inducements"_s}, ShopOptions::tr("The same for the other team."),
                     u"LIST"_s);
    parser.addOption({u"opponent-treasury"_s}, ShopOptions::tr("Own gold the other team brings."),
                     u"GOLD"_s);
}

bool hasShopOptions(const CliParser &parser)
{
    for (const size_t side : {size_t(0), size_t(1)}) {
        const SideOptions names = optionsOf(side);
        if (parser.isSet(names.inducements) || parser.isSet(names.treasury))
            return true;
    }
    return false;
}

Result<InducementShop> shopFromOptions(const CliParser &parser, const OpenTeam &home,
                                       const OpenTeam &away)
{
    if (home.team.ruleset != away.team.ruleset)
        return Error{ErrorCode::OtherEdition,
                     ShopOptions::tr("Both teams must play the same edition to buy inducements."),
                     {}};
    const Ruleset &ruleset = *home.ruleset;
    InducementShop shop = openShop(home.team, away.team, ruleset, home.team.options);
    for (const ShopTurn &turn : shopTurns(shop, ruleset)) {
        if (turn.kind != ShopTurnKind::Treasury)
            continue;
        auto moved
            = transferGold(shop, turn.side, parser.value(optionsOf(turn.side).treasury).toInt());
        if (!moved)
            return moved;
        shop = *std::move(moved);
    }
    for (const ShopTurn &turn : shopTurns(shop, ruleset)) {
        if (turn.kind != ShopTurnKind::Buying)
            continue;
        auto bought = buyAll(std::move(shop), turn.side,
                             parser.value(optionsOf(turn.side).inducements), ruleset);
        if (!bought)
            return bought;
        shop = *std::move(bought);
    }
    return shop;
}

} // namespace dugout
