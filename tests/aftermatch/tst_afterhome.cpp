// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/homestadium.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int k = 1'000;
enum Result : int { Won, Drew, Lost };

MatchSetup setupWith(int treasury, int fans)
{
    MatchSetup setup = leagueSetup(u"bb2016"_s);
    setup.teams[0].treasury = treasury;
    setup.teams[0].fanFactor = fans;
    return setup;
}

AfterDriver::Prepare ended(int result, const QString &stadium = {}, bool atHome = false)
{
    return [=](MatchState &state) {
        state.sides[0].score = result == Lost ? 0 : 1;
        state.sides[1].score = result == Won ? 0 : 1;
        if (!stadium.isEmpty()) {
            state.occasion.stadium = RowOf::fromString(stadium);
        }
        if (atHome)
            state.occasion.home = 0;
    };
}

const QString ice = u"stadium-unusual-surface/ice"_s;

void livesInIce(Team &team, bool owns)
{
    team.home.resident = true;
    team.home.ownsStadium = owns;
    team.home.stadium = {RowId(u"ice"_s)};
}

int gained(const AfterDriver &driver, const QString &reason)
{
    int sum = 0;
    for (const TeamChange &line : driver.changes(0, u"treasury"_s)) {
        if (line.reason == reason)
            sum += line.after - line.before;
    }
    return sum;
}

} // namespace

/// Sponsors and stadiums of bb2016.
class TestAfterHome : public QObject
{
    Q_OBJECT

private slots:
    void residence_data();
    void residence();
    void nobodyMovesInWithAnother_data();
    void nobodyMovesInWithAnother();
    void bothWantTheStadium_data();
    void bothWantTheStadium();
    void whereNobodyCanMoveIn();
    void losingTheHome_data();
    void losingTheHome();
    void onlyResidentsWhoLoseAreInDanger();
    void selling_data();
    void selling();
    void buyingWithTheFund();
    void sponsor_data();
    void sponsor();
    void oneTimeDeals_data();
    void oneTimeDeals();
    void ongoingDeals();
    void bombs();
    void elvesAndBombs();
    void insurancePays_data();
    void insurancePays();
    void insuranceIsNotPaid();
    void ordnanceTakesItsShare();
    void coachesWorkSideBySide();
};

void TestAfterHome::residence_data()
{
    QTest::addColumn<int>("fans");
    QTest::addColumn<int>("result");
    QTest::addColumn<bool>("major");
    QTest::addColumn<int>("die");
    QTest::addColumn<QString>("outcome"); // rejected, offer, free
    QTest::newRow("won with fans") << 8 << int(Won) << false << 3 << u"offer"_s;
    QTest::newRow("lost with many fans") << 13 << int(Lost) << false << 1 << u"offer"_s;
    QTest::newRow("won with a major sponsor") << 3 << int(Won) << true << 6 << u"free"_s;
    QTest::newRow("drew, 5") << 3 << int(Drew) << false << 5 << u"rejected"_s;
    QTest::newRow("drew, 6") << 3 << int(Drew) << false << 6 << u"offer"_s;
    QTest::newRow("lost, 6") << 3 << int(Lost) << false << 6 << u"rejected"_s;
    QTest::newRow("won, many fans, 2") << 13 << int(Won) << false << 2 << u"free"_s;
    QTest::newRow("won, many fans, 1") << 13 << int(Won) << false << 1 << u"offer"_s;
}

