// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/purchaseid.h"
#include "core/shop/shopoutcome.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

class TestInducementShop final : public QObject
{
    Q_OBJECT

private slots:
    void differenceOfTheBook();
    void pettyCashCounts();
    void treasuryDoesNotCountIn2016();
    void prices_data();
    void prices();
    void limits_data();
    void limits();
    void barredTeams();
    void mercenaryOfTheBook();
    void mercenariesFillAbsences();
    void sixteenForAMatch();
    void sameStarForBoth();
    void pairsTakeTwoPlaces();
    void famousStaffShareALimit();
    void optionsAndBans();
    void decks();
    void lrb4PricesFromTheBook();
    void starsWithoutAPriceAreNotForHire();
    void rosteredStarLeavesRoomForOne();
    void offersCoverEverything();
};

namespace {

Team founded(const Ruleset &ruleset, const QString &roster, const QString &lineman, int players,
             int treasury)
{
    Team team = testTeam(ruleset, roster, {{lineman, players}});
    team.founded = true;
    team.treasury = treasury;
    return team;
}

Purchase plain(const char *inducement)
{
    return {InducementId(QString::fromLatin1(inducement)), {}, {}, {}, {}, 0};
}

Purchase star(const char *id)
{
    Purchase wanted = plain("star-players");
    wanted.star = StarId(QString::fromLatin1(id));
    return wanted;
}

Purchase mercenary(const char *position, const char *skill = "")
{
    Purchase wanted = plain("mercenaries");
    wanted.position = PositionId(QString::fromLatin1(position));
    wanted.skill = SkillId(QString::fromLatin1(skill));
    return wanted;
}

/// A rich first side against anybody.
InducementShop richShop(const Ruleset &ruleset, const QString &roster, const QString &lineman,
                        const OptionChoices &options = {})
{
    InducementShop shop
        = openShop(founded(ruleset, roster, lineman, 11, 5'000'000),
                   founded(ruleset, u"orc"_s, u"lineman"_s, 11, 5'000'000), ruleset, options);
    shop = must(transferGold(shop, 0, 3'000'000));
    return must(transferGold(shop, 1, 3'000'000));
}

QString refusal(const InducementShop &shop, const Purchase &wanted, const Ruleset &ruleset)
{
    const auto refused = whyNotForSale(shop, 0, wanted, ruleset);
    return refused ? errorWord(refused->code) : QString();
}

} // namespace

