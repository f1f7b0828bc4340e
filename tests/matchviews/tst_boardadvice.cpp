// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/rolls/walk.h"
#include "core/match/state/boardadvice.h"
#include "core/pitch/ballpath.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What the pitch view is told: humans (agility 3, strength 3) at home against orcs.
class TestBoardAdvice : public QObject
{
    Q_OBJECT

private slots:
    void init() { start(plainSetup()); }
    void aFreeWay();
    void aWayFromATackleZone();
    void whatIsBehindHimCounts();
    void cornersAreCounted();
    void aWayToTheBall();
    void theWayIsTaken();
    void tackleTakesTheRerollAway();
    void whoLiesHoldsNobody();
    void passBands_data();
    void passBands();
    void blockDice_data();
    void blockDice();
    void noAssistsWithoutTheirRule();
    void pushes();
    void notShownNoAdvice();
    void ballPaths_data();
    void ballPaths();

private:
    void show(const QString &who, Square square)
    {
        QVERIFY(m_match->session().act({1, board::placing(who, square)}));
    }
    [[nodiscard]] Walks walks(const QString &who) const
    {
        return {m_match->session().game().context(), m_match->state(), who};
    }
    [[nodiscard]] static QStringList rollsOn(const Walk &walk)
    {
        QStringList rolls;
        for (const WalkStep &step : walk.steps) {
            for (const WalkRoll &roll : step.rolls)
                rolls.append(u"%1 %2+"_s.arg(roll.roll).arg(roll.need.target));
        }
        return rolls;
    }
    [[nodiscard]] QString home(int place) const { return m_match->onPitch(0, place); }
    [[nodiscard]] QString away(int place) const { return m_match->onPitch(1, place); }
    void start(const MatchSetup &setup)
    {
        m_advisor.reset();
        m_match = std::make_unique<MatchDriver>(setup);
        m_match->alwaysRoll(u"weather"_s, {3, 4}); // nothing in particular
        m_match->untilTurn();
        m_advisor.emplace(m_match->session().game().context());
    }

    std::unique_ptr<MatchDriver> m_match;
    std::optional<BoardAdvisor> m_advisor;
};

/// Nobody holds him: every step is free as far as he moves, then it is gone for.
void TestBoardAdvice::aFreeWay()
{
    show(home(0), {0, 0});
    const auto way = walks(home(0)).to({6, 3});
    QVERIFY(way && !way->hasRolls());
    QCOMPARE(way->steps.size(), size_t(6));
    QCOMPARE(way->chance, Rational(1));
    const auto further = walks(home(0)).to({8, 0});
    QVERIFY(further);
    QCOMPARE(rollsOn(*further), (QStringList{u"going-for-it 2+"_s, u"going-for-it 2+"_s}));
    QCOMPARE(further->chance, Rational(25, 36));
    QVERIFY(further->withReroll && *further->withReroll > further->chance);
    QVERIFY(!walks(home(0)).to({9, 0}));
    QVERIFY(!walks(home(0)).to({0, 0}));
}

void TestBoardAdvice::aWayFromATackleZone()
{
    show(home(0), {10, 7});
    show(away(0), {11, 7});
    show(away(1), {9, 5});
    // Agility 3 needs 4+, one better for a dodge, one worse for each zone entered.
    QCOMPARE(rollsOn(*walks(home(0)).to({9, 8})), QStringList{u"dodge 3+"_s});
    // Out of all zones first, and into one only then: that dodge is easier.
    QCOMPARE(rollsOn(*walks(home(0)).to({11, 8})), QStringList{u"dodge 3+"_s});
    QCOMPARE(walks(home(0)).to({11, 8})->steps.size(), size_t(3));
    QVERIFY(!walks(home(0)).to({11, 7}));
    // Round both of them rather than through their zones.
    const auto round = walks(home(0)).to({8, 8});
    QCOMPARE(rollsOn(*round), QStringList{u"dodge 3+"_s});
    QCOMPARE(round->steps.size(), size_t(2));
}

/// The squares behind the target count, whatever was looked at since.
void TestBoardAdvice::whatIsBehindHimCounts()
{
    show(home(0), {4, 7});
    show(away(0), {11, 7});
    show(away(1), {9, 5});
    const auto way = walks(home(0)).to({10, 7});
    QVERIFY(way && !way->hasRolls());
    QVERIFY(m_match->session().act({1, walking(home(0), *way)}));
    QCOMPARE(m_match->state().board.value(home(0)), (Square{10, 7}));
    QCOMPARE(rollsOn(*walks(home(0)).to({9, 8})),
             (QStringList{u"dodge 3+"_s, u"going-for-it 2+"_s}));
    m_match->choose(u"roll.going-for-it"_s, home(0));
    m_match->roll(u"roll.die"_s, {6});
    QCOMPARE(rollsOn(*walks(home(0)).to({9, 8})), QStringList{u"dodge 3+"_s});
}

