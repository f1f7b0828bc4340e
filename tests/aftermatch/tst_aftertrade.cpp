// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamcheck.h"
#include "core/team/teamvalue.h"
#include "tests/support/afterdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int k = 1'000;

/// Reaches the market with exactly so much gold.
AfterDriver atMarket(MatchSetup setup, int treasury, const AfterDriver::Prepare &prepare = {})
{
    setup.teams[0].treasury = treasury - 10 * k;
    AfterDriver driver(setup, [&prepare](MatchState &state) {
        state.sides[1].score = 1;
        if (prepare)
            prepare(state);
    });
    driver.until(u"after.winnings.home"_s);
    driver.roll(u"after.winnings.home"_s, {1});
    return driver;
}

MatchSetup setupOf(const QString &ruleset, const QString &roster, const QString &position,
                   int players)
{
    MatchSetup setup = leagueSetup(ruleset);
    setup.teams[0] = plainTeam(ruleset, roster, position, players);
    return setup;
}

void addJourneyman(MatchState &state, int points = 0)
{
    Participant joined = *state.sides[0].players.front().who;
    joined.player.id = PlayerId(u"j9"_s);
    joined.player.number = 40;
    joined.player.kind = PlayerKind::Journeyman;
    joined.ref = u"0:j9"_s;
    MatchPlayer player;
    player.who = std::make_shared<const Participant>(joined);
    player.achievements.touchdowns = points / 3;
    player.achievements.completions = points % 3;
    state.sides[0].players.push_back(player);
}

/// Raised in the match, and in the reserves since.
void addRaised(MatchState &state)
{
    Participant joined = *state.sides[0].players.front().who;
    joined.player.id = PlayerId(u"z9"_s);
    joined.player.number = 41;
    joined.origin = Origin::Raised;
    joined.ref = u"0:z9"_s;
    MatchPlayer player;
    player.who = std::make_shared<const Participant>(joined);
    state.sides[0].players.push_back(player);
    state.sides[0].counters[u"raised"_s] = 1;
}

int valueOf(const AfterDriver &driver)
{
    return teamValue(driver.team(0), driver.match().context().ruleset());
}

const QString done = u"after.trade-done.home"_s;

} // namespace

/// Hiring, dismissing, journeymen, recruits and stars.
class TestAfterTrade : public QObject
{
    Q_OBJECT

private slots:
    void rerollsCostDouble();
    void apothecaries_data();
    void apothecaries();
    void fansAreNotForSale();
    void dismissedPlayersLeaveNoGold();
    void journeymanIsSigned();
    void journeymanIsTooExpensive();
    void journeymenFillUp();
    void undeadChooseTheirJourneymen();
    void renegadesKeepTheirLimit();
    void raisedDeadJoin();
    void whoWasRaisedMayBeTheMostValuable();
    void anIdRaisesNobody();
    void rottersJoinWhileThereIsRoom();
    void upkeep_data();
    void upkeep();
    void expensesComeBeforeTrade();
};

void TestAfterTrade::rerollsCostDouble()
{
    AfterDriver driver = atMarket(setupOf(u"crp"_s, u"orc"_s, u"lineman"_s, 11), 130 * k);
    driver.until(done);
    const int before = valueOf(driver);
    driver.choose(u"after.buy.home"_s, {u"re-roll"_s});
    QCOMPARE(driver.team(0).treasury, 10 * k);
    QCOMPARE(valueOf(driver), before + 60 * k);
    driver.choose(u"after.drop.home"_s, {u"re-roll"_s});
    QCOMPARE(driver.team(0).treasury, 10 * k);
    QCOMPARE(valueOf(driver), before);
    MatchSetup full = setupOf(u"crp"_s, u"orc"_s, u"lineman"_s, 11);
    full.teams[0].rerolls = 8;
    AfterDriver rich = atMarket(full, 900 * k);
    rich.until(done);
    QVERIFY(!rich.choices(u"after.buy.home"_s).contains(u"re-roll"_s));
}

void TestAfterTrade::apothecaries_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("orc") << u"orc"_s << u"lineman"_s << true;
    QTest::newRow("undead") << u"undead"_s << u"zombie"_s << false;
    QTest::newRow("vampire") << u"vampire"_s << u"thrall"_s << true;
}

