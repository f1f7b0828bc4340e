// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/boardpush.h"
#include "core/match/rolls/boardactions.h"
#include "core/match/rolls/walk.h"
#include "core/match/shownonpitch.h"
#include "core/match/state/board.h"
#include "core/pitch/passruler.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString own = u"0:1"_s;
const QString mate = u"0:2"_s;
const QString theirs = u"1:1"_s;
const QString other = u"1:2"_s;
const QStringList editions{u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s};

MatchSetup taught(const QString &ruleset, const QStringList &skills,
                  const QStringList &opponents = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, skills);
    teach(setup.teams[1], 0, opponents);
    setup.options[OptionId(u"special-plays"_s)] = false;
    for (Team &team : setup.teams)
        team.rerolls = 0;
    return setup;
}

void untilHome(MatchDriver &match)
{
    match.untilTurn();
    if (match.state().active != 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
}

void show(MatchDriver &match, const QString &who, Square square)
{
    for (const Event &event : board::placing(who, square))
        QVERIFY(match.session().act({0, {event}}));
}

Square at(const MatchDriver &match, const QString &who)
{
    return match.state().board.value(who, {-1, -1});
}

/// He has gone as far as his movement takes him, and stands beside an opponent.
MatchDriver beside(const QString &ruleset, const QStringList &opponents = {})
{
    MatchDriver match(taught(ruleset, {}, opponents));
    untilHome(match);
    show(match, own, {4, 5});
    show(match, own, {10, 5}); // movement 6
    show(match, theirs, {11, 5});
    return match;
}

void goTo(MatchDriver &match, const QString &square)
{
    match.choose(u"move"_s, own);
    match.choose(u"move.square"_s, square);
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : editions)
        QTest::newRow(qPrintable(edition)) << edition;
}

/// Blocks on the pitch, up to their outcome.
MatchDriver pushing(const MatchSetup &setup, const QString &result = u"pushed"_s)
{
    MatchDriver match(setup);
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"block.result"_s, result);
    return match;
}

} // namespace

/// Where players stand on the pitch once they have moved, fallen, been pushed, held or followed.
class TestPitchMoves final : public QObject
{
    Q_OBJECT

private slots:
    void aSquareThatTakesTwoRolls_data();
    void aSquareThatTakesTwoRolls();
    void aSquareWithTheBall();
    void whatIsNoWayIsNotOffered();
    void theWayTakesTheStep_data() { addEditions(); }
    void theWayTakesTheStep();
    void aDodgeShownByHand_data() { addEditions(); }
    void aDodgeShownByHand();
    void heldByTentacles_data();
    void heldByTentacles();
    void nobodyIsNearEnoughToHold();
    void askedWithoutThePitch();
    void followed_data();
    void followed();
    void pushedAndFollowed_data();
    void pushedAndFollowed();
    void whoMustFollowDoes();
    void whoFendsIsNotFollowed_data();
    void whoFendsIsNotFollowed();
    void whoStandsFirmStays_data();
    void whoStandsFirmStays();
    void whoStepsAsideChooses_data();
    void whoStepsAsideChooses();
    void pushedIntoOthers();
    void pushedOffThePitch();
    void pushedOntoTheBall();
    void theCarrierTakesTheBallAlong();
    void whoFallsLiesWhereHeWasPushed();
    void aBlitzTakesASquare();
    void earlierJournalsKnowNoPush();
    void thePitchOffersTheSquares();
    void thePitchAnswersAThrow();
    void whoIsInTheWayOfAThrowIsAsked();
    void whoIsOutOfReachStandsLast();
    void aThrowAtASquareKnowsItsRange();
    void aBlitzBeyondHisMovementIsGoneFor();
    void theFrenziedBlocksWhomHeStillReaches_data();
    void theFrenziedBlocksWhomHeStillReaches();
    void aTraitKeepsWhatWasBegun_data();
    void aTraitKeepsWhatWasBegun();
    void aWayGoesOnAfterEachRoll();
    void aSetUpWithHolesIsDoubted();
    void aKickOffThePitchIsATouchback();
};

