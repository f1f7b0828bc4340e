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
    void someBallsAreHardToThrow_data();
    void someBallsAreHardToThrow();
    void theWindMovesNoHeavyBall_data();
    void theWindMovesNoHeavyBall();
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
    match.keepRoll();
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
    match.keepRoll();
    QCOMPARE(match.asks(u"roll"_s), die == 1);
    if (die != 1)
        return;
    match.roll(u"roll"_s, {3});
    QVERIFY(match.player(clumsy).has(u"bone-head"_s));
}

void TestMatchBalls::someBallsAreHardToThrow_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("ball");
    QTest::addColumn<QString>("range");
    QTest::addColumn<QString>("needed");
    QTest::addColumn<bool>("bomb");
    const auto row
        = [](const char *name, const QString &roster, const QString &position, const QString &ball,
             const QString &range, const QString &needed, bool bomb) {
              QTest::newRow(name) << roster << position << ball << range << needed << bomb;
          };
    const QString dwarf = u"dwarf"_s;
    const QString blocker = u"blocker"_s;
    row("ordinary", dwarf, blocker, u"none"_s, u"long-pass"_s, u"5+"_s, true);
    row("heavy, short", dwarf, blocker, u"master-hewn-ball"_s, u"short-pass"_s, u"4+"_s, false);
    row("heavy, long", dwarf, blocker, u"master-hewn-ball"_s, u"long-pass"_s, u"6+"_s, false);
    row("deflated", u"goblin"_s, u"goblin"_s, u"shady-special"_s, u"quick-pass"_s, u"5+"_s, true);
}

/// A heavy ball flies no long bomb, and a long pass with it is harder (bb2016 L2108-2110); one that
/// is deflated is harder to throw at any distance (L2265-2266).
void TestMatchBalls::someBallsAreHardToThrow()
{
    QFETCH(QString, roster);
    QFETCH(QString, position);
    QFETCH(QString, ball);
    QFETCH(QString, range);
    QFETCH(QString, needed);
    QFETCH(bool, bomb);
    MatchDriver match(ballSetup(roster, position));
    kickOff(match, ball);
    const Seat active = match.state().active;
    const QString thrower = match.onPitch(active, 0);
    match.choose(u"hand.carrier"_s, thrower);
    match.choose(u"roll.pass"_s, thrower);
    match.choose(u"pass.partner"_s, match.onPitch(active, 1));
    match.choose(u"pass.interceptor"_s, u"none"_s);
    QCOMPARE(match.choices(u"roll.range"_s).contains(u"long-bomb"_s), bomb);
    match.choose(u"roll.range"_s, range);
    match.choose(u"roll.zones"_s, u"0"_s);
    const QString title = wordsOf(match, u"roll.die"_s).title;
    QVERIFY2(title.endsWith(needed), qPrintable(title));
}

void TestMatchBalls::theWindMovesNoHeavyBall_data()
{
    QTest::addColumn<QString>("ball");
    QTest::newRow("ordinary") << u"none"_s;
    QTest::newRow("heavy") << u"master-hewn-ball"_s;
}

/// bb2016 L2105-2107.
void TestMatchBalls::theWindMovesNoHeavyBall()
{
    QFETCH(QString, ball);
    MatchDriver match(ballSetup(u"dwarf"_s, u"blocker"_s));
    match.until(u"special-ball"_s);
    match.choose(u"special-ball"_s, ball);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {3, 4});
    match.roll(u"changing-weather"_s, {3, 4});
    QCOMPARE(match.asks(u"gust"_s), ball == u"none"_s);
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