/// Round a corner a way is longer than it looks from its ends.
void TestBoardAdvice::cornersAreCounted()
{
    show(home(0), {10, 7});
    for (int y = 5; y <= 9; ++y)
        show(home(y - 4), {11, y}); // a wall of his own side
    const auto way = walks(home(0)).to({12, 7});
    QVERIFY(way && !way->hasRolls());
    QVERIFY(way->steps.size() > 2);
    QVERIFY(m_match->session().act({1, walking(home(0), *way)}));
    const MatchPlayer *walker = m_match->state().find(PlayerRef::fromString(home(0)));
    QCOMPARE(static_cast<size_t>(std::count(walker->usedThisTurn.begin(),
                                            walker->usedThisTurn.end(), TurnUse(TurnMark::Square))),
             way->steps.size());
}

void TestBoardAdvice::aWayToTheBall()
{
    show(home(0), {10, 7});
    show(board::ball, {12, 7});
    show(away(0), {13, 7});
    const auto way = walks(home(0)).to({12, 7});
    QVERIFY(way);
    // Agility 3 needs 4+, one better for a pick-up, one worse for the zone there.
    QCOMPARE(rollsOn(*way), QStringList{u"pick-up 4+"_s});
}

/// Up to the first roll, which the match then asks for; the rest comes after it.
void TestBoardAdvice::theWayIsTaken()
{
    show(home(0), {10, 7});
    show(away(0), {12, 7});
    const auto way = walks(home(0)).to({12, 9}); // first into his zone, then out of it
    QVERIFY(way);
    QCOMPARE(rollsOn(*way), QStringList());
    const auto through = walks(home(0)).to({14, 7});
    QVERIFY(through);
    QVERIFY(m_match->session().act({1, walking(home(0), *through)}));
    QVERIFY((m_match->state().board.value(home(0)) == Square{14, 7}));
    show(home(1), {11, 7});
    const auto out = walks(home(1)).to({9, 7});
    QVERIFY(m_match->session().act({1, walking(home(1), *out)}));
    QVERIFY((m_match->state().board.value(home(1)) == Square{10, 7}
             || areAdjacent(m_match->state().board.value(home(1)), {11, 7})));
    QVERIFY(m_match->asks(u"roll.die"_s));
}

void TestBoardAdvice::tackleTakesTheRerollAway()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"dodge"_s});
    teach(setup.teams[1], 0, {u"tackle"_s});
    start(setup);
    show(home(0), {10, 7});
    show(away(1), {11, 7});
    const auto rerolls = [this] {
        return walks(home(0)).to({9, 7})->steps.front().rolls.front().need.rerolls.size();
    };
    QCOMPARE(rerolls(), size_t(1));
    show(away(0), {11, 7});
    QCOMPARE(rerolls(), size_t(0));
}

void TestBoardAdvice::whoLiesHoldsNobody()
{
    show(home(0), {10, 7});
    show(away(0), {11, 7});
    m_match->choose(u"hand.player"_s, away(0));
    m_match->choose(u"hand.place"_s, u"prone"_s);
    QVERIFY(!walks(home(0)).to({9, 7})->hasRolls());
    QVERIFY(m_advisor->blocks(m_match->state(), home(0)).empty());
    QVERIFY(!walks(away(0)).to({12, 7})); // he must stand up first, and it is not his turn
}

void TestBoardAdvice::passBands_data()
{
    QTest::addColumn<Square>("to");
    QTest::addColumn<int>("range");
    QTest::addColumn<int>("target");
    QTest::newRow("quick") << Square{8, 7} << 1 << 3;
    QTest::newRow("short") << Square{11, 7} << 2 << 4;
    QTest::newRow("long") << Square{15, 7} << 3 << 5;
    QTest::newRow("bomb") << Square{18, 7} << 4 << 6;
    QTest::newRow("too far") << Square{19, 7} << 0 << 0;
}

void TestBoardAdvice::passBands()
{
    QFETCH(Square, to);
    QFETCH(int, range);
    QFETCH(int, target);
    show(home(0), {5, 7});
    int found = 0;
    for (const PassAdvice &pass : m_advisor->passes(m_match->state(), home(0)))
        found = pass.square == to ? pass.range : found;
    QCOMPARE(found, range);
    const auto bands = m_advisor->bands(m_match->state(), home(0));
    QCOMPARE(bands.size(), size_t(4));
    if (range == 0)
        return;
    QCOMPARE(bands.at(static_cast<size_t>(range) - 1).need->target, target);
    show(away(0), {6, 7}); // one tackle zone on the thrower
    const auto held = m_advisor->bands(m_match->state(), home(0));
    QCOMPARE(held.at(static_cast<size_t>(range) - 1).need->target, std::min(6, target + 1));
}