void TestPitchMoves::aSquareThatTakesTwoRolls_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("dodges"); // the first roll succeeds
    QTest::addColumn<bool>("goes"); // and the second
    QTest::addColumn<Square>("ends");
    const Square before{10, 5};
    const Square after{9, 5};
    for (const QString &edition : editions) {
        // lrb4.de.txt:73-74, 125: he falls where he wanted to leave
        const Square fallen = edition == u"lrb4"_s ? before : after;
        QTest::addRow("%s, caught", qPrintable(edition)) << edition << false << false << fallen;
        QTest::addRow("%s, slips", qPrintable(edition)) << edition << true << false << after;
        QTest::addRow("%s, gets there", qPrintable(edition)) << edition << true << true << after;
    }
}

/// Out of a tackle zone and further than he may: he is rolled for where he goes (crp L293-296,
/// L1615-1619, bb2016 L311-314, L1680-1682).
void TestPitchMoves::aSquareThatTakesTwoRolls()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, dodges);
    QFETCH(bool, goes);
    QFETCH(Square, ends);
    MatchDriver match = beside(ruleset);
    goTo(match, u"J6"_s);
    QVERIFY2(wordsOf(match, u"roll.die"_s).title.contains(u"odge"_s),
             qPrintable(wordsOf(match, u"roll.die"_s).title));
    match.roll(u"roll.die"_s, {dodges ? 6 : 1});
    if (dodges) {
        QVERIFY(wordsOf(match, u"roll.die"_s).title.contains(u"oing"_s));
        QCOMPARE(at(match, own), (Square{9, 5}));
        match.roll(u"roll.die"_s, {goes ? 2 : 1});
    }
    QCOMPARE(at(match, own), ends);
    QCOMPARE(match.player(own).posture, goes ? Posture::Standing : Posture::Prone);
    QCOMPARE(match.asks(u"armour"_s), !goes);
    QVERIFY(!match.asks(u"roll.die"_s)); // nothing more of it
    if (goes)
        QVERIFY(match.asks(u"end-turn"_s));
}

void TestPitchMoves::aSquareWithTheBall()
{
    for (const int face : {6, 1}) {
        MatchDriver match(taught(u"crp"_s, {}));
        untilHome(match);
        show(match, own, {5, 5});
        show(match, theirs, {6, 6});
        show(match, board::ball, {4, 5});
        goTo(match, u"E6"_s);
        match.roll(u"roll.die"_s, {face}); // he gets away, or falls where it lies
        if (face == 6) {
            QVERIFY(match.asks(u"roll.die"_s));
            match.roll(u"roll.die"_s, {6});
            QCOMPARE(match.state().carrier.toString(), own);
        } else {
            match.roll(u"armour"_s, {1, 1});
            QVERIFY2(match.asks(u"ball.loose"_s) || match.offered().join(u' ').contains(u"ball"_s),
                     qPrintable(match.offered().join(u' ')));
        }
    }
}

void TestPitchMoves::whatIsNoWayIsNotOffered()
{
    MatchDriver match(taught(u"crp"_s, {}));
    untilHome(match);
    QVERIFY(!match.asks(u"move"_s)); // nobody shows the pitch
    show(match, own, {0, 0});
    show(match, mate, {1, 0});
    match.choose(u"move"_s, own);
    QCOMPARE(match.choices(u"move.square"_s), (QStringList{u"A2"_s, u"B2"_s}));
}

/// The safest way begins with the squares that need no roll.
void TestPitchMoves::theWayTakesTheStep()
{
    QFETCH(QString, ruleset);
    MatchDriver match = beside(ruleset);
    const auto way = Walks(match.session().game().context(), match.state(), own).to({9, 5});
    QVERIFY(way);
    QCOMPARE(way->steps.front().rolls.size(), size_t(2));
    QVERIFY(match.session().act({0, walking(own, *way)}));
    QVERIFY(match.asks(u"roll.die"_s));
    match.roll(u"roll.die"_s, {6});
    match.roll(u"roll.die"_s, {6});
    QCOMPARE(at(match, own), (Square{9, 5}));
    QVERIFY(match.asks(u"end-turn"_s));
    // The two squares that he may go for are counted.
    QCOMPARE(std::count(match.player(own).usedThisTurn.begin(),
                        match.player(own).usedThisTurn.end(), TurnUse(RollId(u"going-for-it"_s))),
             1);
}

/// Who is shown on the next square once the roll was begun.
void TestPitchMoves::aDodgeShownByHand()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    match.choose(u"roll.dodge"_s, own);
    match.choose(u"roll.zones"_s, ruleset == u"lrb4"_s ? u"1"_s : u"0"_s);
    show(match, own, {9, 5});
    match.roll(u"roll.die"_s, {1});
    QCOMPARE(at(match, own), (ruleset == u"lrb4"_s ? Square{10, 5} : Square{9, 5}));
}

