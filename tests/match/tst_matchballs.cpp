// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The away side kicks a special ball off.
MatchSetup ballSetup(const QString &roster, const QString &position)
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.options[OptionId(u"special-balls"_s)] = true;
    setup.options[OptionId(u"goblin-balls"_s)] = true;
    setup.teams[1] = plainTeam(u"bb2016"_s, roster, position);
    return setup;
}

void kickOff(MatchDriver &match, const QString &ball, int fuseLength = 0)
{
    match.alwaysRoll(u"kick-off-table"_s, {1, 3});
    match.until(u"special-ball"_s);
    match.choose(u"special-ball"_s, ball);
    if (fuseLength > 0) {
        match.until(u"fuse.length"_s);
        match.number(u"fuse.length"_s, fuseLength);
    }
    match.untilTurn();
}

} // namespace

/// The special balls, with forced dice.
class TestMatchBalls : public QObject
{
    Q_OBJECT

private slots:
    void spikyBall();
    void theSpikyBallStabsByItself_data();
    void theSpikyBallStabsByItself();
    void aSecondRollEscapesTheSpikes();
    void squigBreaksFree();
    void brazier_data();
    void brazier();
    void theBrazierChangesByItself_data();
    void theBrazierChangesByItself();
    void fuse_data();
    void fuse();
    void theBallExplodes();
};

void TestMatchBalls::spikyBall()
{
    MatchDriver match(ballSetup(u"orc"_s, u"lineman"_s));
    kickOff(match, u"extra-spiky-ball"_s);
    const QString clumsy = match.onPitch(0, 0);
    match.choose(u"spiked"_s, clumsy);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(clumsy).posture, Posture::Stunned);
}

void TestMatchBalls::theSpikyBallStabsByItself_data()
{
    QTest::addColumn<QString>("roll");
    QTest::addColumn<int>("die");
    for (const QString &roll : {u"roll.pick-up"_s, u"roll.catch"_s}) {
        QTest::addRow("%s, 1", qPrintable(roll)) << roll << 1;
        QTest::addRow("%s, 2", qPrintable(roll)) << roll << 2;
    }
}

/// On a 1 that was rolled here, not on another number that is not enough (bb2016 L2164-2171).
void TestMatchBalls::theSpikyBallStabsByItself()
{
    QFETCH(QString, roll);
    QFETCH(int, die);
    MatchDriver match(ballSetup(u"orc"_s, u"lineman"_s));
    kickOff(match, u"extra-spiky-ball"_s);
    const QString clumsy = match.onPitch(match.state().active, 0);
    match.choose(roll, clumsy);
    match.choose(u"roll.zones"_s, u"3"_s); // so that a 2 fails, too
    match.roll(u"roll.die"_s, {die});
    QCOMPARE(match.asks(u"armour"_s), die == 1);
    if (die != 1)
        return;
    QVERIFY(wordsOf(match, u"armour"_s).detail.startsWith(u"Stabbed by the ball. "_s));
    match.roll(u"armour"_s, {6, 6});
    QVERIFY(newestLine(match).contains(u"he ball stabs; armour of "_s));
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(clumsy).posture, Posture::Stunned);
}

/// What counts is the die after a re-roll.
void TestMatchBalls::aSecondRollEscapesTheSpikes()
{
    MatchDriver match(ballSetup(u"orc"_s, u"lineman"_s));
    kickOff(match, u"extra-spiky-ball"_s);
    const QString clumsy = match.onPitch(match.state().active, 0);
    match.choose(u"roll.pick-up"_s, clumsy);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {1});
    match.choose(u"roll-again"_s, u"team"_s);
    match.roll(u"roll.die"_s, {6});
    QVERIFY(!match.asks(u"armour"_s));
    QCOMPARE(match.state().carrier.toString(), clumsy);
}

void TestMatchBalls::squigBreaksFree()
{
    MatchDriver match(ballSetup(u"orc"_s, u"lineman"_s));
    kickOff(match, u"limpin-squig"_s);
    match.choose(u"hand.carrier"_s, match.onPitch(0, 0));
    for (const int die : {2, 1}) {
        match.confirm(u"end-turn"_s);
        match.until(u"roll"_s);
        match.roll(u"roll"_s, {die});
        QCOMPARE(match.state().carrier.isValid(), die > 1);
        match.untilTurn();
    }
    match.confirm(u"end-turn"_s); // nobody has it any more
    match.untilTurn();
}

void TestMatchBalls::brazier_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<Profile>("change");
    QTest::newRow("2") << u"no-hands"_s << Profile{};
    QTest::newRow("3") << u"bone-head"_s << Profile{};
    QTest::newRow("4") << u"thick-skull"_s << Profile{-2, 0, 0, 0};
    QTest::newRow("5") << u"foul-appearance"_s << Profile{};
    QTest::newRow("6") << QString() << Profile{0, 0, 0, 1};
}