void TestBoardAdvice::blockDice_data()
{
    QTest::addColumn<int>("helpers");
    QTest::addColumn<int>("opposing");
    QTest::addColumn<int>("dice");
    QTest::addColumn<bool>("attackerPicks");
    QTest::newRow("man to man") << 0 << 0 << 1 << true;
    QTest::newRow("one helps") << 1 << 0 << 2 << true;
    QTest::newRow("one each") << 1 << 1 << 1 << true;
    QTest::newRow("one against") << 0 << 1 << 2 << false;
    QTest::newRow("more than twice as strong") << 4 << 0 << 3 << true;
}

void TestBoardAdvice::blockDice()
{
    QFETCH(int, helpers);
    QFETCH(int, opposing);
    show(home(0), {10, 7});
    show(away(0), {11, 7});
    const Square beside[]{{12, 6}, {12, 8}, {12, 7}, {11, 6}};
    for (int i = 0; i < helpers; ++i)
        show(home(i + 1), beside[i]);
    if (opposing > 0)
        show(away(1), {9, 7}); // next to the attacker only
    const auto blocks = m_advisor->blocks(m_match->state(), home(0));
    const auto found = std::find_if(blocks.begin(), blocks.end(), [this](const BlockAdvice &one) {
        return one.victim == away(0);
    });
    QVERIFY(found != blocks.end());
    QCOMPARE(found->assists, helpers);
    QCOMPARE(found->opposing, opposing);
    QTEST(found->dice.dice, "dice");
    QTEST(found->dice.chooser == Chooser::Attacker, "attackerPicks");
}

void TestBoardAdvice::noAssistsWithoutTheirRule()
{
    MatchSetup setup = plainSetup();
    setup.options[OptionId(u"block-assists"_s)] = false;
    start(setup);
    show(home(0), {10, 7});
    show(away(0), {11, 7});
    show(home(1), {12, 6});
    const auto blocks = m_advisor->blocks(m_match->state(), home(0));
    QCOMPARE(blocks.size(), size_t(1));
    QCOMPARE(blocks.front().assists, 0);
    QCOMPARE(blocks.front().dice.dice, 1);
}

void TestBoardAdvice::pushes()
{
    show(home(0), {10, 0});
    show(away(0), {11, 0});
    const auto blocks = m_advisor->blocks(m_match->state(), home(0));
    QCOMPARE(blocks.size(), size_t(1));
    QVERIFY(blocks[0].push.kind == PushOptions::Kind::Empty);
    QCOMPARE(blocks[0].push.squares.size(), size_t(2)); // the third is beyond the side line
}

void TestBoardAdvice::notShownNoAdvice()
{
    for (const QString &ref : {home(0), u"ball"_s, u"0:nobody"_s, QString()}) {
        QVERIFY(!walks(ref).to({5, 5}));
        QVERIFY(m_advisor->passes(m_match->state(), ref).empty());
        QVERIFY(m_advisor->bands(m_match->state(), ref).empty());
        QVERIFY(m_advisor->blocks(m_match->state(), ref).empty());
    }
}

void TestBoardAdvice::ballPaths_data()
{
    QTest::addColumn<int>("move");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<std::vector<Square>>("squares");
    QTest::addColumn<bool>("leaves");
    using Path = std::vector<Square>;
    QTest::newRow("bounce") << int(BallMove::Bounce) << std::vector<int>{5} << Path{{1, 1}, {2, 1}}
                            << false;
    QTest::newRow("off the pitch")
        << int(BallMove::Astray) << std::vector<int>{2, 2, 5} << Path{{1, 1}, {1, 0}} << true;
    QTest::newRow("astray") << int(BallMove::Astray) << std::vector<int>{5, 7, 4}
                            << Path{{1, 1}, {2, 1}, {2, 2}, {1, 2}} << false;
    QTest::newRow("kick-off") << int(BallMove::KickOff) << std::vector<int>{8, 3}
                              << Path{{1, 1}, {2, 2}, {3, 3}, {4, 4}} << false;
}

void TestBoardAdvice::ballPaths()
{
    QFETCH(int, move);
    QFETCH(std::vector<int>, dice);
    QFETCH(std::vector<Square>, squares);
    QFETCH(bool, leaves);
    QCOMPARE(ballMoveDice(BallMove(move)).faces().size(), dice.size());
    QVERIFY((ballPath(BallMove(move), {1, 1}, dice) == BallPath{squares, leaves}));
}

QTEST_GUILESS_MAIN(TestBoardAdvice)
#include "tst_boardadvice.moc"