void TestAfterHome::residence()
{
    QFETCH(int, fans);
    QFETCH(int, result);
    QFETCH(bool, major);
    QFETCH(int, die);
    QFETCH(QString, outcome);
    for (const bool accepts : {true, false}) {
        MatchSetup setup = setupWith(50 * k, fans);
        if (major)
            setup.teams[0].home.sponsors = {RowId(u"steelhelms-sporting-emporium"_s)};
        AfterDriver driver(setup, ended(result, ice));
        driver.until(u"after.residence.away"_s);
        driver.choose(u"after.residence.away"_s, {u"no"_s});
        driver.until(u"after.residence.home"_s);
        driver.choose(u"after.residence.home"_s, {u"yes"_s});
        const auto asked = driver.find(u"after.residence-roll.home"_s);
        QVERIFY(asked);
        const QString detail = driver.match().words(driver.state(), *asked).detail;
        QVERIFY2(detail.contains(u"Modifiers to the die: "), qPrintable(detail));
        driver.roll(u"after.residence-roll.home"_s, {die});
        const bool offered = outcome == u"offer"_s;
        QCOMPARE(driver.asks(u"after.residence-offer.home"_s), offered);
        if (offered)
            driver.choose(u"after.residence-offer.home"_s, {accepts ? u"yes"_s : u"no"_s});
        const bool in = outcome == u"free"_s || (offered && accepts);
        QCOMPARE(driver.team(0).home.resident, in);
        QCOMPARE(driver.team(0).home.stadium.size(), in ? 1U : 0U);
        QCOMPARE(driver.asks(u"after.stadium-name.home"_s), in);
        if (in)
            driver.say(u"after.stadium-name.home"_s, u" The Icebox "_s);
        QCOMPARE(driver.team(0).home.stadiumName, in ? u"The Icebox"_s : QString());
        // All winnings go to the stadium where that was the price.
        QCOMPARE(driver.asks(u"after.winnings.home"_s), !(offered && accepts));
    }
}

void TestAfterHome::nobodyMovesInWithAnother_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("another");
    QTest::addColumn<bool>("free");
    QTest::newRow("another's") << u"The Icebox"_s << true << false;
    QTest::newRow("another's, written otherwise") << u" the ICE-box! "_s << true << false;
    QTest::newRow("its own of before") << u"The Icebox"_s << false << true;
    QTest::newRow("another name") << u"The Icebox 2"_s << true << true;
    QTest::newRow("signs only") << u"…"_s << true << true;
}

void TestAfterHome::nobodyMovesInWithAnother()
{
    QFETCH(QString, name);
    QFETCH(bool, another);
    QFETCH(bool, free);
    MatchSetup setup = setupWith(50 * k, 13);
    setup.options[livedInMark(u"The Icebox"_s)]
        = another ? u"somebody"_s : setup.teams[0].id.text();
    AfterDriver driver(setup, ended(Won, ice));
    driver.until(u"after.residence.away"_s);
    driver.choose(u"after.residence.away"_s, {u"no"_s});
    driver.until(u"after.residence.home"_s);
    driver.choose(u"after.residence.home"_s, {u"yes"_s});
    driver.roll(u"after.residence-roll.home"_s, {6});
    Event event;
    event.prompt = u"after.stadium-name.home"_s;
    event.seat = 0;
    event.text = name;
    QCOMPARE(driver.refuses(event), !free);
    QCOMPARE(driver.asks(event.prompt), !free); // asked until the name is his own
}

void TestAfterHome::bothWantTheStadium_data()
{
    QTest::addColumn<int>("home");
    QTest::addColumn<int>("away");
    QTest::addColumn<int>("gets"); // the seat, -1 for nobody
    QTest::newRow("tie") << 6 << 6 << -1;
    QTest::newRow("first higher") << 6 << 5 << 0;
    QTest::newRow("second higher") << 5 << 6 << 1;
    QTest::newRow("both too low") << 4 << 3 << -1;
}

void TestAfterHome::bothWantTheStadium()
{
    QFETCH(int, home);
    QFETCH(int, away);
    QFETCH(int, gets);
    AfterDriver driver(setupWith(0, 5), ended(Drew, ice));
    driver.until(u"after.residence.home"_s);
    driver.choose(u"after.residence.home"_s, {u"yes"_s});
    driver.roll(u"after.residence-roll.home"_s, {home});
    // One waits for the other, who may take his time.
    QVERIFY(!driver.asks(u"after.residence-offer.home"_s));
    QVERIFY(!driver.asks(u"after.winnings.home"_s));
    driver.until(u"after.residence.away"_s);
    driver.choose(u"after.residence.away"_s, {u"yes"_s});
    driver.roll(u"after.residence-roll.away"_s, {away});
    QCOMPARE(driver.asks(u"after.residence-offer.home"_s), gets == 0);
    QCOMPARE(driver.asks(u"after.residence-offer.away"_s), gets == 1);
    QCOMPARE(driver.asks(u"after.winnings.home"_s), gets != 0);
}

