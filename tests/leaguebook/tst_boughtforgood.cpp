// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/teamfile.h"
#include "core/match/match.h"
#include "core/match/state/setupcheck.h"
#include "core/shop/boughtforgood.h"
#include "core/shop/purchaseid.h"
#include "core/shop/shopoutcome.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Help that is bought once for an event whose teams come back as registered.
class TestBoughtForGood final : public QObject
{
    Q_OBJECT

private slots:
    void isThereInEveryMatch_data();
    void isThereInEveryMatch();
    void onlyWhereTheRulesAndTheCompetitionSaySo();
    void costsWhatBuildingLeft();
    void comesWithTheRegistration();
    void staysOnceItIsPlayedWith();
    void isTakenBackAndCorrected();
    void theSameStarPlaysForNobody();
    void theCheckNamesWhatMayNotBe();
    void aRandomEventComesBackWhole_data();
    void aRandomEventComesBackWhole();
};

namespace {

OpenLeague eventOf(LeagueHouse &house, const QString &ruleset, int teams,
                   OptionChoices options = {{OptionId(u"permanent-inducements"_s), true}})
{
    LeagueRules rules;
    rules.ruleset = RulesetId(ruleset);
    rules.options = std::move(options);
    rules.budget = 1'500'000; // invented teams spend a million
    OpenLeague league
        = must(house.leagues().open(must(house.leagues().found(u"Yard Open"_s, rules))));
    house.addTeams(league, teams);
    return league;
}

CompetitionRules backAsRegistered(int legs = 1)
{
    CompetitionRules rules;
    rules.teamsDevelop = false;
    rules.phases.front().legs = legs;
    return rules;
}

Purchase helper(const char *id)
{
    Purchase wanted;
    wanted.inducement = InducementId(QString::fromLatin1(id));
    return wanted;
}

Team keptTeam(const LeagueHouse &house, const EntrantId &id)
{
    return must(house.club().teams().load(DocumentId(id.text()))).team;
}

int pricesOf(const std::vector<Purchase> &bought)
{
    int sum = 0;
    for (const Purchase &each : bought)
        sum += each.price;
    return sum;
}

QString textOf(const Journal &journal)
{
    QByteArray all;
    for (const JournalEntry &each : journal.entries)
        all += QJsonDocument(each.payload).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(all);
}

QString first(const std::vector<LeagueDifference> &found)
{
    return found.empty() ? QString() : found.front().sentence;
}

} // namespace

void TestBoughtForGood::isThereInEveryMatch_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("lrb5") << u"lrb5"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