void TestPitchMoves::heldByTentacles_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<bool>("held");
    for (const QString &edition : editions) { // both are of strength 3: L5376-5386
        QTest::addRow("%s, 5", qPrintable(edition)) << edition << std::vector{2, 3} << true;
        QTest::addRow("%s, 6", qPrintable(edition)) << edition << std::vector{3, 3} << false;
    }
}

void TestPitchMoves::heldByTentacles()
{
    QFETCH(QString, ruleset);
    QFETCH(std::vector<int>, dice);
    QFETCH(bool, held);
    MatchDriver match(taught(ruleset, {}, {u"tentacles"_s}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    goTo(match, u"J6"_s);
    QCOMPARE(match.choices(u"tentacles"_s), QStringList{theirs});
    QVERIFY(!match.asks(u"roll.die"_s));
    match.choose(u"tentacles"_s, theirs);
    match.roll(u"roll.die"_s, dice);
    QCOMPARE(match.asks(u"roll.die"_s), !held); // his dodge
    QCOMPARE(at(match, own), (held ? Square{10, 5} : Square{9, 5}));
    if (held) {
        QVERIFY(match.asks(u"end-turn"_s)); // and no turnover
        QVERIFY(!match.choices(u"move"_s).contains(own));
    }
}

void TestPitchMoves::nobodyIsNearEnoughToHold()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"tentacles"_s}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {13, 5});
    show(match, other, {11, 5});
    goTo(match, u"J6"_s);
    QVERIFY(match.asks(u"roll.die"_s));
    QVERIFY(!match.asks(u"tentacles"_s));
}

/// Where nobody shows the pitch it is asked for every dodge; who does not want it goes on.
void TestPitchMoves::askedWithoutThePitch()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"tentacles"_s, u"shadowing"_s}));
    untilHome(match);
    match.choose(u"roll.dodge"_s, own);
    QVERIFY(match.asks(u"tentacles"_s));
    match.confirm(u"tentacles.none"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {6});
    QVERIFY(match.asks(u"shadow"_s));
    match.confirm(u"shadow.none"_s);
    QVERIFY(match.asks(u"end-turn"_s));
}

void TestPitchMoves::followed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<bool>("follows");
    for (const QString &edition : editions) { // movement 6 against 5: L5082-5092
        QTest::addRow("%s, 7", qPrintable(edition)) << edition << std::vector{3, 3} << true;
        QTest::addRow("%s, 8", qPrintable(edition)) << edition << std::vector{3, 4} << false;
    }
}

void TestPitchMoves::followed()
{
    QFETCH(QString, ruleset);
    QFETCH(std::vector<int>, dice);
    QFETCH(bool, follows);
    MatchDriver match(taught(ruleset, {}, {u"shadowing"_s}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    goTo(match, u"J6"_s);
    match.roll(u"roll.die"_s, {6});
    match.choose(u"shadow"_s, theirs);
    match.roll(u"roll.die"_s, dice);
    QCOMPARE(at(match, theirs), (follows ? Square{10, 5} : Square{11, 5}));
    QVERIFY(match.asks(u"end-turn"_s));
}

void TestPitchMoves::pushedAndFollowed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<bool>("follows");
    for (const QString &edition : editions) {
        QTest::addRow("%s, follows", qPrintable(edition)) << edition << true;
        QTest::addRow("%s, stays", qPrintable(edition)) << edition << false;
    }
}

/// Who blocks says where he is pushed, and decides on following before anything else is rolled
/// (crp L572-576, bb2016 L440-443).
void TestPitchMoves::pushedAndFollowed()
{
    QFETCH(QString, ruleset);
    QFETCH(bool, follows);
    MatchDriver match = pushing(taught(ruleset, {}), u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    QCOMPARE(match.choices(u"push-back.square"_s), (QStringList{u"M5"_s, u"M6"_s, u"M7"_s}));
    QVERIFY(!match.asks(u"armour"_s));
    match.choose(u"push-back.square"_s, u"M6"_s);
    QCOMPARE(at(match, theirs), (Square{12, 5}));
    match.choose(u"follow-up"_s, follows ? u"yes"_s : u"no"_s);
    QCOMPARE(at(match, own), (follows ? Square{11, 5} : Square{10, 5}));
    QCOMPARE(match.player(theirs).posture, Posture::Prone);
    QVERIFY(match.asks(u"armour"_s));
}

/// L4890-4892.
void TestPitchMoves::whoMustFollowDoes()
{
    MatchDriver match = pushing(taught(u"crp"_s, {u"frenzy"_s}));
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"push-back.square"_s, u"M6"_s);
    QVERIFY(!match.asks(u"follow-up"_s));
    QCOMPARE(at(match, own), (Square{11, 5}));
}

void TestPitchMoves::whoFendsIsNotFollowed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<bool>("asked");
    for (const QString &edition : editions) {
        QTest::addRow("%s", qPrintable(edition))
            << edition << u"block"_s << QStringList() << false; // L5387-5390
        QTest::addRow("%s, juggernaut", qPrintable(edition))
            << edition << u"block"_s << QStringList{u"juggernaut"_s} << false;
        QTest::addRow("%s, juggernaut on a blitz", qPrintable(edition))
            << edition << u"blitz"_s << QStringList{u"juggernaut"_s} << true;
    }
}

