// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/sampleteams.h"
#include "core/team/coachedits.h"
#include "core/team/teamvalue.h"
#include "tests/support/teambuilder.h"

#include <QTest>

#include <set>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What a coach may do with a team that is being built, and with one that is founded.
class TestCoachEdits final : public QObject
{
    Q_OBJECT

private slots:
    void buildingBlocksNothing();
    void foundedPaysAndKeepsLimits();
    void bringsToACount_data();
    void bringsToACount();
    void buysAllOrNothing();
    void sendsAway();
    void journeymenFillUp();
    void namesTheUnnamed();

private:
    /// Orcs with two throwers and nine linemen, either still built or founded with this treasury.
    static Team team(bool founded, int treasury = 0);
    static const Ruleset &rules() { return testRuleset(u"crp"_s); }
};

Team TestCoachEdits::team(bool founded, int treasury)
{
    Team made = testTeam(rules(), u"orc"_s, {{u"thrower"_s, 2}, {u"lineman"_s, 9}});
    made.founded = founded;
    made.treasury = treasury;
    return made;
}

void TestCoachEdits::buildingBlocksNothing()
{
    const PositionId thrower(u"thrower"_s);
    const Team third = must(takeOn(team(false), rules(), thrower)); // two are allowed
    QCOMPARE(third.players.size(), size_t(12));
    QVERIFY(!takeOn(team(false), rules(), PositionId(u"juggler"_s)));
}

void TestCoachEdits::foundedPaysAndKeepsLimits()
{
    const PositionId lineman(u"lineman"_s);
    QCOMPARE(takeOn(team(true), rules(), lineman).error().code, ErrorCode::TooExpensive);
    const Team paid = must(takeOn(team(true, 60'000), rules(), lineman, u"Grum"_s));
    QCOMPARE(paid.treasury, 10'000);
    QCOMPARE(paid.players.back().name, u"Grum"_s);
    QCOMPARE(takeOn(team(true, 900'000), rules(), PositionId(u"thrower"_s)).error().code,
             ErrorCode::PositionFull);
}

void TestCoachEdits::bringsToACount_data()
{
    QTest::addColumn<bool>("founded");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("treasury");
    QTest::newRow("built, up") << false << 0 << 3 << 500'000;
    QTest::newRow("built, down") << false << 3 << 1 << 500'000;
    QTest::newRow("founded, up") << true << 1 << 3 << 260'000; // twice 120,000
    QTest::newRow("founded, as it is") << true << 2 << 2 << 500'000;
    QTest::newRow("founded, down") << true << 3 << 1 << 500'000;
}

void TestCoachEdits::bringsToACount()
{
    QFETCH(bool, founded);
    QFETCH(int, from);
    QFETCH(int, to);
    const Team before = team(founded, 500'000).with(TeamAsset::Reroll, from);
    const Team after = must(bringTo(before, rules(), TeamAsset::Reroll, to));
    QCOMPARE(after.rerolls, to);
    QTEST(after.treasury, "treasury");
    QVERIFY(!bringTo(before, rules(), TeamAsset::Reroll, -1));
}

void TestCoachEdits::buysAllOrNothing()
{
    // The gold is enough for one, and two were asked for.
    const Team poor = team(true, 130'000);
    QCOMPARE(bringTo(poor, rules(), TeamAsset::Reroll, 2).error().code, ErrorCode::TooExpensive);
    QCOMPARE(must(bringTo(poor, rules(), TeamAsset::Reroll, 1)).treasury, 10'000);
}

void TestCoachEdits::sendsAway()
{
    for (const bool founded : {false, true}) {
        const Team before = team(founded);
        const std::vector<PlayerId> two{before.players[0].id, before.players[3].id};
        const Team after = must(sendAway(before, two));
        QCOMPARE(after.players.size(), size_t(9));
        QCOMPARE(after.formerPlayers.size(), size_t(founded ? 2 : 0));
        if (founded)
            QCOMPARE(after.formerPlayers.front().status, PlayerStatus::Fired);
        QVERIFY(!sendAway(after, two));
    }
}

void TestCoachEdits::journeymenFillUp()
{
    Team few = team(true);
    few = must(sendAway(few, {few.players[0].id, few.players[1].id, few.players[2].id}));
    const Team full = must(fillWithJourneymen(few, rules()));
    QCOMPARE(playersAvailable(full), 11);
    QCOMPARE(must(fillWithJourneymen(full, rules())), full);
}

void TestCoachEdits::namesTheUnnamed()
{
    const NameGenerator names = must(loadNames());
    Team some = team(false);
    some.players[4].name = u"Grum"_s;
    SeededRandomSource dice(7);
    const Team named = must(inventNames(some, names, dice));
    std::set<QString> all;
    for (const Player &player : named.players)
        all.insert(player.name);
    QCOMPARE(all.size(), named.players.size());
    QVERIFY(!all.contains(QString()));
    QCOMPARE(named.players[4].name, u"Grum"_s);
}

QTEST_GUILESS_MAIN(TestCoachEdits)
#include "tst_coachedits.moc"