void TestAfterHome::whereNobodyCanMoveIn()
{
    AfterDriver plain(setupWith(0, 5), ended(Won));
    plain.until(u"after.winnings.home"_s);
    QVERIFY(plain.changes(0, u"stadium"_s).empty());
    AfterDriver visitor(setupWith(0, 5), ended(Won, ice, true));
    visitor.until(u"after.winnings.away"_s);
    MatchSetup owner = setupWith(0, 5);
    livesInIce(owner.teams[0], true);
    AfterDriver landlord(owner, ended(Won, u"stadium-luxury/enclosed-pitch"_s));
    landlord.until(u"after.winnings.home"_s);
    QVERIFY(landlord.team(0).home.stadium.front() == RowId(u"ice"_s));
}

void TestAfterHome::losingTheHome_data()
{
    QTest::addColumn<int>("fans");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("points"); // bought, -1: not offered
    QTest::addColumn<bool>("kept");
    QTest::newRow("6 against 5, nothing paid") << 5 << 6 << 0 << false;
    QTest::newRow("6 against 5, paid") << 5 << 6 << 1 << true;
    QTest::newRow("7 against 5, paid") << 5 << 7 << 2 << true;
    QTest::newRow("7 against 5, half paid") << 5 << 7 << 1 << false;
    QTest::newRow("7 against 9") << 9 << 7 << -1 << true;
    QTest::newRow("8 against 9") << 9 << 8 << -1 << false;
    QTest::newRow("8 against 2") << 2 << 8 << -1 << false;
    for (int die = 1; die <= 5; ++die)
        QTest::addRow("%d against 5", die) << 5 << die << -1 << true;
}

void TestAfterHome::losingTheHome()
{
    QFETCH(int, fans);
    QFETCH(int, die);
    QFETCH(int, points);
    QFETCH(bool, kept);
    MatchSetup setup = setupWith(80 * k, fans);
    livesInIce(setup.teams[0], false);
    AfterDriver driver(setup, ended(Lost, ice, true));
    driver.until(u"after.fans.home"_s);
    // The roll is against the fan factor as it is by then.
    driver.roll(u"after.fans.home"_s, {6, 6});
    driver.until(u"after.home-loss.home"_s);
    driver.roll(u"after.home-loss.home"_s, {die});
    QCOMPARE(driver.asks(u"after.home-bribe.home"_s), points >= 0);
    if (points >= 0)
        driver.number(u"after.home-bribe.home"_s, points);
    QCOMPARE(driver.team(0).home.resident, kept);
    QCOMPARE(gained(driver, u"residence-lost"_s), -std::max(0, points) * 30 * k);
}

void TestAfterHome::onlyResidentsWhoLoseAreInDanger()
{
    for (const int result : {int(Won), int(Drew)}) {
        MatchSetup setup = setupWith(0, 1);
        livesInIce(setup.teams[0], false);
        AfterDriver driver(setup, ended(result, ice, true));
        driver.finish(0);
        QVERIFY(driver.team(0).home.resident);
    }
    MatchSetup owner = setupWith(0, 1);
    livesInIce(owner.teams[0], true);
    AfterDriver driver(owner, ended(Lost, ice, true));
    driver.finish(0);
    QVERIFY(driver.team(0).home.ownsStadium);
}

void TestAfterHome::selling_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<int>("gold");
    using Dice = std::vector<int>;
    QTest::newRow("1") << 1 << Dice{3, 4} << 70 * k;
    QTest::newRow("2") << 2 << Dice{1, 1} << 120 * k;
    QTest::newRow("3") << 3 << Dice{6, 6} << 220 * k;
    QTest::newRow("4") << 4 << Dice{2, 3} << 150 * k;
    QTest::newRow("5") << 5 << Dice{1, 1} << 120 * k;
    QTest::newRow("6") << 6 << Dice{} << 250 * k;
}

void TestAfterHome::selling()
{
    QFETCH(int, die);
    QFETCH(std::vector<int>, dice);
    QFETCH(int, gold);
    MatchSetup setup = setupWith(0, 5);
    livesInIce(setup.teams[0], true);
    AfterDriver driver(setup, ended(Lost));
    driver.until(u"after.sell-stadium.home"_s);
    driver.choose(u"after.sell-stadium.home"_s, {u"yes"_s});
    driver.roll(u"after.sale-roll.home"_s, {die});
    if (!dice.empty())
        driver.roll(u"after.sale-price.home"_s, dice);
    QCOMPARE(gained(driver, u"stadium-sale"_s), gold);
    QVERIFY(!driver.team(0).home.ownsStadium);
    QVERIFY(driver.team(0).home.resident);
}