void TestPitchMoves::whoFendsIsNotFollowed()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(QStringList, skills);
    QFETCH(bool, asked);
    MatchDriver match(taught(ruleset, skills, {u"fend"_s}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    match.choose(action, own);
    match.choose(action + u".victim"_s, theirs);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"push-back.square"_s, u"M6"_s);
    QCOMPARE(match.asks(u"follow-up"_s), asked);
}

void TestPitchMoves::whoStandsFirmStays_data()
{
    QTest::addColumn<QString>("result");
    QTest::addColumn<bool>("stays");
    for (const QString &result : {u"pushed"_s, u"defender-down"_s}) {
        for (const bool stays : {true, false})
            QTest::addRow("%s, %d", qPrintable(result), stays) << result << stays;
    }
}

/// L4998-5003: it is up to him, and he may fall where he stands.
void TestPitchMoves::whoStandsFirmStays()
{
    QFETCH(QString, result);
    QFETCH(bool, stays);
    MatchDriver match = pushing(taught(u"crp"_s, {}, {u"stand-firm"_s}), result);
    match.choose(u"block.outcome"_s, result == u"pushed"_s ? u"nobody"_s : u"defender"_s);
    QVERIFY(match.asks(u"push-back.stay"_s));
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id == u"push-back.stay"_s)
            QCOMPARE(prompt.seat, 1);
    }
    match.choose(u"push-back.stay"_s, stays ? u"yes"_s : u"no"_s);
    QCOMPARE(match.asks(u"push-back.square"_s), !stays);
    if (!stays)
        return;
    QVERIFY(!match.asks(u"follow-up"_s));
    QCOMPARE(at(match, theirs), (Square{11, 5}));
    QCOMPARE(match.asks(u"armour"_s), result != u"pushed"_s);
}

void TestPitchMoves::whoStepsAsideChooses_data()
{
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QStringList>("opponents");
    QTest::addColumn<int>("squares");
    QTest::addColumn<Seat>("chooses");
    const QStringList none;
    QTest::newRow("neither") << none << u"block"_s << none << 3 << Seat(0);
    QTest::newRow("he") << none << u"block"_s << QStringList{u"side-step"_s} << 7
                        << Seat(1); // L4788-4797
    QTest::newRow("grab") << QStringList{u"grab"_s} << u"block"_s << none << 7
                          << Seat(0); // L4549-4553
    QTest::newRow("grab on a blitz")
        << QStringList{u"grab"_s} << u"blitz"_s << none << 3 << Seat(0);
    QTest::newRow("both") << QStringList{u"grab"_s} << u"block"_s << QStringList{u"side-step"_s}
                          << 3 << Seat(0); // L4554-4556
}

void TestPitchMoves::whoStepsAsideChooses()
{
    QFETCH(QStringList, skills);
    QFETCH(QString, action);
    QFETCH(QStringList, opponents);
    QFETCH(int, squares);
    QFETCH(Seat, chooses);
    MatchDriver match(taught(u"crp"_s, skills, opponents));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    match.choose(action, own);
    match.choose(action + u".victim"_s, theirs);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    for (const Prompt &prompt : match.session().prompts()) {
        if (prompt.id != u"push-back.square"_s)
            continue;
        QCOMPARE(prompt.choices.size(), squares);
        QCOMPARE(prompt.seat, chooses);
    }
    QVERIFY(match.asks(u"push-back.square"_s));
}