void TestBoughtForGood::isThereInEveryMatch()
{
    QFETCH(QString, ruleset);
    LeagueHouse house;
    OpenLeague league = eventOf(house, ruleset, 2);
    const EntrantId buyer = league.league().teams[0].id;
    const int gold = league.league().teams[0].figures.treasury;
    LeagueHouse::expectAct(house.leagues().buyForGood(
        league, buyer, {helper("bloodweiser-babes"), helper("extra-team-training")}, u"dear"_s));
    const std::vector<Purchase> bought = league.league().team(buyer)->inducements;
    QCOMPARE(pricesOf(bought), 150'000);
    QCOMPARE(league.league().team(buyer)->figures.treasury, gold - 150'000);
    house.begin(league, backAsRegistered(2));
    house.drawAndPublish(league);
    const auto fixtures = LeagueHouse::open(league);
    QCOMPARE(fixtures.size(), size_t(2));
    for (const FixtureId &each : fixtures) {
        const MatchSetup setup = must(house.leagues().setupFor(league.league(), league.id(), each));
        QVERIFY(unknownOptions(setup, *must(house.stores().library.load(ruleset))).isEmpty());
        const Seat seat = setup.teams[0].id.text() == buyer.text() ? 0 : 1;
        const Team &team = setup.teams.at(static_cast<size_t>(seat));
        QCOMPARE(team.inducements, bought);
        QCOMPARE(team.treasury, gold - 150'000);
        const Match match(must(house.stores().library.load(ruleset)), setup, StepBook::ofMatch());
        QVERIFY(!match.context().hasShop());
        const MatchState state = match.start();
        QCOMPARE(state.side(seat).purchases, bought);
        QCOMPARE(state.side(seat).counters.value(u"bloodweiser-babes"_s), 1);
        QCOMPARE(state.side(seat).treasury, gold - 150'000);
        QVERIFY(state.side(1 - seat).purchases.empty());
        house.play(league, each);
        const QString played
            = textOf(must(house.store().journals().read(league.league().fixture(each)->match)));
        QVERIFY(!played.contains(u"petty-cash"));
        QVERIFY(!played.contains(u"inducements.buy"));
    }
    const auto found = must(house.leagues().check(league.id()));
    QVERIFY2(found.empty(), qPrintable(first(found)));
}

void TestBoughtForGood::onlyWhereTheRulesAndTheCompetitionSaySo()
{
    LeagueHouse house;
    OpenLeague without = eventOf(house, u"crp"_s, 1, {});
    const EntrantId one = without.league().teams[0].id;
    QCOMPARE(house.leagues().shopOf(without.league(), one).error().code, ErrorCode::NotForGood);
    QCOMPARE(house.leagues().buyForGood(without, one, {helper("bribes")}).error().code,
             ErrorCode::NotForGood);
    // Where teams develop, they buy before each match as ever.
    OpenLeague league = eventOf(house, u"crp"_s, 2);
    LeagueHouse::expectAct(house.leagues().buyForGood(league, league.league().teams[0].id,
                                                      {helper("bloodweiser-babes")}));
    house.begin(league, CompetitionRules{});
    house.drawAndPublish(league);
    const MatchSetup setup = must(
        house.leagues().setupFor(league.league(), league.id(), LeagueHouse::open(league).front()));
    QVERIFY(!setup.options.contains(boughtForGoodMark()));
    const Match match(must(house.stores().library.load(u"crp"_s)), setup, StepBook::ofMatch());
    QVERIFY(match.context().hasShop());
    QVERIFY(match.start().side(0).purchases.empty() && match.start().side(1).purchases.empty());
}

void TestBoughtForGood::costsWhatBuildingLeft()
{
    LeagueHouse house;
    OpenLeague league = eventOf(house, u"crp"_s, 1,
                                {{OptionId(u"permanent-inducements"_s), true},
                                 {OptionId(u"ban-wizards"_s), true},
                                 {OptionId(u"price-bloodweiser-babes"_s), 10'000'000},
                                 {OptionId(u"limit-extra-team-training"_s), 1}});
    const EntrantId buyer = league.league().teams[0].id;
    const auto refused = [&](const std::vector<Purchase> &wanted) {
        const auto done = house.leagues().buyForGood(league, buyer, wanted);
        return done ? QString() : errorWord(done.error().code);
    };
    QCOMPARE(refused({helper("wizard")}), u"not-in-use"_s);
    QCOMPARE(refused({helper("bloodweiser-babes")}), u"too-expensive"_s);
    const Purchase training = helper("extra-team-training");
    QCOMPARE(refused({training, training}), u"inducement-limit"_s);
    // Cards are drawn for one match.
    Purchase card = helper("special-play-cards");
    card.deck = DeckId(u"miscellaneous-mayhem"_s);
    QCOMPARE(refused({card}), u"not-in-use"_s);
    QVERIFY(league.league().team(buyer)->inducements.empty());
    QCOMPARE(refused({training}), QString());
    QCOMPARE(league.league().team(buyer)->inducements.front().price, 100'000);
}

void TestBoughtForGood::comesWithTheRegistration()
{
    LeagueHouse house;
    OpenLeague league = eventOf(house, u"crp"_s, 0);
    const TeamId id = house.newTeam(u"crp"_s);
    const Team joining = must(house.leagues().asRegistered(
        league.league(), must(house.club().teams().load(DocumentId(id.text()))).team));
    QVERIFY(joining.founded);
    QCOMPARE(
        house.leagues()
            .registerTeam(league, id, {}, {},
                          {helper("bribes"), helper("bribes"), helper("bribes"), helper("bribes")})
            .error()
            .code,
        ErrorCode::InducementLimit);
    QVERIFY(league.league().teams.empty());
    LeagueHouse::expectAct(
        house.leagues().registerTeam(league, id, u"Club"_s, {}, {helper("bloodweiser-babes")}));
    const LeagueTeam &member = league.league().teams.front();
    QCOMPARE(member.inducements.size(), size_t(1));
    QCOMPARE(member.figures.treasury, joining.treasury - 50'000);
    // The sheet is locked as it was built; the one that is kept says what was bought.
    QCOMPARE(must(teamFromJson(member.sheet.object())), joining);
    QCOMPARE(keptTeam(house, member.id).treasury, joining.treasury - 50'000);
    QCOMPARE(keptTeam(house, member.id).inducements, member.inducements);
    // One action: one undo takes all of it away.
    LeagueHouse::expectAct(league.undo());
    QVERIFY(league.league().teams.empty());
    QCOMPARE(keptTeam(house, EntrantId(id.text())), joining);
}

void TestBoughtForGood::staysOnceItIsPlayedWith()
{
    LeagueHouse house;
    OpenLeague league = eventOf(house, u"crp"_s, 2);
    const EntrantId buyer = league.league().teams[0].id;
    LeagueHouse::expectAct(
        house.leagues().buyForGood(league, buyer, {helper("bloodweiser-babes")}));
    house.begin(league, backAsRegistered());
    house.drawAndPublish(league);
    LeagueHouse::expectAct(house.leagues().buyForGood(league, buyer, {helper("bribes")}));
    house.play(league, LeagueHouse::open(league).front());
    QCOMPARE(house.leagues().buyForGood(league, buyer, {}).error().code,
             ErrorCode::InducementsInUse);
    LeagueHouse::expectAct(league.act(CompetitionEnded{LeagueHouse::competition(league).id}));
    LeagueHouse::expectAct(house.leagues().buyForGood(league, buyer, {}));
    QVERIFY(league.league().team(buyer)->inducements.empty());
}

void TestBoughtForGood::isTakenBackAndCorrected()
{
    LeagueHouse house;
    OpenLeague league = eventOf(house, u"crp"_s, 2);
    const EntrantId buyer = league.league().teams[0].id;
    const Team before = keptTeam(house, buyer);
    LeagueHouse::expectAct(
        house.leagues().buyForGood(league, buyer, {helper("bloodweiser-babes")}));
    const auto history = league.history();
    QVERIFY(history.back().line.contains(u"Bloodweiser"));
    QCOMPARE(keptTeam(house, buyer).treasury, before.treasury - 50'000);
    LeagueHouse::expectAct(league.undo());
    QCOMPARE(keptTeam(house, buyer), before);
    QCOMPARE(league.league().team(buyer)->figures.treasury, before.treasury);
    LeagueHouse::expectAct(league.redo());
    QCOMPARE(keptTeam(house, buyer).treasury, before.treasury - 50'000);
    Purchase other = helper("bribes");
    other.price = 100'000;
    LeagueHouse::expectAct(
        league.correct(history.back().group, {{InducementsBought{buyer, {other}}, u"a slip"_s}}));
    QCOMPARE(league.league().team(buyer)->inducements, std::vector{other});
    QCOMPARE(keptTeam(house, buyer).treasury, before.treasury - 100'000);
    QCOMPARE(keptTeam(house, buyer).inducements, std::vector{other});
    QCOMPARE(must(house.leagues().open(league.id())).league(), league.league());
}

/// Both have hired him, so neither may use him, and he keeps the gold.
void TestBoughtForGood::theSameStarPlaysForNobody()
{
    LeagueHouse house;
    OpenLeague league = eventOf(house, u"crp"_s, 2);
    Purchase star = helper("star-players");
    star.star = StarId(u"morg-n-thorg"_s);
    for (const size_t team : {0U, 1U}) // whatever their lists are
        LeagueHouse::expectAct(
            league.act(InducementsBought{league.league().teams[team].id, {star}}));
    house.begin(league, backAsRegistered());
    house.drawAndPublish(league);
    const MatchSetup setup = must(
        house.leagues().setupFor(league.league(), league.id(), LeagueHouse::open(league).front()));
    const MatchState state
        = Match(must(house.stores().library.load(u"crp"_s)), setup, StepBook::ofMatch()).start();
    for (const Seat seat : {0, 1}) {
        const auto &players = state.side(seat).players;
        QVERIFY(std::none_of(players.begin(), players.end(), [&star](const MatchPlayer &each) {
            return each.who->player.star == star.star;
        }));
    }
}

void TestBoughtForGood::theCheckNamesWhatMayNotBe()
{
    LeagueHouse house;
    OpenLeague league = eventOf(house, u"crp"_s, 1);
    const EntrantId buyer = league.league().teams[0].id;
    LeagueHouse::expectAct(league.act(InducementsBought{
        buyer, {helper("wizard"), helper("wizard")}})); // at most one, from any source
    const auto found = must(house.leagues().check(league.id()));
    QCOMPARE(found.size(), size_t(1));
    QCOMPARE(found.front().kind, LeagueDifference::Kind::Inducements);
    QCOMPARE(found.front().team, buyer);
}

void TestBoughtForGood::aRandomEventComesBackWhole_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

void TestBoughtForGood::aRandomEventComesBackWhole()
{
    QFETCH(QString, ruleset);
    LeagueHouse house;
    OpenLeague league = eventOf(house, ruleset, 4);
    const auto edition = must(house.stores().library.load(ruleset));
    const std::vector<LeagueTeam> teams = league.league().teams;
    for (const LeagueTeam &each : teams) {
        InducementShop shop = must(house.leagues().shopOf(league.league(), each.id));
        for (int i = 0; i < 6; ++i) {
            std::vector<Purchase> can;
            for (const ShopOffer &offer : shopOffers(shop, 0, *edition)) {
                if (!offer.refusal && !offer.isByBook
                    && offer.purchase.price <= shopGoldLeft(shop, 0, *edition))
                    can.push_back(offer.purchase);
            }
            if (can.empty())
                break;
            const int pick = house.dice().roll(static_cast<int>(can.size()));
            shop = must(purchase(shop, 0, can[static_cast<size_t>(pick) - 1], *edition));
        }
        LeagueHouse::expectAct(
            house.leagues().buyForGood(league, each.id, shop.sides[0].purchases));
        QVERIFY(!league.league().team(each.id)->inducements.empty());
        QVERIFY(keptTeam(house, each.id).treasury >= 0);
    }
    house.begin(league, backAsRegistered());
    house.playOut(league);
    const auto found = must(house.leagues().check(league.id()));
    QVERIFY2(found.empty(), qPrintable(first(found)));
    const QJsonObject file = must(house.leagues().exported(league.id()));
    LeagueHouse elsewhere;
    const LeagueId there = must(elsewhere.leagues().import(file));
    QCOMPARE(must(elsewhere.leagues().exported(there)), file);
    QCOMPARE(must(elsewhere.leagues().open(there)).league(), league.league());
    const auto over = must(elsewhere.leagues().check(there));
    QVERIFY2(over.empty(), qPrintable(first(over)));
}

QTEST_GUILESS_MAIN(TestBoughtForGood)
#include "tst_boughtforgood.moc"