void TestAfterHome::buyingWithTheFund()
{
    MatchSetup setup = setupWith(140 * k, 5);
    livesInIce(setup.teams[0], false);
    setup.teams[0].home.stadiumFund = 100 * k;
    AfterDriver driver(setup, ended(Lost));
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {1});
    driver.until(u"after.buy-stadium.home"_s);
    driver.choose(u"after.buy-stadium.home"_s, {u"yes"_s});
    QVERIFY(driver.team(0).home.ownsStadium);
    QCOMPARE(driver.team(0).home.stadiumFund, 0);
    QCOMPARE(driver.team(0).treasury, 0);

    MatchSetup saving = setupWith(130 * k, 5);
    AfterDriver saver(saving, ended(Lost));
    saver.until(u"after.winnings.home"_s);
    saver.roll(u"after.winnings.home"_s, {1});
    saver.until(u"after.fund.home"_s);
    Event third;
    third.prompt = u"after.fund.home"_s;
    third.number = 3;
    QVERIFY(saver.refuses(third));
    saver.number(u"after.fund.home"_s, 2);
    QCOMPARE(saver.team(0).home.stadiumFund, 100 * k);
    QCOMPARE(saver.team(0).treasury, 0);
}

void TestAfterHome::sponsor_data()
{
    QTest::addColumn<int>("fans");
    QTest::addColumn<int>("ahead"); // touchdowns more than the opponent
    QTest::addColumn<int>("casualties");
    QTest::addColumn<QString>("occasion");
    QTest::addColumn<bool>("owner");
    QTest::addColumn<int>("die");
    QTest::addColumn<QStringList>("kinds");
    const QStringList none;
    const QStringList small{u"one-time"_s, u"ongoing"_s};
    const QStringList all{u"major"_s, u"one-time"_s, u"ongoing"_s};
    QTest::newRow("20") << 5 << 2 << 0 << QString() << false << 12 << small;
    QTest::newRow("19") << 5 << 2 << 0 << QString() << false << 11 << none;
    QTest::newRow("24") << 5 << 2 << 0 << QString() << false << 16 << small;
    QTest::newRow("25") << 6 << 2 << 0 << QString() << false << 16 << all;
    QTest::newRow("five casualties") << 0 << -1 << 5 << QString() << false << 16 << none;
    QTest::newRow("five casualties, fans") << 6 << -1 << 5 << QString() << false << 16 << all;
    QTest::newRow("two casualties") << 4 << -1 << 2 << QString() << false << 16 << small;
    QTest::newRow("three casualties") << 2 << -1 << 3 << QString() << false << 16 << small;
    QTest::newRow("final") << 3 << 2 << 0 << u"final"_s << false << 7 << none;
    QTest::newRow("final, owner") << 3 << 2 << 0 << u"final"_s << true << 7 << small;
    QTest::newRow("play-off") << 3 << 2 << 0 << u"play-off"_s << false << 11 << small;
}

void TestAfterHome::sponsor()
{
    QFETCH(int, fans);
    QFETCH(int, ahead);
    QFETCH(int, casualties);
    QFETCH(QString, occasion);
    QFETCH(bool, owner);
    QFETCH(int, die);
    QFETCH(QStringList, kinds);
    MatchSetup setup = setupWith(0, fans);
    setup.occasion = occasion;
    if (owner)
        livesInIce(setup.teams[0], true);
    AfterDriver driver(setup, [&](MatchState &state) {
        state.sides[0].score = std::max(0, ahead);
        state.sides[1].score = std::max(0, -ahead);
        for (int i = 0; i < casualties; ++i)
            state.casualties.push_back({{1, PlayerId(u"1"_s)}, {}, HarmCause::Foul, {}, {}, 1, 1});
    });
    driver.until(u"after.fans.home"_s);
    // No fan is won or lost on the way.
    const std::vector<int> equal = ahead > 0 ? std::vector<int>{1, 1, 1} : std::vector<int>{6, 6};
    const bool stays = ahead <= 0 || fans >= 3;
    driver.roll(u"after.fans.home"_s, equal);
    QVERIFY(stays);
    driver.choose(u"after.sponsor.home"_s, {u"yes"_s});
    driver.roll(u"after.sponsor-roll.home"_s, {die});
    QCOMPARE(driver.choices(u"after.sponsor-kind.home"_s), kinds);
}

