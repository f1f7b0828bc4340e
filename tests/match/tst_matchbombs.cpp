// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/board.h"
#include "core/match/words/matchtexts.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString bomber = u"0:1"_s;
const QString die = u"roll.die"_s;
const QString again = u"roll-again"_s;

MatchSetup taught(const QString &ruleset, const QStringList &skills = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, skills + QStringList{u"bombardier"_s});
    setup.teams[0].rerolls = 0;
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

void light(MatchDriver &match)
{
    match.untilTurn();
    match.choose(u"weapon"_s, bomber);
    match.choose(u"roll.pass"_s, bomber);
}

/// Short, without anybody near the thrower.
void throwIt(MatchDriver &match, const QString &target, int face)
{
    match.choose(u"bomb.target"_s, target);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.range"_s, u"short-pass"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {face});
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

} // namespace

/// A bomb from hand to hand until it bursts. Lines are those of crp (bb2016 L9993-10019).
class TestMatchBombs : public QObject
{
    Q_OBJECT

private slots:
    void fromHandToHand_data() { addEditions(); }
    void fromHandToHand();
    void whoCannotHoldItFalls_data();
    void whoCannotHoldItFalls();
    void whoLiesThereIsHit();
    void whoseDieIsWhose();
    void astray_data();
    void astray();
    void everybodyIsHitBeforeTheTurnIsLost();
    void whereThePitchIsShown();
    void whoMayIntercept_data() { addEditions(); }
    void whoMayIntercept();
    void safeThrow_data();
    void safeThrow();
    void lobbed_data();
    void lobbed();
    void notLobbedInABlizzard_data() { addEditions(); }
    void notLobbedInABlizzard();
};

/// A player who catches or intercepts it throws it on at once, which is no turnover, no action of
/// his turn, no pass and no interception for his record (L4663-4674; L2152-2162 speak of the ball).
void TestMatchBombs::fromHandToHand()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, u"1:2"_s); // who has the ball may do it, too (L4673)
    light(match);
    throwIt(match, u"1:2"_s, 6);
    match.choose(u"bomb.catch"_s, u"yes"_s);
    match.choose(u"roll.zones"_s, u"1"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s)); // +1 accurate, -1
    match.roll(die, {4});
    QVERIFY(!match.choices(u"bomb.target"_s).contains(u"1:2"_s)); // he throws it
    match.choose(u"bomb.target"_s, u"0:3"_s);
    QVERIFY(match.choices(u"pass.interceptor"_s).contains(u"0:4"_s));
    match.choose(u"pass.interceptor"_s, u"0:4"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {6});
    QCOMPARE(match.player(u"0:4"_s).achievements.interceptions, 0);
    throwIt(match, u"empty-square"_s, 6);
    match.choose(u"bomb.near"_s, QStringList{u"1:3"_s});
    match.roll(u"bomb.roll"_s, {3});
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.state().carrier.toString(), u"1:2"_s);
    QCOMPARE(match.state().uses.completions, 0);
    QVERIFY(match.state().uses.acted.contains(bomber));
    QVERIFY(!match.state().uses.acted.contains(u"0:4"_s));
    for (const QString &ref : {bomber, u"1:2"_s, u"0:4"_s})
        QCOMPARE(match.player(ref).achievements.completions, 0);
}

void TestMatchBombs::whoCannotHoldItFalls_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("own");
    QTest::newRow("an opponent") << u"1:2"_s << false;
    QTest::newRow("a team-mate") << u"0:2"_s << true;
}

/// It bursts where it was dropped; the turn is lost with one's own player (L4664-4666), and a team
/// re-roll is for the side at play.
void TestMatchBombs::whoCannotHoldItFalls()
{
    QFETCH(QString, target);
    QFETCH(bool, own);
    MatchSetup setup = taught(u"crp"_s);
    setup.teams[0].rerolls = 1;
    setup.teams[1].rerolls = 1;
    MatchDriver match(setup);
    light(match);
    throwIt(match, target, 6);
    match.choose(u"bomb.catch"_s, u"yes"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {1});
    QCOMPARE(match.asks(again), own);
    match.choose(u"bomb.near"_s, QStringList{});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(target).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().active, own ? 1 : 0);
}

/// Nobody on the ground catches.
void TestMatchBombs::whoLiesThereIsHit()
{
    MatchDriver match(taught(u"crp"_s));
    match.untilTurn();
    match.putDown(u"1:2"_s);
    light(match);
    throwIt(match, u"1:2"_s, 6);
    QVERIFY(!match.asks(u"bomb.catch"_s));
    QVERIFY(match.asks(u"bomb.near"_s));
}

/// Dice read off the table have to be given to somebody: the number needed (bb2016 L10014-10016)
/// and the order.
void TestMatchBombs::whoseDieIsWhose()
{
    const LanguageScope scope(Language::English);
    MatchDriver match(taught(u"bb2016"_s));
    match.untilTurn();
    match.choose(u"weapon"_s, bomber);
    match.choose(u"bomb.hit"_s, u"empty-square"_s);
    match.choose(u"bomb.near"_s, QStringList{u"1:3"_s, u"0:4"_s});
    const QString detail = wordsOf(match, u"bomb.roll"_s).detail;
    QVERIFY2(detail.startsWith(u"4 or more"_s), qPrintable(detail));
    const auto place = [&](const QString &ref) {
        return detail.indexOf(playerName(match.state(), PlayerRef::fromString(ref)));
    };
    const qsizetype first = place(u"1:3"_s);
    const qsizetype second = place(u"0:4"_s);
    QVERIFY2(first > 0 && second > first, qPrintable(detail));
}

