// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/shop/carddraw.h"
#include "core/shop/purchaseid.h"
#include "core/shop/shopturns.h"
#include "core/team/improvement.h"
#include "tests/support/scripteddice.h"
#include "tests/support/teambuilder.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The order of the inducement shop, the names of purchases and the dealing of cards.
class TestShopTurns final : public QObject
{
    Q_OBJECT

private slots:
    void order_data();
    void order();
    void goldMayChangeWhoBuysFirst();
    void equalTeamsRollWhereTheEditionSaysSo();
    void everyOfferHasANameOfItsOwn();
    void everyMercenarySkillCanBeBought();
    void cardsAreDealtOnce();
};

namespace {

Team worth(const Ruleset &ruleset, const QString &id, int treasury)
{
    Team team = testTeam(ruleset, u"human"_s, {{u"lineman"_s, 11}});
    team.id = TeamId(id);
    team.founded = true;
    team.treasury = treasury;
    return team;
}

InducementShop shopOf(const Ruleset &ruleset, int firstValue, int firstGold, int secondValue,
                      int secondGold)
{
    InducementShop shop
        = openShop(worth(ruleset, u"a"_s, firstGold), worth(ruleset, u"b"_s, secondGold), ruleset);
    shop.sides[0].teamValue = firstValue;
    shop.sides[1].teamValue = secondValue;
    return shop;
}

QString written(const std::vector<ShopTurn> &turns)
{
    QStringList words;
    for (const ShopTurn &turn : turns)
        words.append((turn.kind == ShopTurnKind::Treasury ? u"gold "_s : u"buy "_s)
                     + QString::number(turn.side));
    return words.join(u", "_s);
}

} // namespace

void TestShopTurns::order_data()
{
    QTest::addColumn<int>("firstValue");
    QTest::addColumn<int>("firstGold");
    QTest::addColumn<int>("secondValue");
    QTest::addColumn<int>("secondGold");
    QTest::addColumn<QString>("turns");
    QTest::newRow("first is worth more")
        << 1'200'000 << 50'000 << 1'000'000 << 60'000 << u"gold 0, gold 1, buy 0, buy 1"_s;
    QTest::newRow("second is worth more")
        << 1'000'000 << 50'000 << 1'200'000 << 60'000 << u"gold 1, gold 0, buy 1, buy 0"_s;
    QTest::newRow("who has nothing is not asked")
        << 1'000'000 << 0 << 1'200'000 << 60'000 << u"gold 1, buy 1, buy 0"_s;
    QTest::newRow("no gold at all") << 1'000'000 << 0 << 900'000 << 0 << u"buy 0, buy 1"_s;
}

void TestShopTurns::order()
{
    QFETCH(int, firstValue);
    QFETCH(int, firstGold);
    QFETCH(int, secondValue);
    QFETCH(int, secondGold);
    for (const QString &id : {u"lrb5"_s, u"crp"_s, u"bb2016"_s}) {
        const Ruleset &ruleset = testRuleset(id);
        QTEST(written(shopTurns(shopOf(ruleset, firstValue, firstGold, secondValue, secondGold),
                                ruleset)),
              "turns");
    }
}