/// L525-534: all three squares are taken.
void TestPitchMoves::pushedIntoOthers()
{
    MatchDriver match(taught(u"crp"_s, {}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    show(match, u"1:2"_s, {12, 4});
    show(match, u"1:3"_s, {12, 5});
    show(match, u"1:4"_s, {12, 6});
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"push-back.square"_s, u"M6"_s); // into the one behind
    QCOMPARE(match.choices(u"push-back.square"_s), (QStringList{u"N5"_s, u"N6"_s, u"N7"_s}));
    match.choose(u"push-back.square"_s, u"N7"_s);
    QCOMPARE(at(match, u"1:3"_s), (Square{13, 6}));
    QCOMPARE(at(match, theirs), (Square{12, 5}));
    match.choose(u"follow-up"_s, u"yes"_s);
    QCOMPARE(at(match, own), (Square{11, 5}));
}

/// He is gone before his square is taken, but it is decided before he is hurt.
void TestPitchMoves::pushedOffThePitch()
{
    MatchDriver match(taught(u"crp"_s, {}));
    untilHome(match);
    show(match, own, {10, 1});
    show(match, theirs, {10, 0});
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"crowd"_s);
    QVERIFY(!match.asks(u"injury"_s));
    match.choose(u"follow-up"_s, u"yes"_s);
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(at(match, own), (Square{10, 0}));
    QVERIFY(!match.state().board.contains(theirs));
}