void TestAfterTrade::apothecaries()
{
    QFETCH(QString, roster);
    QFETCH(QString, position);
    QFETCH(bool, allowed);
    AfterDriver driver = atMarket(setupOf(u"crp"_s, roster, position, 11), 60 * k);
    driver.until(done);
    QCOMPARE(driver.choices(u"after.buy.home"_s).contains(u"apothecary"_s), allowed);
    if (!allowed)
        return;
    driver.choose(u"after.buy.home"_s, {u"apothecary"_s});
    QCOMPARE(driver.team(0).treasury, 10 * k);
    QVERIFY(!driver.choices(u"after.buy.home"_s).contains(u"apothecary"_s));
}

void TestAfterTrade::fansAreNotForSale()
{
    AfterDriver driver = atMarket(setupOf(u"crp"_s, u"orc"_s, u"lineman"_s, 11), 500 * k);
    driver.until(done);
    QVERIFY(!driver.choices(u"after.buy.home"_s).contains(u"fan-factor"_s));
    QVERIFY(!driver.choices(u"after.drop.home"_s).contains(u"fan-factor"_s));
    QVERIFY(!giveUp(driver.team(0).with(TeamAsset::FanFactor, 3), TeamAsset::FanFactor));
}

void TestAfterTrade::dismissedPlayersLeaveNoGold()
{
    AfterDriver driver = atMarket(setupOf(u"crp"_s, u"orc"_s, u"lineman"_s, 12), 100 * k);
    driver.until(done);
    driver.choose(u"after.fire.home"_s, {u"3"_s});
    QCOMPARE(driver.team(0).treasury, 100 * k);
    QCOMPARE(driver.team(0).everPlayer(PlayerId(u"3"_s))->status, PlayerStatus::Fired);
    driver.choose(u"after.hire.home"_s, {u"lineman"_s});
    QCOMPARE(driver.team(0).treasury, 50 * k);
    QCOMPARE(driver.team(0).players.size(), 12U);
}

/// A journeyman of the match keeps his points and what he learnt, and loses Loner.
void TestAfterTrade::journeymanIsSigned()
{
    AfterDriver driver = atMarket(setupOf(u"crp"_s, u"human"_s, u"lineman"_s, 11), 100 * k,
                                  [](MatchState &state) { addJourneyman(state, 7); });
    const PlayerId id(driver.side(0).names.value(u"j9"_s));
    const QString sign = u"after.journeyman.home."_s + id.text();
    const auto improved = driver.changes(0, u"improvement"_s);
    QCOMPARE(improved.size(), 1U);
    driver.until(sign);
    driver.choose(sign, {u"sign"_s});
    const Player &player = *driver.team(0).player(id);
    QCOMPARE(player.kind, PlayerKind::Rostered);
    QCOMPARE(driver.team(0).treasury, 50 * k);
    QCOMPARE(starPlayerPoints(player, *sharedRuleset(u"crp"_s)), 7);
    const auto skills = skillsOf(player, driver.team(0), *sharedRuleset(u"crp"_s));
    QVERIFY(std::find(skills.begin(), skills.end(), SkillId(u"loner"_s)) == skills.end());
}

void TestAfterTrade::journeymanIsTooExpensive()
{
    AfterDriver driver = atMarket(setupOf(u"crp"_s, u"human"_s, u"lineman"_s, 11), 40 * k,
                                  [](MatchState &state) { addJourneyman(state); });
    const PlayerId id(driver.side(0).names.value(u"j9"_s));
    driver.finish(0);
    QVERIFY(!driver.team(0).player(id));
    QCOMPARE(driver.team(0).everPlayer(id)->status, PlayerStatus::Left);
}

void TestAfterTrade::journeymenFillUp()
{
    MatchSetup setup = setupOf(u"crp"_s, u"human"_s, u"lineman"_s, 16);
    AfterDriver driver = atMarket(setup, 20 * k, [](MatchState &state) {
        for (size_t i = 0; i < 6; ++i)
            state.sides[0].players.at(i).casualties = {RowId(u"broken-ribs"_s)};
    });
    driver.finish(0);
    QCOMPARE(driver.team(0).players.size(), 17U);
    QCOMPARE(driver.team(0).players.back().kind, PlayerKind::Journeyman);
    QCOMPARE(playersAvailable(driver.team(0)), 11);
}