void TestMatchBalls::brazier()
{
    QFETCH(QString, skill);
    QFETCH(Profile, change);
    MatchDriver match(ballSetup(u"skaven"_s, u"lineman"_s));
    kickOff(match, u"warpstone-brazier"_s);
    const QString clumsy = match.onPitch(0, 0);
    const Profile before = match.player(clumsy).profile();
    match.choose(u"brazier"_s, clumsy);
    match.roll(u"roll"_s, {QString::fromLatin1(QTest::currentDataTag()).toInt()});
    QVERIFY(skill.isEmpty() || match.player(clumsy).has(skill));
    QCOMPARE(match.player(clumsy).profile().movement, before.movement + change.movement);
    QCOMPARE(match.player(clumsy).profile().armour, before.armour + change.armour);
    // Another one takes its place; the first of them burns.
    match.choose(u"brazier"_s, clumsy);
    match.roll(u"roll"_s, {1});
    QVERIFY(skill.isEmpty() || !match.player(clumsy).has(skill));
    match.roll(u"armour"_s, {4, 4}); // AV 8 and one more
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(clumsy).posture, Posture::Stunned);
}

void TestMatchBalls::theBrazierChangesByItself_data()
{
    QTest::addColumn<int>("die");
    QTest::newRow("1") << 1;
    QTest::newRow("2") << 2;
}

/// On a 1 that was rolled here, not on another number that is not enough (bb2016 L2066-2069).
void TestMatchBalls::theBrazierChangesByItself()
{
    QFETCH(int, die);
    MatchDriver match(ballSetup(u"skaven"_s, u"lineman"_s));
    kickOff(match, u"warpstone-brazier"_s);
    const QString clumsy = match.onPitch(match.state().active, 0);
    match.choose(u"roll.pick-up"_s, clumsy);
    match.choose(u"roll.zones"_s, u"3"_s); // so that a 2 fails, too
    match.roll(u"roll.die"_s, {die});
    QCOMPARE(match.asks(u"roll"_s), die == 1);
    if (die != 1)
        return;
    match.roll(u"roll"_s, {3});
    QVERIFY(match.player(clumsy).has(u"bone-head"_s));
}

void TestMatchBalls::fuse_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<QString>("pays");
    QTest::addColumn<int>("left");
    QTest::newRow("goes out") << 1 << u"no"_s << 0;
    QTest::newRow("kept alight") << 1 << u"yes"_s << 5;
    QTest::newRow("burns") << 2 << QString() << 4;
    QTest::newRow("burns, too") << 5 << QString() << 4;
    QTest::newRow("burns fast") << 6 << QString() << 3;
}

void TestMatchBalls::fuse()
{
    QFETCH(int, die);
    QFETCH(QString, pays);
    MatchDriver match(ballSetup(u"goblin"_s, u"goblin"_s));
    kickOff(match, u"explodin-ball"_s, 5);
    const int rerolls = match.state().side(1).rerolls.team();
    match.confirm(u"end-turn"_s);
    match.roll(u"fuse"_s, {die});
    if (!pays.isEmpty())
        match.choose(u"fuse.re-roll"_s, pays);
    QTEST(match.state().side(1).counters.value(u"fuse"_s), "left");
    QCOMPARE(match.state().side(1).rerolls.team(), rerolls - (pays == u"yes"_s ? 1 : 0));
}

void TestMatchBalls::theBallExplodes()
{
    MatchDriver match(ballSetup(u"goblin"_s, u"goblin"_s));
    kickOff(match, u"explodin-ball"_s, 1);
    const QString carrier = match.onPitch(0, 0);
    const QString lying = match.onPitch(0, 1);
    const QString standing = match.onPitch(1, 0);
    const QString lucky = match.onPitch(1, 1);
    match.choose(u"hand.carrier"_s, carrier);
    match.choose(u"hand.player"_s, lying);
    match.choose(u"hand.place"_s, u"prone"_s);
    match.confirm(u"end-turn"_s);
    match.roll(u"fuse"_s, {3});
    match.roll(u"armour"_s, {1, 1}); // the carrier falls in any case
    QCOMPARE(match.player(carrier).posture, Posture::Prone);
    match.choose(u"blast"_s, QStringList{lying, standing, lucky});
    match.roll(u"spell.roll"_s, {4, 3});
    match.roll(u"armour"_s, {1, 1}); // who fell now
    match.roll(u"armour"_s, {6, 6}); // who lay there
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(standing).posture, Posture::Prone);
    QCOMPARE(match.player(lucky).posture, Posture::Standing);
    QCOMPARE(match.player(lying).posture, Posture::Stunned);
    QVERIFY(match.state().occasion.ball.isEmpty());
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    QVERIFY(!match.asks(u"fuse"_s));
}

QTEST_GUILESS_MAIN(TestMatchBalls)
#include "tst_matchballs.moc"