/// L522-524: a square with nothing but the ball is empty, and it bounces.
void TestPitchMoves::pushedOntoTheBall()
{
    MatchDriver match(taught(u"crp"_s, {}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    show(match, board::ball, {12, 5});
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"push-back.square"_s, u"M6"_s);
    match.choose(u"follow-up"_s, u"no"_s);
    QVERIFY(!match.asks(u"end-turn"_s));
}

void TestPitchMoves::theCarrierTakesTheBallAlong()
{
    MatchDriver match(taught(u"crp"_s, {}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    match.choose(u"hand.carrier"_s, theirs);
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.choose(u"push-back.square"_s, u"M7"_s);
    match.choose(u"follow-up"_s, u"no"_s);
    QVERIFY((board::ballSquare(match.state()) == Square{12, 6}));
}

void TestPitchMoves::whoFallsLiesWhereHeWasPushed()
{
    MatchDriver match = pushing(taught(u"crp"_s, {}, {u"dodge"_s}), u"defender-stumbles"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s); // he keeps his feet, and is pushed
    match.choose(u"push-back.square"_s, u"M5"_s);
    match.choose(u"follow-up"_s, u"no"_s);
    QCOMPARE(at(match, theirs), (Square{12, 4}));
    QCOMPARE(match.player(theirs).posture, Posture::Standing);
    MatchDriver stays = pushing(taught(u"crp"_s, {}), u"both-down"_s);
    QVERIFY(!stays.asks(u"push-back.square"_s));
    QCOMPARE(at(stays, theirs), (Square{11, 5}));
}

/// L197-199: the block takes one of his squares.
void TestPitchMoves::aBlitzTakesASquare()
{
    const auto squares = [](const QString &action) {
        MatchDriver match(taught(u"crp"_s, {}));
        untilHome(match);
        show(match, own, {10, 5});
        show(match, theirs, {11, 5});
        match.choose(action, own);
        match.choose(action + u".victim"_s, theirs);
        const auto &used = match.player(own).usedThisTurn;
        return std::count(used.begin(), used.end(), TurnUse(TurnMark::Square));
    };
    QCOMPARE(squares(u"blitz"_s), 1);
    QCOMPARE(squares(u"block"_s), 0);
}

/// Who went on without saying where: nobody moves.
void TestPitchMoves::earlierJournalsKnowNoPush()
{
    MatchDriver match = pushing(taught(u"crp"_s, {}));
    match.choose(u"block.outcome"_s, u"nobody"_s);
    std::vector<LogAction> lines;
    for (const EventGroup &group : match.session().log().groups())
        lines.push_back({LogAction::Kind::Do, group, {}});
    Event next;
    next.prompt = u"end-turn"_s;
    next.seat = 0;
    lines.push_back({LogAction::Kind::Do, {0, {next}}, {}});
    MatchSession earlier(match.session().game());
    QVERIFY(earlier.restore(lines));
    QVERIFY(earlier.rejectedEvents().empty());
    QCOMPARE(earlier.state().active, 1);
    QCOMPARE(earlier.state().board.value(theirs), (Square{11, 5}));
}

/// One click says both: what happens to the player, and the square.
void TestPitchMoves::thePitchOffersTheSquares()
{
    MatchDriver match = pushing(taught(u"crp"_s, {}));
    const MatchContext &context = match.session().game().context();
    const BoardAdvisor advisor(context);
    const auto push = [&] { return pendingPush(context, match.state(), advisor); };
    QVERIFY(push());
    QCOMPARE(push()->victim, theirs);
    QCOMPARE(push()->squares.size(), size_t(3));
    QVERIFY(match.session().act({0, push()->to({12, 6})}));
    QCOMPARE(at(match, theirs), (Square{12, 6}));
    QVERIFY(match.asks(u"follow-up"_s));
    QVERIFY(match.session().undo());
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(push() && !push()->outcome);
    QVERIFY(match.session().act({0, push()->to({12, 4})}));
    QCOMPARE(at(match, theirs), (Square{12, 4}));
}

namespace {

/// Everybody is shown, in the lines of a set-up.
MatchDriver linedUp(const MatchSetup &setup)
{
    MatchDriver match(setup);
    untilHome(match);
    for (const Seat seat : {0, 1}) {
        if (!match.session().act({0, board::liningUp(match.state(), seat)}))
            qFatal("nobody is lined up");
    }
    return match;
}

/// The thrower has the ball, three squares from his mate.
MatchDriver throwing()
{
    MatchDriver match = linedUp(taught(u"bb2016"_s, {}));
    match.choose(u"hand.carrier"_s, own);
    show(match, own, {4, 7});
    show(match, mate, {7, 7});
    match.choose(u"roll.pass"_s, own);
    return match;
}

QStringList namesOf(const std::vector<Event> &events)
{
    QStringList names;
    for (const Event &event : events)
        names.append(event.prompt + u'=' + event.choice());
    return names;
}

Event chosen(const QString &prompt, const QString &choice, Seat seat = 0)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.choices = {choice};
    return event;
}

} // namespace

/// How far it is, who holds the thrower and that nobody stands in its way need not be said.
void TestPitchMoves::thePitchAnswersAThrow()
{
    MatchDriver match = throwing();
    const Match &game = match.session().game();
    const std::vector<Event> all
        = withWhatIsShown(game, match.state(), {chosen(u"pass.partner"_s, mate)});
    QCOMPARE(namesOf(all),
             (QStringList{u"pass.partner=0:2"_s, u"pass.interceptor=none"_s,
                          u"roll.range=quick-pass"_s, u"roll.zones=0"_s}));
    QVERIFY(match.session().act({0, all}));
    QVERIFY(match.asks(u"roll.die"_s));
    QVERIFY(match.session().undo());
    // Somebody is not shown: then nothing is taken for granted.
    QVERIFY(match.session().act({0, board::placing(u"1:3"_s, std::nullopt)}));
    QCOMPARE(withWhatIsShown(game, match.state(), {chosen(u"pass.partner"_s, mate)}).size(),
             size_t(1));
}

void TestPitchMoves::whoIsInTheWayOfAThrowIsAsked()
{
    MatchDriver match = throwing();
    show(match, theirs, {5, 7});
    const Match &game = match.session().game();
    const std::vector<Event> all
        = withWhatIsShown(game, match.state(), {chosen(u"pass.partner"_s, mate)});
    QCOMPARE(all.size(), size_t(1));
    QVERIFY(match.session().act({0, all}));
    const std::vector<Prompt> asked = match.session().prompts();
    QCOMPARE(choicesShown(match.state(), asked.front()), (QStringList{u"none"_s, theirs}));
    QVERIFY(asked.front().choices.size() > 2); // the board is right, whatever the pitch shows
    const std::vector<Event> rest
        = withWhatIsShown(game, match.state(), {chosen(u"pass.interceptor"_s, u"none"_s, 1)});
    QCOMPARE(namesOf(rest).last(), u"roll.zones=1"_s);
}

/// They are told in one sentence, and taken all the same.
void TestPitchMoves::whoIsOutOfReachStandsLast()
{
    MatchDriver match = linedUp(taught(u"crp"_s, {}));
    const MatchContext &context = match.session().game().context();
    show(match, own, {10, 7});
    show(match, theirs, {11, 7});
    show(match, other, {20, 7});
    QVERIFY(
        pitchDoubt(context, match.state(), chosen(u"touchdown"_s, own)).contains(u"end zone"_s));
    match.choose(u"blitz"_s, own);
    const Prompt asked = match.session().prompts().front();
    const QStringList far = outOfReach(context, match.state(), asked);
    QVERIFY(far.contains(other) && !far.contains(theirs));
    QVERIFY(pitchDoubt(context, match.state(), chosen(asked.id, theirs)).isEmpty());
    const QString doubt = pitchDoubt(context, match.state(), chosen(asked.id, other));
    QVERIFY2(doubt.contains(u"next to"_s), qPrintable(doubt));
    match.choose(asked.id, other);
    QVERIFY(match.asks(u"block.result"_s));
}

void TestPitchMoves::aThrowAtASquareKnowsItsRange()
{
    MatchDriver match = throwing();
    const MatchContext &context = match.session().game().context();
    QVERIFY(!throwAt(context, match.state(), {7, 7})); // somebody stands there
    QVERIFY(!throwAt(context, match.state(), {25, 0})); // too far
    Square to{5, 0};
    while (!board::playerAt(match.state(), to).isEmpty())
        ++to.x;
    const QString range = PassRuler(*context.table(u"pass-ranges"_s)).range({4, 7}, to).text();
    const auto thrown = throwAt(context, match.state(), to);
    QVERIFY(thrown);
    QCOMPARE(namesOf(thrown->events), QStringList{u"pass.partner=empty-square"_s});
    QVERIFY(match.session().act({0, thrown->events}));
    match.choose(u"pass.interceptor"_s, u"none"_s);
    BoardIntent intent{own, thrown->after};
    const auto next = goOnWith(context, match.state(), match.session().prompts(), intent);
    QVERIFY(next);
    QCOMPARE(namesOf(*next), QStringList{u"roll.range="_s + range});
}

/// L192-199, L1606-1619: the block takes a square, if need be for a roll.
void TestPitchMoves::aBlitzBeyondHisMovementIsGoneFor()
{
    for (const bool falls : {true, false}) {
        MatchDriver match = beside(u"crp"_s);
        match.choose(u"blitz"_s, own);
        match.choose(u"blitz.victim"_s, theirs);
        QVERIFY(match.asks(u"asked.die"_s));
        match.roll(u"asked.die"_s, {falls ? 1 : 2});
        QCOMPARE(match.asks(u"armour"_s), falls);
        QCOMPARE(match.asks(u"block.result"_s), !falls);
    }
}

void TestPitchMoves::theFrenziedBlocksWhomHeStillReaches_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("gone"); // squares before the first block
    QTest::addColumn<QStringList>("theirSkills");
    QTest::addColumn<bool>("asked");
    QTest::addColumn<bool>("goneFor");
    for (const QString &edition : editions) {
        const auto row = [&edition](const char *name) -> QTestData & {
            return QTest::addRow("%s, %s", qPrintable(edition), name) << edition;
        };
        row("block") << u"block"_s << 0 << QStringList() << true << false;
        row("fended off") << u"block"_s << 0 << QStringList{u"fend"_s} << false << false;
        row("blitz") << u"blitz"_s << 0 << QStringList() << true << false;
        row("blitz, further") << u"blitz"_s << 5 << QStringList() << true << true;
    }
}

/// Who follows stands beside him again (L4887-4900; bb2016 L10195-10206).
void TestPitchMoves::theFrenziedBlocksWhomHeStillReaches()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(int, gone);
    QFETCH(QStringList, theirSkills);
    QFETCH(bool, asked);
    QFETCH(bool, goneFor);
    MatchDriver match(taught(ruleset, {u"frenzy"_s}, theirSkills));
    untilHome(match);
    show(match, own, {10 - gone, 5});
    if (gone > 0)
        show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    match.choose(action, own);
    match.choose(action + u".victim"_s, theirs);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"push-back.square"_s, u"M6"_s);
    QCOMPARE(match.asks(u"block-again"_s), asked);
    if (!asked)
        return;
    QCOMPARE(match.choices(u"block-again"_s), (QStringList{u"yes"_s, u"no"_s}));
    match.choose(u"block-again"_s, u"yes"_s);
    QCOMPARE(match.asks(u"asked.die"_s), goneFor);
    if (goneFor)
        match.roll(u"asked.die"_s, {6});
    QVERIFY(match.asks(u"block.result"_s));
}