void TestAfterTrade::undeadChooseTheirJourneymen()
{
    MatchSetup setup = setupOf(u"crp"_s, u"undead"_s, u"zombie"_s, 11);
    AfterDriver driver = atMarket(setup, 20 * k, [](MatchState &state) {
        for (size_t i = 0; i < 2; ++i)
            state.sides[0].players.at(i).casualties = {RowId(u"broken-ribs"_s)};
    });
    const QString add = u"after.add-journeyman.home"_s;
    driver.until(add);
    QCOMPARE(driver.choices(add).size(), 2);
    driver.choose(add, {u"skeleton"_s});
    driver.choose(add, {u"zombie"_s});
    QVERIFY(driver.side(0).agenda.empty());
    QCOMPARE(playersAvailable(driver.team(0)), 11);
}

void TestAfterTrade::renegadesKeepTheirLimit()
{
    const auto rules = sharedRuleset(u"bb2016"_s);
    const Roster *roster = rules->rosters().find(u"chaos-renegades"_s);
    const auto human = std::find_if(roster->positions.begin(), roster->positions.end(),
                                    [](const Position &each) { return each.max == 12; });
    MatchSetup setup = setupOf(u"bb2016"_s, u"chaos-renegades"_s, human->id.text(), 12);
    AfterDriver driver = atMarket(setup, 90 * k, [](MatchState &state) { addJourneyman(state); });
    const PlayerId id(driver.side(0).names.value(u"j9"_s));
    driver.finish(0);
    QVERIFY(!driver.team(0).player(id));
    QVERIFY(isReadyToPlay(checkTeam(driver.team(0), *rules)));
}

void TestAfterTrade::raisedDeadJoin()
{
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        for (const int players : {15, 16}) {
            MatchSetup setup = setupOf(ruleset, u"undead"_s, u"zombie"_s, players);
            AfterDriver driver = atMarket(
                setup, 50 * k, [](MatchState &state) { state.sides[0].counters[u"raised"_s] = 1; });
            if (players == 16) {
                driver.until(done);
                continue;
            }
            driver.until(u"after.recruit.home"_s);
            const int before = valueOf(driver);
            driver.choose(u"after.recruit.home"_s, {u"yes"_s});
            QCOMPARE(driver.team(0).treasury, 50 * k);
            QCOMPARE(valueOf(driver), before + 40 * k);
            QCOMPARE(driver.team(0).players.size(), 16U);
        }
    }
}

/// He was there to play; the award is his when he joins (crp L2173-2175; bb2016 L2556-2558).
void TestAfterTrade::whoWasRaisedMayBeTheMostValuable()
{
    for (const QString &ruleset : {u"crp"_s, u"bb2016"_s}) {
        const QString risen = u"0:z9"_s;
        const bool named = ruleset == u"bb2016"_s;
        const QString asked = named ? u"after.nominate.home"_s : u"after.mvp.home"_s;
        AfterDriver driver(setupOf(ruleset, u"undead"_s, u"zombie"_s, 15), addRaised);
        driver.until(asked);
        QVERIFY(driver.choices(asked).contains(risen));
        driver.choose(asked, named ? QStringList{u"0:1"_s, u"0:2"_s, risen} : QStringList{risen});
        if (named)
            driver.roll(u"after.mvp-die.home"_s, {3});
        driver.until(u"after.recruit.home"_s);
        driver.choose(u"after.recruit.home"_s, {u"yes"_s});
        const Player &joined = driver.team(0).players.back();
        QCOMPARE(joined.achievements.mvps, 1);
        QCOMPARE(starPlayerPoints(joined, *sharedRuleset(ruleset)), 5);
    }
}