void TestAfterHome::oneTimeDeals_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("mishap");
    for (int die = 1; die <= 6; ++die)
        QTest::addRow("%d, mishap %d", die, die) << die << die;
}

void TestAfterHome::oneTimeDeals()
{
    QFETCH(int, die);
    QFETCH(int, mishap);
    AfterDriver driver(setupWith(0, 15), ended(Won));
    driver.until(u"after.sponsor.home"_s);
    driver.choose(u"after.sponsor.home"_s, {u"yes"_s});
    driver.roll(u"after.sponsor-roll.home"_s, {3});
    driver.choose(u"after.sponsor-kind.home"_s, {u"one-time"_s});
    driver.roll(u"after.one-time-deal.home"_s, {die, mishap});
    QCOMPARE(gained(driver, u"sponsorship-one-time"_s), die * 60 * k);
    QCOMPARE(driver.asks(u"after.mishap.home"_s), mishap == 1);
    if (mishap == 1) {
        driver.choose(u"after.mishap.home"_s, {u"7"_s});
        QVERIFY(driver.team(0).player(PlayerId(u"7"_s))->missesNextMatch);
    }
    QVERIFY(driver.team(0).home.sponsors.empty());
}

void TestAfterHome::ongoingDeals()
{
    MatchSetup setup = setupWith(0, 5);
    setup.teams[0].home.sponsors = {RowId(u"ongoing"_s), RowId(u"ongoing"_s)};
    AfterDriver driver(setup, ended(Lost));
    driver.until(u"after.sponsor.home"_s);
    driver.choose(u"after.sponsor.home"_s, {u"no"_s});
    driver.roll(u"after.ongoing-deal.home"_s, {1, 1});
    driver.choose(u"after.mishap.home"_s, {u"3"_s});
    driver.roll(u"after.ongoing-deal.home"_s, {3, 4});
    QCOMPARE(gained(driver, u"sponsorship-ongoing"_s), 40 * k);
    QVERIFY(driver.team(0).player(PlayerId(u"3"_s))->missesNextMatch);
    driver.choose(u"after.end-deals.home"_s, {u"ongoing-2"_s});
    QCOMPARE(driver.team(0).home.sponsors.size(), 1U);
}

void TestAfterHome::bombs()
{
    AfterDriver driver(setupWith(0, 15), ended(Won));
    driver.until(u"after.sponsor.home"_s);
    driver.choose(u"after.sponsor.home"_s, {u"yes"_s});
    driver.roll(u"after.sponsor-roll.home"_s, {16});
    driver.choose(u"after.sponsor-kind.home"_s, {u"major"_s});
    driver.choose(u"after.major-deal.home"_s, {u"farblast-and-sons"_s});
    driver.choose(u"after.bombardier.home"_s, {u"2"_s});
    QCOMPARE(driver.team(0).player(PlayerId(u"2"_s))->extraSkills.size(), 3U);
    driver.choose(u"after.end-deals.home"_s, {u"farblast-and-sons"_s});
    QVERIFY(driver.team(0).player(PlayerId(u"2"_s))->extraSkills.empty());
    QVERIFY(driver.team(0).home.sponsors.empty());
}

void TestAfterHome::elvesAndBombs()
{
    for (const QString &elves : {u"dark-elf"_s, u"elf"_s, u"high-elf"_s, u"wood-elf"_s}) {
        const Roster *roster = sharedRuleset(u"bb2016"_s)->rosters().find(elves);
        const auto line = std::find_if(roster->positions.begin(), roster->positions.end(),
                                       [](const Position &each) { return each.max >= 12; });
        MatchSetup setup = setupWith(0, 15);
        setup.teams[0] = plainTeam(u"bb2016"_s, elves, line->id.text(), 12);
        setup.teams[0].fanFactor = 15;
        AfterDriver driver(setup, ended(Won));
        driver.until(u"after.sponsor.home"_s);
        driver.choose(u"after.sponsor.home"_s, {u"yes"_s});
        driver.roll(u"after.sponsor-roll.home"_s, {16});
        driver.choose(u"after.sponsor-kind.home"_s, {u"major"_s});
        QVERIFY(!driver.choices(u"after.major-deal.home"_s).contains(u"farblast-and-sons"_s));
        QCOMPARE(driver.choices(u"after.major-deal.home"_s).size(), 3);
    }
}