void TestPitchMoves::aTraitKeepsWhatWasBegun_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("goesOn");
    QTest::newRow("fails") << 1 << false;
    QTest::newRow("succeeds") << 6 << true;
}

/// Whom he was to block is not asked again.
void TestPitchMoves::aTraitKeepsWhatWasBegun()
{
    QFETCH(int, die);
    QFETCH(bool, goesOn);
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    const MatchContext &context = match.session().game().context();
    const BoardAction block = boardActions(context, match.state(), own, {11, 5}).front();
    QCOMPARE(namesOf(block.events), QStringList{u"block=0:1"_s});
    BoardIntent intent{own, block.after};
    const auto next
        = [&] { return goOnWith(context, match.state(), match.session().prompts(), intent); };
    QVERIFY(match.session().act({0, block.events}));
    QVERIFY(next() && next()->empty()); // the die is asked first
    match.roll(u"asked.die"_s, {die});
    const auto then = next();
    QCOMPARE(then && !then->empty(), goesOn);
    if (!goesOn)
        return;
    QCOMPARE(namesOf(*then), QStringList{u"block.victim=1:1"_s});
    QVERIFY(match.session().act({0, *then}));
    QVERIFY(match.asks(u"block.result"_s));
}

/// A trait, then two dodges: he gets there without being sent again.
void TestPitchMoves::aWayGoesOnAfterEachRoll()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    show(match, own, {10, 5});
    show(match, theirs, {11, 5});
    const MatchContext &context = match.session().game().context();
    BoardIntent intent{own, {}, Square{7, 5}};
    const auto way = Walks(context, match.state(), own).to(*intent.to);
    QVERIFY(way && way->traitsFirst);
    QVERIFY(match.session().act({0, walking(own, *way)}));
    const auto goOn = [&] {
        const auto next = goOnWith(context, match.state(), match.session().prompts(), intent);
        return next && !next->empty() && match.session().act({0, *next}).has_value();
    };
    QVERIFY(!goOn());
    match.roll(u"roll.die"_s, {6});
    QVERIFY(goOn());
    match.roll(u"roll.die"_s, {6});
    QVERIFY(goOn());
    QCOMPARE(at(match, own), (Square{7, 5}));
    QVERIFY(!goOn());
}

