// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/actoptions.h"
#include "app/cli/league/leaguecommands.h"
#include "core/shop/purchaseid.h"
#include "core/shop/shopoutcome.h"
#include "core/text/goldtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueMemberCommand
{
    Q_DECLARE_TR_FUNCTIONS(LeagueMemberCommand)
};

void addMemberArguments(CliParser &parser)
{
    addLeagueArgument(parser);
    parser.addArgument(u"TEAM"_s,
                       LeagueMemberCommand::tr("The name or id of a team of the league."));
}

QJsonObject offerObject(const ShopOffer &offer, int gold)
{
    QJsonObject object{{u"id"_s, purchaseId(offer.purchase)},
                       {u"name"_s, localized(offer.name)},
                       {u"price"_s, offer.purchase.price},
                       {u"affordable"_s, !offer.refusal && offer.purchase.price <= gold}};
    if (offer.refusal)
        object.insert(u"refusal"_s, offer.refusal->message);
    return object;
}

/// What a team has bought for good, what it has left for more, and what that could be.
int showShop(const LeagueAtHand &hand, const EntrantId &team, CliContext &context)
{
    const auto shop = hand.club.leagues().shopOf(hand.league(), team);
    if (!shop)
        return context.refuse(shop.error());
    const auto ruleset = hand.club->library().load(hand.league().currentRules().ruleset.text());
    if (!ruleset)
        return context.refuse(ruleset.error());
    const ShopSide &side = shop->sides.front();
    const int gold = shopGoldLeft(*shop, 0, **ruleset);
    const auto offers = shopOffers(*shop, 0, **ruleset);
    if (context.json) {
        QJsonArray all;
        for (const ShopOffer &each : offers)
            all.append(offerObject(each, gold));
        context.printJson(QJsonDocument(
            QJsonObject{{u"team"_s, teamName(hand.league(), team)},
                        {u"gold"_s, gold},
                        {u"inducements"_s, purchasesArray(hand.league(), team, ruleset->get())},
                        {u"offers"_s, all}}));
        return exitstatus::done;
    }
    const QString bought
        = purchasesText(side.purchases, side.team->roster, ruleset->get(), context.language);
    context.out
        << LeagueMemberCommand::tr("In every match: %1").arg(bought.isEmpty() ? u"–"_s : bought)
        << '\n'
        << LeagueMemberCommand::tr("Gold left: %1").arg(goldText(gold)) << '\n';
    for (const ShopOffer &each : offers) {
        if (!each.refusal && each.purchase.price <= gold)
            context.out << "  " << purchaseId(each.purchase) << "  " << localized(each.name) << "  "
                        << goldText(each.purchase.price) << '\n';
    }
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace

QJsonArray purchasesArray(const League &league, const EntrantId &team, const Ruleset *ruleset)
{
    const LeagueTeam *member = league.team(team);
    QJsonArray list;
    for (const Purchase &each : member ? member->inducements : std::vector<Purchase>()) {
        QJsonObject object{
            {u"id"_s, purchaseId(each)},
            {u"name"_s, purchasesText({each}, member->roster, ruleset, currentLanguage())},
            {u"price"_s, each.price}};
        if (!each.skill.isEmpty())
            object.insert(u"skill"_s, each.skill.text());
        list.append(object);
    }
    return list;
}

int runLeagueInducements(const QStringList &arguments, CliContext &context)
{
    CliParser parser(u"league inducements"_s,
                     LeagueMemberCommand::tr(
                         "Shows what a team has bought for all its matches and could still buy "
                         "so, or buys it: where teams come back as registered after every match."));
    addMemberArguments(parser);
    parser.addOption({u"buy"_s},
                     LeagueMemberCommand::tr("All that it is to have, such as "
                                             "bribes*2,star-players/ID,mercenaries/POSITION+SKILL; "
                                             "what it had before is given back."),
                     u"LIST"_s);
    parser.addOption({u"none"_s}, LeagueMemberCommand::tr("It gives everything back."));
    addReasonOption(parser);
    auto hand = openedLeague(parser, arguments, context);
    if (!hand)
        return hand.status();
    const auto team = teamNamed(hand->league(), parser.positional().at(1));
    if (!team)
        return context.refuse(team.error());
    if (!parser.isSet(u"buy"_s) && !parser.isSet(u"none"_s))
        return showShop(*hand, *team, context);
    const QStringList wanted = parser.value(u"buy"_s).split(u',', Qt::SkipEmptyParts);
    const auto status = doActs(
        *hand, parser, {{BuyForGood{*team, wanted}, parser.value(u"reason"_s).trimmed()}}, context);
    return status ? *status : endWithLeague(hand->open, context);
}

} // namespace dugout
