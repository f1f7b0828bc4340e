// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/board.h"
#include "tests/support/matchdriver.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString own = u"0:1"_s;
const QString theirs = u"1:1"_s;
const QString lands = u"ball.lands"_s;
const QString onTheGround = u"on-the-ground"_s;

MatchSetup quiet(const QString &ruleset)
{
    MatchSetup setup = plainSetup(ruleset);
    if (ruleset == u"bb2016"_s)
        setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"lrb4"_s, u"lrb5"_s, u"crp"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// The first player of the home side, whose turn it is, blocks the first of the others.
void block(MatchDriver &match, const QString &result, const QString &outcome)
{
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"block.result"_s, result);
    if (match.asks(u"block.outcome"_s))
        match.choose(u"block.outcome"_s, outcome);
}

void show(MatchDriver &match, const QString &who, Square square)
{
    match.choose(u"hand.board"_s, who);
    match.number(u"hand.square"_s, board::numberOf(square));
}

} // namespace

/// After a carrier falls, the question is where the ball goes; nobody is where nobody carries it.
class TestMatchCarrier : public QObject
{
    Q_OBJECT

private slots:
    void whoIsBlockedDropsTheBall_data() { addEditions(); }
    void whoIsBlockedDropsTheBall();
    void theBallersOwnFall_data() { addEditions(); }
    void theBallersOwnFall();
    void itIsCaughtByAnotherOne();
    void theCrowdThrowsItBack_data() { addEditions(); }
    void theCrowdThrowsItBack();
    void theCrowdThrowsItBackOnTheBoard();
    void whoIsFoulingWithTheBall();
    void nobodyIsAskedWithoutABall();
};

/// Armour first, then the ball, and the turn of the other side goes on (crp.es.txt:602-606,
/// bb2016.en.txt:518-521, lrb4.de.txt:181).
void TestMatchCarrier::whoIsBlockedDropsTheBall()
{
    QFETCH(QString, ruleset);
    MatchDriver match(quiet(ruleset));
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    match.choose(u"hand.carrier"_s, theirs);
    block(match, u"defender-down"_s, u"defender"_s);
    QVERIFY(!match.asks(lands));
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(!match.state().carrier.isValid());
    match.choose(lands, onTheGround);
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, 0);
}

void TestMatchCarrier::theBallersOwnFall()
{
    QFETCH(QString, ruleset);
    MatchDriver match(quiet(ruleset));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, own);
    block(match, u"attacker-down"_s, u"attacker"_s);
    match.roll(u"armour"_s, {1, 1});
    match.choose(lands, onTheGround);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchCarrier::itIsCaughtByAnotherOne()
{
    MatchDriver match(quiet(u"crp"_s));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, theirs);
    block(match, u"defender-down"_s, u"defender"_s);
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(!match.choices(lands).contains(theirs)); // he lies there
    match.choose(lands, u"0:2"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {6});
    QCOMPARE(match.state().carrier.toString(), u"0:2"_s);
    QVERIFY(match.asks(u"end-turn"_s));
}

/// The fans have him first (crp.es.txt:575-584, bb2016.en.txt:496-500, lrb4.de.txt:65).
void TestMatchCarrier::theCrowdThrowsItBack()
{
    QFETCH(QString, ruleset);
    MatchDriver match(quiet(ruleset));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, theirs);
    block(match, u"pushed"_s, u"crowd"_s);
    QVERIFY(match.asks(u"injury"_s));
    match.until(lands);
    QVERIFY(!match.player(theirs).isOnPitch());
    QVERIFY(wordsOf(match, lands).detail.contains(u"2D6"_s));
    match.choose(lands, onTheGround);
    QVERIFY(match.asks(u"end-turn"_s));
}

/// From his last square: a three goes straight in, six squares with his own, and it bounces once.
void TestMatchCarrier::theCrowdThrowsItBackOnTheBoard()
{
    MatchDriver match(quiet(u"bb2016"_s));
    match.untilTurn();
    show(match, theirs, {20, 0});
    match.choose(u"hand.carrier"_s, theirs);
    block(match, u"pushed"_s, u"crowd"_s);
    match.roll(u"injury"_s, {1, 1});
    QVERIFY(match.asks(lands)); // by hand as well
    match.roll(u"ball-thrown-in"_s, {3, 3, 3});
    QVERIFY((board::ballSquare(match.state()) == Square{20, 5}));
    match.roll(u"ball.scatter"_s, {5});
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(!match.state().carrier.isValid());
}

/// It bounces from where he was sent off (crp.es.txt:1866-1868).
void TestMatchCarrier::whoIsFoulingWithTheBall()
{
    MatchDriver match(quiet(u"crp"_s));
    match.untilTurn();
    match.putDown(theirs);
    match.choose(u"hand.carrier"_s, own);
    match.choose(u"foul"_s, own);
    match.choose(u"foul.victim"_s, theirs);
    match.alwaysRoll(u"armour"_s, {1, 1}); // a double
    match.until(lands);
    QCOMPARE(match.player(own).where, Whereabouts::SentOff);
    match.choose(lands, onTheGround);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchCarrier::nobodyIsAskedWithoutABall()
{
    MatchDriver match(quiet(u"crp"_s));
    match.untilTurn();
    block(match, u"defender-down"_s, u"defender"_s);
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(match.asks(u"end-turn"_s));
    match.choose(u"crowd"_s, u"1:2"_s);
    match.roll(u"injury"_s, {1, 1});
    QVERIFY(match.asks(u"end-turn"_s));
}

QTEST_GUILESS_MAIN(TestMatchCarrier)
#include "tst_matchcarrier.moc"