/// Who is missing is said before what is wrong with those who stand there.
void TestPitchMoves::aSetUpWithHolesIsDoubted()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.until(u"place-ball"_s);
    const MatchContext &context = match.session().game().context();
    const auto doubt = [&] {
        Event event;
        event.prompt = u"place-ball"_s;
        return pitchDoubt(context, match.state(), event);
    };
    QVERIFY2(doubt().contains(u"22"_s), qPrintable(doubt()));
    for (const Seat seat : {0, 1})
        QVERIFY(match.session().act({0, board::liningUp(match.state(), seat)}));
    QVERIFY2(doubt().isEmpty(), qPrintable(doubt()));
    const Seat kicking = match.state().kicking;
    for (const QString &ref : match.state().onPitch(kicking)) // nobody is left in the line
        show(match, ref, Square{kicking == 0 ? 3 : 22, match.state().board.value(ref).y});
    QVERIFY(!doubt().isEmpty());
}

/// It is proposed, and named in the log (L90-96; bb2016 L73-77).
void TestPitchMoves::aKickOffThePitchIsATouchback()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.until(u"place-ball"_s);
    for (const Seat seat : {0, 1})
        QVERIFY(match.session().act({0, board::liningUp(match.state(), seat)}));
    const bool right = match.state().receiving() == 1;
    show(match, board::ball, {right ? 24 : 1, 7});
    match.confirm(u"place-ball"_s);
    match.roll(u"scatter"_s, {right ? 5 : 4, 6});
    match.until(u"land"_s);
    const std::vector<Prompt> asked = match.session().prompts();
    QCOMPARE(asked.front().usual, u"touchback"_s);
    match.choose(u"land"_s, u"touchback"_s);
    const QString taker = match.onPitch(match.state().receiving(), 4);
    match.choose(u"ball-taken"_s, taker);
    QVERIFY2(newestLine(match).contains(u"ouchback"_s), qPrintable(newestLine(match)));
}

QTEST_GUILESS_MAIN(TestPitchMoves)
#include "tst_pitchmoves.moc"