void TestMatchBombs::astray_data()
{
    QTest::addColumn<QString>("lands");
    QTest::addColumn<QString>("asked");
    QTest::newRow("a player") << u"1:3"_s << u"bomb.catch"_s;
    QTest::newRow("nobody") << u"empty-square"_s << u"bomb.near"_s;
    QTest::newRow("the crowd") << u"in-the-crowd"_s << u"end-turn"_s; // L4677-4678
}

void TestMatchBombs::astray()
{
    QFETCH(QString, lands);
    QFETCH(QString, asked);
    MatchDriver match(taught(u"crp"_s));
    light(match);
    throwIt(match, u"1:2"_s, 3);
    match.choose(u"bomb.lands"_s, lands);
    QVERIFY(match.asks(asked));
    if (asked != u"bomb.catch"_s)
        return;
    match.choose(asked, u"yes"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s)); // it was not accurate
}

/// The player on that square falls, adjacent ones on a 4 or more, and then the turn is lost,
/// whichever of them is of the active side (L4668-4669, L4679-4684).
void TestMatchBombs::everybodyIsHitBeforeTheTurnIsLost()
{
    MatchDriver match(taught(u"crp"_s));
    match.untilTurn();
    match.choose(u"weapon"_s, bomber);
    match.choose(u"bomb.hit"_s, u"0:2"_s);
    match.choose(u"bomb.near"_s, QStringList{u"1:1"_s, u"0:3"_s});
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(match.asks(u"bomb.roll"_s));
    match.roll(u"bomb.roll"_s, {5, 6});
    match.roll(u"armour"_s, {6, 6}); // in the order of their dice
    match.roll(u"injury"_s, {1, 1});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Stunned);
    for (const QString &each : {u"0:2"_s, u"0:3"_s})
        QCOMPARE(match.player(each).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

/// Three squares from where it was aimed at, and no bounce there.
void TestMatchBombs::whereThePitchIsShown()
{
    MatchDriver match(taught(u"crp"_s));
    match.untilTurn();
    match.choose(u"hand.board"_s, u"1:2"_s);
    match.number(u"hand.square"_s, board::numberOf(Square{10, 7}));
    light(match);
    throwIt(match, u"1:2"_s, 3);
    QVERIFY(match.asks(u"bomb.lands"_s));
    match.roll(u"bomb.scatter"_s, {5, 4, 5}); // and one of them back
    QVERIFY(match.asks(u"bomb.near"_s));
}

/// Nobody intercepts what is thrown at himself: he is not nearer to the thrower than the target
/// (bb2016 L1749-1757). Players shown in the way come before the others.
void TestMatchBombs::whoMayIntercept()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset));
    match.untilTurn();
    const std::pair<QString, Square> places[]{
        {bomber, {10, 7}}, {u"1:2"_s, {15, 7}}, {u"1:4"_s, {13, 7}}, {u"1:3"_s, {15, 2}}};
    for (const auto &[ref, square] : places) {
        match.choose(u"hand.board"_s, ref);
        match.number(u"hand.square"_s, board::numberOf(square));
    }
    light(match);
    match.choose(u"bomb.target"_s, u"1:2"_s);
    const QStringList offered = match.choices(u"pass.interceptor"_s);
    QCOMPARE(offered.mid(0, 3), (QStringList{u"none"_s, u"1:4"_s, u"1:1"_s}));
    QVERIFY(offered.contains(u"1:3"_s));
    QVERIFY(!offered.contains(u"1:2"_s));
}

void TestMatchBombs::safeThrow_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("asked");
    QTest::newRow("gets past") << 4 << u"roll.range"_s;
    QTest::newRow("is taken") << 3 << u"bomb.target"_s;
}

/// All that helps a thrower of the ball helps with a bomb (L4667-4668, L5057-5063).
void TestMatchBombs::safeThrow()
{
    QFETCH(int, face);
    QFETCH(QString, asked);
    MatchDriver match(taught(u"crp"_s, {u"safe-throw"_s}));
    light(match);
    match.choose(u"bomb.target"_s, u"1:2"_s);
    match.choose(u"pass.interceptor"_s, u"1:3"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {6});
    match.roll(die, {face});
    QVERIFY(match.asks(asked));
}

void TestMatchBombs::lobbed_data()
{
    QTest::addColumn<int>("face");
    QTest::addColumn<QString>("asked");
    QTest::newRow("flies") << 2 << u"bomb.lands"_s;
    QTest::newRow("dropped") << 1 << u"bomb.near"_s;
}

/// Anywhere, never accurately and past everybody (L4660-4661, L5030-5039).
void TestMatchBombs::lobbed()
{
    QFETCH(int, face);
    QFETCH(QString, asked);
    MatchDriver match(taught(u"crp"_s, {u"hail-mary-pass"_s}));
    light(match);
    match.choose(u"roll.hail-mary-pass"_s, bomber);
    match.roll(die, {face});
    QVERIFY(match.asks(asked));
}

/// Neither a bomb nor the ball (L5039-5042; bb2016 L10233-10234).
void TestMatchBombs::notLobbedInABlizzard()
{
    QFETCH(QString, ruleset);
    const QString lob = u"roll.hail-mary-pass"_s;
    for (const int face : {3, 6}) {
        MatchDriver match(taught(ruleset, {u"hail-mary-pass"_s}));
        match.alwaysRoll(u"weather"_s, {face, face});
        match.untilTurn();
        QCOMPARE(match.asks(lob), face == 3);
        light(match);
        QCOMPARE(match.asks(lob), face == 3);
    }
}

QTEST_GUILESS_MAIN(TestMatchBombs)
#include "tst_matchbombs.moc"