void TestAfterHome::insurancePays_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("paid");
    QTest::newRow("wants money back") << 1 << 70 * k;
    QTest::newRow("wants nothing") << 2 << 0;
}

void TestAfterHome::insurancePays()
{
    QFETCH(int, die);
    QFETCH(int, paid);
    MatchSetup setup = setupWith(100 * k, 5);
    setup.teams[0].home.sponsors = {RowId(u"star-insurance-guild"_s)};
    Player &player = setup.teams[0].players.front();
    player.achievements.other = 6;
    player.improvements.push_back({SkillId(u"block"_s), {1, 2}, 20 * k, {}});
    AfterDriver driver(setup, [](MatchState &state) {
        state.sides[1].score = 1;
        state.sides[0].players.front().casualties = {RowId(u"dead"_s)};
    });
    driver.until(u"after.insurance.home"_s);
    QCOMPARE(gained(driver, u"sponsorship-major"_s), 35 * k);
    driver.roll(u"after.insurance.home"_s, {die});
    if (paid > 0) {
        driver.roll(u"after.premium.home"_s, {3, 4});
        driver.choose(u"after.pay-premium.home"_s, {u"yes"_s});
    }
    QCOMPARE(gained(driver, u"sponsorship-major-drawbacks"_s), -paid);
    driver.until(u"after.end-insurance.home"_s);
    driver.choose(u"after.end-insurance.home"_s, {u"yes"_s});
    QVERIFY(driver.team(0).home.sponsors.empty());
}

void TestAfterHome::insuranceIsNotPaid()
{
    MatchSetup setup = setupWith(0, 5);
    setup.teams[0].home.sponsors = {RowId(u"star-insurance-guild"_s)};
    AfterDriver driver(setup, [](MatchState &state) {
        state.sides[1].score = 1;
        for (size_t i = 0; i < 2; ++i)
            state.sides[0].players.at(i).casualties = {RowId(u"dead"_s)};
    });
    driver.until(u"after.insurance.home"_s);
    driver.roll(u"after.insurance.home"_s, {2});
    driver.roll(u"after.premium.home"_s, {6, 6});
    driver.roll(u"after.blacklisted.home"_s, {2});
    driver.choose(u"after.mishap.home"_s, {u"4"_s, u"8"_s});
    QCOMPARE(driver.team(0).treasury, 0);
    QVERIFY(driver.team(0).home.sponsors.empty());
    QVERIFY(driver.team(0).home.blacklisted == std::vector{RowId(u"star-insurance-guild"_s)});
    QVERIFY(driver.team(0).player(PlayerId(u"4"_s))->missesNextMatch);
    QVERIFY(driver.team(0).player(PlayerId(u"8"_s))->missesNextMatch);
}

void TestAfterHome::ordnanceTakesItsShare()
{
    for (const int die : {1, 4}) {
        MatchSetup setup = setupWith(0, 5);
        setup.teams[0].home.sponsors = {RowId(u"farblast-and-sons"_s)};
        AfterDriver driver(setup, ended(Lost));
        driver.until(u"after.winnings.home"_s);
        driver.roll(u"after.winnings.home"_s, {die});
        QCOMPARE(driver.team(0).treasury, std::max(0, die * 10 - 20) * k);
    }
}

/// Either coach may finish before the other has begun.
void TestAfterHome::coachesWorkSideBySide()
{
    for (const Seat first : {0, 1}) {
        AfterDriver driver(setupWith(0, 5), ended(Won));
        driver.finish(first);
        QVERIFY(driver.side(first).agenda.empty());
        QVERIFY(!driver.side(1 - first).agenda.empty());
        driver.finish(1 - first);
        QCOMPARE(driver.offered().filter(u"after."_s), QStringList());
        QVERIFY(!isAfterMatchDone(driver.state()));
        for (const QString &prompt : {u"result.home"_s, u"result.away"_s})
            driver.choose(prompt, driver.choices(prompt));
        QVERIFY(isAfterMatchDone(driver.state()));
        QVERIFY(driver.state().agenda.empty());
    }
}

QTEST_GUILESS_MAIN(TestAfterHome)
#include "tst_afterhome.moc"