void TestInducementShop::differenceOfTheBook()
{
    // 1,000,000 against 1,250,000: the weaker side may spend 250,000.
    for (const QString &id : {u"crp"_s, u"bb2016"_s, u"lrb5"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        InducementShop shop = openShop(founded(ruleset, u"human"_s, u"lineman"_s, 11, 0),
                                       founded(ruleset, u"orc"_s, u"lineman"_s, 11, 0), ruleset);
        shop.sides[0].teamValue = 1'000'000;
        shop.sides[1].teamValue = 1'250'000;
        QCOMPARE(underdogGold(shop, 0, ruleset), 250'000);
        QCOMPARE(underdogGold(shop, 1, ruleset), 0);
        QCOMPARE(firstBuyer(shop, ruleset), size_t(1));
        shop = must(purchase(shop, 0, plain("bribes"), ruleset));
        shop = must(purchase(shop, 0, plain("bribes"), ruleset));
        QCOMPARE(shopGoldLeft(shop, 0, ruleset), 50'000);
        QCOMPARE(purchase(shop, 0, plain("bribes"), ruleset).error().code, ErrorCode::TooExpensive);
        shop = must(withdraw(shop, 0, 0));
        QCOMPARE(shopGoldLeft(shop, 0, ruleset), 150'000);
        QCOMPARE(closeShop(shop, ruleset, Language::English)[0].treasury, 0); // nothing is kept
    }
}

void TestInducementShop::pettyCashCounts()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = openShop(founded(crp, u"human"_s, u"lineman"_s, 11, 100'000),
                                   founded(crp, u"human"_s, u"lineman"_s, 11, 200'000), crp);
    QVERIFY(!transferGold(shop, 0, 110'000));
    shop = must(transferGold(shop, 1, 150'000));
    QCOMPARE(matchValue(shop, 1, crp), 700'000);
    QCOMPARE(underdogGold(shop, 0, crp), 150'000);
    shop = must(transferGold(shop, 0, 50'000));
    QCOMPARE(underdogGold(shop, 0, crp), 100'000);
    QCOMPARE(shopGoldLeft(shop, 0, crp), 150'000);
    shop = must(purchase(shop, 0, plain("extra-team-training"), crp));
    QCOMPARE(spentOwnGold(shop, 0, crp), 0); // what was given is spent first
    shop = must(purchase(shop, 0, plain("bloodweiser-babes"), crp));
    const auto outcome = closeShop(shop, crp, Language::English);
    QCOMPARE(outcome[0].treasury, 50'000);
    QCOMPARE(outcome[1].treasury, 200'000); // unspent petty cash comes back
}

void TestInducementShop::treasuryDoesNotCountIn2016()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    InducementShop shop = openShop(founded(bb, u"human"_s, u"lineman"_s, 11, 100'000),
                                   founded(bb, u"human"_s, u"lineman"_s, 11, 200'000), bb);
    shop = must(transferGold(shop, 1, 150'000));
    QCOMPARE(matchValue(shop, 1, bb), 550'000);
    QCOMPARE(underdogGold(shop, 0, bb), 0);
    QCOMPARE(shopMoney(bb).visitorGold, 50'000);
    shop.sides[0].gift = 50'000;
    shop = must(purchase(shop, 0, plain("bloodweiser-babes"), bb));
    QCOMPARE(closeShop(shop, bb, Language::English)[0].treasury, 100'000);
}

void TestInducementShop::prices_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<QString>("lineman");
    QTest::addColumn<QString>("inducement");
    QTest::addColumn<int>("price");
    QTest::newRow("bribe") << u"human"_s << u"lineman"_s << u"bribes"_s << 100'000;
    QTest::newRow("goblin bribe") << u"goblin"_s << u"goblin"_s << u"bribes"_s << 50'000;
    QTest::newRow("chef") << u"human"_s << u"lineman"_s << u"halfling-master-chef"_s << 300'000;
    QTest::newRow("halfling chef")
        << u"halfling"_s << u"halfling"_s << u"halfling-master-chef"_s << 100'000;
    QTest::newRow("igor") << u"undead"_s << u"zombie"_s << u"igor"_s << 100'000;
    QTest::newRow("babes") << u"orc"_s << u"lineman"_s << u"bloodweiser-babes"_s << 50'000;
}

void TestInducementShop::prices()
{
    QFETCH(QString, roster);
    QFETCH(QString, lineman);
    QFETCH(QString, inducement);
    QFETCH(int, price);
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        InducementShop shop = richShop(ruleset, roster, lineman);
        shop = must(purchase(shop, 0, plain(qPrintable(inducement)), ruleset));
        QCOMPARE(spentGold(shop, 0), price);
    }
}

void TestInducementShop::limits_data()
{
    QTest::addColumn<QString>("inducement");
    QTest::addColumn<int>("limit");
    QTest::newRow("babes") << u"bloodweiser-babes"_s << 2;
    QTest::newRow("bribes") << u"bribes"_s << 3;
    QTest::newRow("training") << u"extra-team-training"_s << 4;
    QTest::newRow("chef") << u"halfling-master-chef"_s << 1;
    QTest::newRow("apothecaries") << u"wandering-apothecary"_s << 2;
}

void TestInducementShop::limits()
{
    QFETCH(QString, inducement);
    QFETCH(int, limit);
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = richShop(crp, u"human"_s, u"lineman"_s);
    const Purchase wanted = plain(qPrintable(inducement));
    for (int i = 0; i < limit; ++i)
        shop = must(purchase(shop, 0, wanted, crp));
    QCOMPARE(refusal(shop, wanted, crp), u"inducement-limit"_s);
    QCOMPARE(closeShop(shop, crp, Language::English)[0].inducements.at(wanted.inducement), limit);
}

void TestInducementShop::barredTeams()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    QCOMPARE(refusal(richShop(crp, u"human"_s, u"lineman"_s), plain("igor"), crp),
             u"not-for-this-team"_s);
    QCOMPARE(refusal(richShop(crp, u"undead"_s, u"zombie"_s), plain("wandering-apothecary"), crp),
             u"not-for-this-team"_s);
    QCOMPARE(refusal(richShop(crp, u"human"_s, u"lineman"_s), star("headsplitter"), crp),
             u"star-refuses"_s);
    QCOMPARE(refusal(richShop(crp, u"human"_s, u"lineman"_s), star("nobody"), crp),
             u"no-such-star"_s);
    QCOMPARE(refusal(richShop(crp, u"human"_s, u"lineman"_s),
                     purchaseFromId(u"star-players/nobody"_s, crp), crp),
             u"no-such-star"_s);
    QCOMPARE(refusal(richShop(crp, u"human"_s, u"lineman"_s), plain("star-players"), crp),
             u"say-which"_s);
}

void TestInducementShop::mercenaryOfTheBook()
{
    // A human lineman costs 80,000 as a mercenary, 130,000 with Tackle.
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        const InducementShop shop = richShop(ruleset, u"human"_s, u"lineman"_s);
        QCOMPARE(inducementPrice(shop, 0, mercenary("lineman"), ruleset), std::optional(80'000));
        QCOMPARE(inducementPrice(shop, 0, mercenary("lineman", "tackle"), ruleset),
                 std::optional(130'000));
        QCOMPARE(refusal(shop, mercenary("lineman", "dodge"), ruleset), u"skill-not-allowed"_s);
        const auto bought = must(purchase(shop, 0, mercenary("lineman", "tackle"), ruleset));
        const Player hired = closeShop(bought, ruleset, Language::English)[0].players.front();
        const std::vector expected{SkillId(u"loner"_s), SkillId(u"tackle"_s)};
        QCOMPARE(skillsOf(hired, *shop.sides[0].team, ruleset), expected);
    }
}

void TestInducementShop::mercenariesFillAbsences()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    Team team = testTeam(crp, u"human"_s, {{u"lineman"_s, 9}, {u"thrower"_s, 2}});
    team.founded = true;
    team.treasury = 900'000;
    InducementShop shop = openShop(team, team, crp);
    shop = must(transferGold(shop, 0, 900'000));
    QCOMPARE(refusal(shop, mercenary("thrower"), crp), u"position-full"_s);
    team.players.back().missesNextMatch = true;
    shop.sides[0].team = SharedValue(team);
    shop = must(purchase(shop, 0, mercenary("thrower"), crp));
    QCOMPARE(refusal(shop, mercenary("thrower"), crp), u"position-full"_s);
}

void TestInducementShop::sixteenForAMatch()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = richShop(crp, u"human"_s, u"lineman"_s);
    for (int i = 0; i < 4; ++i)
        shop = must(purchase(shop, 0, mercenary("lineman"), crp));
    shop = must(purchase(shop, 0, star("griff-oberwald"), crp));
    QCOMPARE(refusal(shop, mercenary("lineman"), crp), u"team-full"_s);
    QCOMPARE(refusal(shop, star("mighty-zug"), crp), u"team-full"_s);
}

void TestInducementShop::sameStarForBoth()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = richShop(crp, u"human"_s, u"lineman"_s);
    shop = must(purchase(shop, 0, star("morg-n-thorg"), crp));
    QCOMPARE(refusal(shop, star("morg-n-thorg"), crp), u"star-taken"_s);
    shop = must(purchase(shop, 1, star("morg-n-thorg"), crp));
    shop = must(purchase(shop, 1, plain("bribes"), crp));
    const auto outcome = closeShop(shop, crp, Language::English);
    for (size_t side = 0; side < 2; ++side) {
        QVERIFY(outcome[side].players.empty());
        QCOMPARE(outcome[side].lost.size(), size_t(1));
    }
    QCOMPARE(outcome[0].treasury, 5'000'000 - 430'000); // and both have paid
    QCOMPARE(outcome[1].treasury, 5'000'000 - 530'000);
    QCOMPARE(outcome[1].inducements.at(InducementId(u"bribes"_s)), 1);
}

void TestInducementShop::pairsTakeTwoPlaces()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop shop = richShop(crp, u"ogre"_s, u"snotling"_s);
    for (int i = 0; i < 4; ++i)
        shop = must(purchase(shop, 0, mercenary("snotling"), crp));
    QCOMPARE(refusal(shop, star("brick-farth-and-grotty"), crp), u"team-full"_s);
    shop = must(withdraw(shop, 0, 0));
    shop = must(purchase(shop, 0, star("brick-farth-and-grotty"), crp));
    QCOMPARE(shop.sides[0].purchases.back().price, 290'000);
    QCOMPARE(closeShop(shop, crp, Language::English)[0].players.size(), size_t(5));
}

void TestInducementShop::famousStaffShareALimit()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    InducementShop shop = richShop(bb, u"underworld"_s, u"underworld-goblin"_s);
    shop = must(purchase(shop, 0, plain("horatio-x-scottenheim"), bb));
    shop = must(purchase(shop, 0, plain("fink-da-fixer"), bb));
    QCOMPARE(refusal(shop, plain("krot-shockwhisker"), bb), u"inducement-limit"_s);
    shop = must(purchase(shop, 1, plain("fink-da-fixer"), bb));
    const auto outcome = closeShop(shop, bb, Language::English);
    QCOMPARE(outcome[0].inducements.size(), size_t(1));
    QCOMPARE(outcome[0].lost.size(), size_t(1));
    QVERIFY(outcome[1].inducements.empty());
}

void TestInducementShop::optionsAndBans()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const OptionChoices noStars{{OptionId(u"ban-star-players"_s), true},
                                {OptionId(u"ban-wizards"_s), true}};
    InducementShop shop = richShop(crp, u"human"_s, u"lineman"_s, noStars);
    QCOMPARE(refusal(shop, star("griff-oberwald"), crp), u"not-in-use"_s);
    QCOMPARE(refusal(shop, plain("wizard"), crp), u"not-in-use"_s);
    shop.banned = {InducementId(u"bribes"_s)};
    QCOMPARE(refusal(shop, plain("bribes"), crp), u"not-in-use"_s);
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    QCOMPARE(refusal(richShop(bb, u"human"_s, u"lineman"_s), plain("wizard"), bb), u"not-in-use"_s);
    const OptionChoices wizard{{OptionId(u"wizard-inducement"_s), true}};
    QCOMPARE(refusal(richShop(bb, u"human"_s, u"lineman"_s, wizard), plain("wizard"), bb),
             QString());
}

void TestInducementShop::decks()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    InducementShop shop = richShop(bb, u"human"_s, u"lineman"_s);
    Purchase card = plain("special-play-cards");
    card.deck = DeckId(u"miscellaneous-mayhem-2016"_s);
    for (int i = 0; i < 5; ++i)
        shop = must(purchase(shop, 0, card, bb));
    QCOMPARE(spentGold(shop, 0), 1'000'000);
    QCOMPARE(refusal(shop, card, bb), u"inducement-limit"_s);
    QCOMPARE(closeShop(shop, bb, Language::English)[0].draws.at(card.deck), 5);
    card.deck = DeckId(u"desperate-measures"_s); // of the older game, which is off
    const InducementShop newer = richShop(bb, u"human"_s, u"lineman"_s);
    QCOMPARE(refusal(newer, card, bb), u"no-such-deck"_s);
    const QString sentence = whyNotForSale(newer, 0, card, bb)->message;
    QVERIFY2(sentence.contains(u"Desperate Measures"_s), qPrintable(sentence)); // never its id
    const Ruleset &crp = testRuleset(u"crp"_s);
    QCOMPARE(refusal(richShop(crp, u"human"_s, u"lineman"_s), card, crp), u"not-in-use"_s);
    const OptionChoices cards{{OptionId(u"special-play-cards"_s), u"with-inducements"_s}};
    const InducementShop open = richShop(crp, u"human"_s, u"lineman"_s, cards);
    QCOMPARE(inducementPrice(open, 0, card, crp), std::optional(400'000));
    QCOMPARE(refusal(open, card, crp), QString());
}

void TestInducementShop::lrb4PricesFromTheBook()
{
    const Ruleset &lrb4 = testRuleset(u"lrb4"_s);
    InducementShop shop = openShop(founded(lrb4, u"human"_s, u"lineman"_s, 11, 100'000),
                                   founded(lrb4, u"orc"_s, u"lineman"_s, 15, 0), lrb4);
    QCOMPARE(underdogGold(shop, 0, lrb4), 0); // the handicap table does that
    shop = must(transferGold(shop, 0, 100'000));
    Purchase wizard = plain("wizard");
    QVERIFY(!inducementPrice(shop, 0, wizard, lrb4));
    wizard.price = 90'000;
    shop = must(purchase(shop, 0, wizard, lrb4));
    QCOMPARE(shopGoldLeft(shop, 0, lrb4), 10'000);
}

/// The two rivals come by themselves or not at all.
void TestInducementShop::starsWithoutAPriceAreNotForHire()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    const InducementShop shop = richShop(bb, u"human"_s, u"lineman"_s);
    QCOMPARE(refusal(shop, star("the-white-dwarf"), bb), u"star-refuses"_s);
    for (const ShopOffer &offer : shopOffers(shop, 0, bb))
        QVERIFY(offer.purchase.star.text() != u"the-white-dwarf"_s);
}

void TestInducementShop::rosteredStarLeavesRoomForOne()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    InducementShop shop = richShop(bb, u"human"_s, u"lineman"_s);
    shop.sides[0].team = SharedValue(
        must(hireStar(*shop.sides[0].team, bb, StarId(u"griff-oberwald"_s), Payment::Free)));
    QCOMPARE(refusal(shop, star("griff-oberwald"), bb), u"star-taken"_s);
    shop = must(purchase(shop, 0, star("mighty-zug"), bb));
    QCOMPARE(refusal(shop, star("helmut-wulf"), bb), u"inducement-limit"_s);
}

void TestInducementShop::offersCoverEverything()
{
    for (const QString &id : footballRulesets()) {
        const Ruleset &ruleset = testRuleset(id);
        const InducementShop shop = richShop(ruleset, u"human"_s, u"lineman"_s);
        for (const ShopOffer &offer : shopOffers(shop, 0, ruleset)) {
            QVERIFY(offer.name.isComplete());
            QVERIFY(offer.isByBook || offer.purchase.price >= 0);
            if (!offer.refusal)
                QVERIFY(purchase(shop, 0, offer.purchase, ruleset));
            else
                QVERIFY(!offer.refusal->message.isEmpty());
        }
    }
}

QTEST_GUILESS_MAIN(TestInducementShop)
#include "tst_inducementshop.moc"