void TestShopTurns::goldMayChangeWhoBuysFirst()
{
    const Ruleset &crp = testRuleset(u"crp"_s);
    const InducementShop shop
        = must(transferGold(shopOf(crp, 1'000'000, 0, 950'000, 100'000), 1, 100'000));
    QCOMPARE(written(shopTurns(shop, crp)), u"gold 1, buy 1, buy 0"_s);
    const Ruleset &bb = testRuleset(u"bb2016"_s); // own gold adds nothing to the value there
    const InducementShop newer
        = must(transferGold(shopOf(bb, 1'000'000, 0, 950'000, 100'000), 1, 100'000));
    QCOMPARE(written(shopTurns(newer, bb)), u"gold 1, buy 0, buy 1"_s);
}

void TestShopTurns::equalTeamsRollWhereTheEditionSaysSo()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    InducementShop shop = shopOf(bb, 1'000'000, 90'000, 1'000'000, 90'000);
    QVERIFY(!isBuyingOrderRolled(shop, bb)); // nobody has brought any gold yet
    shop = must(transferGold(must(transferGold(shop, 0, 50'000)), 1, 90'000));
    QVERIFY(isBuyingOrderRolled(shop, bb));
    QCOMPARE(written(shopTurns(shop, bb, 1)), u"gold 0, gold 1, buy 1, buy 0"_s);
    shop = must(purchase(shop, 1, purchaseFromId(u"bloodweiser-babes"_s, bb), bb));
    QVERIFY(isBuyingOrderRolled(shop, bb)); // the order stands while they buy
    const Ruleset &crp = testRuleset(u"crp"_s);
    InducementShop older = shopOf(crp, 1'000'000, 90'000, 1'000'000, 90'000);
    older = must(transferGold(must(transferGold(older, 0, 90'000)), 1, 90'000));
    QVERIFY(!isBuyingOrderRolled(older, crp));
    QCOMPARE(written(shopTurns(older, crp, 1)), u"gold 0, gold 1, buy 0, buy 1"_s);
}

void TestShopTurns::everyOfferHasANameOfItsOwn()
{
    for (const QString &id : footballRulesets()) {
        const Ruleset &ruleset = testRuleset(id);
        for (const Roster &roster : ruleset.rosters()) {
            InducementShop shop = shopOf(ruleset, 1'000'000, 0, 1'000'000, 0);
            Team ofTheRoster = *shop.sides[0].team;
            ofTheRoster.roster = roster.id;
            shop.sides[0].team = SharedValue(ofTheRoster);
            QStringList names;
            for (const ShopOffer &offer : shopOffers(shop, 0, ruleset)) {
                Purchase bare = offer.purchase;
                bare.price = 0;
                const QString name = purchaseId(offer.purchase);
                QVERIFY2(!names.contains(name), qPrintable(name));
                names.append(name);
                QCOMPARE(purchaseFromId(name, ruleset), bare);
                for (const Language language : allLanguages)
                    QVERIFY(
                        !purchaseName(bare, *shop.sides[0].team, ruleset).in(language).isEmpty());
            }
        }
    }
}

void TestShopTurns::everyMercenarySkillCanBeBought()
{
    for (const QString &id : footballRulesets()) {
        const Ruleset &ruleset = testRuleset(id);
        for (const Roster &roster : ruleset.rosters()) {
            Team team = worth(ruleset, u"a"_s, 0);
            team.roster = roster.id;
            for (const Position &position : roster.positions) {
                const auto choices = mercenarySkillChoices(team, ruleset, position.id);
                for (const Skill &skill : ruleset.skills()) {
                    const bool offered
                        = std::find(choices.begin(), choices.end(), skill.id) != choices.end();
                    QCOMPARE(makeMercenary(team, ruleset, position.id, skill.id).has_value(),
                             offered);
                }
            }
        }
    }
}

void TestShopTurns::cardsAreDealtOnce()
{
    const Ruleset &bb = testRuleset(u"bb2016"_s);
    std::array<ShopOutcome, 2> outcomes;
    const Deck &deck = *bb.decks().find(DeckId(u"dirty-tricks-2016"_s));
    outcomes[0].draws[deck.id] = 2;
    outcomes[1].draws[deck.id] = 2;
    ScriptedDice first({1, 1, 1, 1}); // always the uppermost of what is left
    const DealtCards dealt = dealCards(outcomes, bb, first);
    QCOMPARE(dealt[0], (std::vector{deck.cards[0].id, deck.cards[1].id}));
    QCOMPARE(dealt[1], (std::vector{deck.cards[2].id, deck.cards[3].id}));
    QCOMPARE(findCard(dealt[1][1], bb)->name, deck.cards[3].name);
    QVERIFY(!findCard(CardId(u"no-such-card"_s), bb));
    outcomes[0].draws[deck.id] = 1'000; // never more than there are
    SeededRandomSource dice(1);
    QCOMPARE(dealCards(outcomes, bb, dice)[0].size(), deck.cards.size());
}

QTEST_GUILESS_MAIN(TestShopTurns)
#include "tst_shopturns.moc"