/// Whatever a team's file calls its own dead, the one who was raised joins.
void TestAfterTrade::anIdRaisesNobody()
{
    MatchSetup setup = setupOf(u"crp"_s, u"undead"_s, u"zombie"_s, 15);
    setup.teams[0].players[0].id = PlayerId(u"z1"_s);
    AfterDriver driver = atMarket(setup, 50 * k, [](MatchState &state) {
        state.sides[0].counters[u"raised"_s] = 1;
        state.sides[0].players[0].casualties = {RowId(u"dead"_s)};
    });
    driver.until(u"after.recruit.home"_s);
    driver.choose(u"after.recruit.home"_s, {u"yes"_s});
    QCOMPARE(driver.team(0).players.size(), 15U);
}

void TestAfterTrade::rottersJoinWhileThereIsRoom()
{
    MatchSetup setup = setupOf(u"crp"_s, u"nurgle"_s, u"rotter"_s, 15);
    AfterDriver driver = atMarket(
        setup, 50 * k, [](MatchState &state) { state.sides[0].counters[u"rotters"_s] = 2; });
    driver.until(u"after.recruit.home"_s);
    driver.choose(u"after.recruit.home"_s, {u"yes"_s});
    QVERIFY(!driver.asks(u"after.recruit.home"_s));
    QCOMPARE(driver.team(0).players.size(), 16U);
}

void TestAfterTrade::upkeep_data()
{
    QTest::addColumn<int>("price");
    QTest::addColumn<int>("cost");
    const std::pair<int, int> bands[]{{100, 20}, {110, 30}, {150, 30}, {160, 40}, {200, 40},
                                      {210, 50}, {300, 50}, {310, 60}, {430, 60}};
    for (const auto &[price, cost] : bands)
        QTest::addRow("%d", price) << price * k << cost * k;
}

void TestAfterTrade::upkeep()
{
    QFETCH(int, price);
    QFETCH(int, cost);
    const auto rules = sharedRuleset(u"bb2016"_s);
    QCOMPARE(rules->tables().find(u"rostered-star-upkeep"_s)->lookUp(price)->value(u"cost"_s),
             cost);
    const auto &stars = rules->stars();
    const auto star = std::find_if(stars.begin(), stars.end(), [price](const StarPlayer &each) {
        return each.cost == price && !each.teams.empty() && each.members.empty();
    });
    if (star == stars.end())
        return;
    const Roster *roster = rules->rosters().find(star->teams.front());
    MatchSetup setup
        = setupOf(u"bb2016"_s, roster->id.text(), roster->positions.front().id.text(), 11);
    setup.teams[0] = must(hireStar(setup.teams[0], *rules, star->id, Payment::Free));
    const PlayerId id = setup.teams[0].players.back().id;
    for (const bool pays : {true, false}) {
        AfterDriver driver = atMarket(setup, 100 * k, [](MatchState &state) {
            // A star of the team is only badly hurt, and earns nothing.
            for (MatchPlayer &player : state.sides[0].players) {
                if (player.isStar()) {
                    player.casualties = {RowId(u"dead"_s)};
                    player.achievements.touchdowns = 2;
                }
            }
        });
        const QString ask = u"after.upkeep.home."_s + id.text();
        driver.until(ask);
        QCOMPARE(driver.team(0).player(id)->achievements.touchdowns, 0);
        driver.choose(ask, {pays ? u"yes"_s : u"no"_s});
        QCOMPARE(driver.team(0).player(id) != nullptr, pays);
        const auto gold = driver.changes(0, u"treasury"_s);
        if (pays)
            QCOMPARE(gold.back().before - gold.back().after, cost);
    }
}

void TestAfterTrade::expensesComeBeforeTrade()
{
    MatchSetup setup = setupOf(u"crp"_s, u"human"_s, u"lineman"_s, 11);
    const int missing = 1'900 * k - teamValue(setup.teams[0], *sharedRuleset(u"crp"_s));
    setup.teams[0].players.front().improvements.push_back({SkillId(u"block"_s), {}, missing, {}});
    setup.teams[0].players.front().achievements.other = 6;
    AfterDriver driver = atMarket(setup, 20 * k);
    driver.until(done);
    QCOMPARE(driver.team(0).treasury, 0);
    QVERIFY(!driver.asks(u"after.buy.home"_s));
}

QTEST_GUILESS_MAIN(TestAfterTrade)
#include "tst_aftertrade.moc"
