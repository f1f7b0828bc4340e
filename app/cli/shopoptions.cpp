// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shopoptions.h"

#include "core/shop/purchaseid.h"
#include "core/shop/shopturns.h"

#include <QRegularExpression>

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

/// "bribes", "bribes*2", "mercenaries/blitzer+dodge" or, where the book has the price,
/// "wizard=90000".
Result<std::vector<Purchase>> purchasesFrom(const QString &item, const Ruleset &ruleset)
{
    static const QRegularExpression shape(
        u"^([a-z0-9/-]+)(?:\\*([1-9]\\d?))?(?:\\+([a-z0-9-]+))?(?:=(\\d{1,8}))?$"_s);
    const auto match = shape.match(item.trimmed());
    if (!match.hasMatch())
        return Error{ErrorCode::BadPurchase,
                     ShopOptions::tr("\"%1\" names nothing that can be bought.").arg(item),
                     {}};
    Purchase wanted = purchaseFromId(match.captured(1), ruleset);
    wanted.skill = SkillId(match.captured(3));
    wanted.price = match.captured(4).toInt();
    const int count = match.captured(2).isEmpty() ? 1 : match.captured(2).toInt();
    return std::vector<Purchase>(static_cast<size_t>(count), wanted);
}

Result<InducementShop> buyAll(InducementShop shop, size_t side, const QString &list,
                              const Ruleset &ruleset)
{
    for (const QString &item : list.split(u',', Qt::SkipEmptyParts)) {
        const auto wanted = purchasesFrom(item, ruleset);
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

Result<std::vector<Purchase>> purchasesFromList(const QString &list, const Ruleset &ruleset)
{
    std::vector<Purchase> all;
    for (const QString &item : list.split(u',', Qt::SkipEmptyParts)) {
        const auto wanted = purchasesFrom(item, ruleset);
        if (!wanted)
            return wanted.error();
        all.insert(all.end(), wanted->begin(), wanted->end());
    }
    return all;
}

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
