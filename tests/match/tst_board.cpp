// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/likelyanswers.h"
#include "core/match/rolls/boardactions.h"
#include "core/match/rolls/walk.h"
#include "core/match/state/board.h"
#include "core/match/state/statebytes.h"
#include "core/pitch/setup.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The optional pitch view as a part of the match: shown, changed, undone, and gone with the drive.
class TestBoard : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_match = std::make_unique<MatchDriver>(plainSetup()); }
    void numbersAndNames_data();
    void numbersAndNames();
    void playersChangePlaces();
    void theBallLiesOrIsCarried();
    void whoLeavesThePitchLeavesTheBoard();
    void theDriveClearsIt();
    void undoPutsItBack();
    void nothingOfItMattersToTheMatch();
    void aFormationIsOneClick();
    void theBestAreProposed();
    void aLineUpIsRemembered();
    void theLineIsClosed();
    void aBadLineUpIsTold();
    void aBallOnAPlayerIsHis();
    void theKickMovesTheBall();
    void aKickBouncesOnTheBoard_data();
    void aKickBouncesOnTheBoard();
    void whoIsTreatedLiesWhereHeLay();
    void whoLiesGetsUpOnTheWay_data();
    void whoLiesGetsUpOnTheWay();
    void actionsBeginOnTheBoard();
    void aDodgeBeginsOnTheBoard();
    void aBombIsAimedOnTheBoard();
    void assistsOfAFoulAreCounted();
    void whoBeginsABlitzHeldMayNotAct();

private:
    void show(const QString &who, std::optional<Square> square)
    {
        m_match->choose(u"hand.board"_s, who);
        m_match->number(u"hand.square"_s, board::numberOf(square));
    }
    /// Nothing where it is not asked.
    [[nodiscard]] QString proposed(const QString &id) const
    {
        for (const Prompt &prompt : m_match->session().prompts()) {
            if (prompt.id == id)
                return prompt.usual;
        }
        return {};
    }
    [[nodiscard]] const MatchState &state() const { return m_match->state(); }

    std::unique_ptr<MatchDriver> m_match;
};

void TestBoard::numbersAndNames_data()
{
    QTest::addColumn<int>("number");
    QTest::addColumn<Square>("square");
    QTest::addColumn<QString>("name");
    QTest::newRow("first corner") << 1 << Square{0, 0} << u"A1"_s;
    QTest::newRow("end of the first row") << 26 << Square{25, 0} << u"Z1"_s;
    QTest::newRow("second row") << 27 << Square{0, 1} << u"A2"_s;
    QTest::newRow("last corner") << 390 << Square{25, 14} << u"Z15"_s;
}

void TestBoard::numbersAndNames()
{
    QFETCH(int, number);
    QFETCH(Square, square);
    QCOMPARE(board::numberOf(square), number);
    QVERIFY(board::squareOf(number) == square);
    QTEST(board::squareName(square), "name");
    QVERIFY(!board::squareOf(0));
    QVERIFY(!board::squareOf(391));
}

void TestBoard::aFormationIsOneClick()
{
    m_match->untilTurn();
    for (const Seat seat : {0, 1}) {
        const std::vector<Event> events = board::liningUp(state(), seat);
        QCOMPARE(events.size(), size_t(22));
        QVERIFY(m_match->session().act(EventGroup{0, events}).has_value());
        std::vector<Square> placed;
        for (const QString &ref : state().onPitch(seat))
            placed.push_back(state().board.value(ref));
        QVERIFY(SetupCheck::check(placed, board::endOf(seat), 11).empty());
        QVERIFY(board::liningUp(state(), seat).empty());
    }
}

/// Before the first drive nobody has said who plays: the most valuable do, wherever they stand on
/// the sheet; later those who played, and more valuable players once they are back.
void TestBoard::theBestAreProposed()
{
    MatchSetup setup = plainSetup();
    Team &team = setup.teams[0];
    while (team.players.size() < 13) {
        Player more = team.players.front();
        more.number = static_cast<int>(team.players.size()) + 1;
        more.id = PlayerId(u"more-%1"_s.arg(more.number));
        team.players.push_back(more);
    }
    Improvement learned;
    learned.value = 20'000;
    team.players.at(12).improvements.push_back(learned);
    m_match = std::make_unique<MatchDriver>(setup);
    const auto proposed = [this](Seat seat) {
        for (const Prompt &prompt : m_match->session().prompts()) {
            if (prompt.id == u"set-up"_s && prompt.seat == seat)
                return likelyLineUp(m_match->session().game().context(), state(),
                                    m_match->session().log(), prompt);
        }
        return QStringList();
    };
    while (proposed(0).isEmpty() && m_match->goOn()) { }
    const std::vector<MatchPlayer> &players = state().side(0).players;
    const auto taught = std::find_if(players.begin(), players.end(), [](const MatchPlayer &one) {
        return one.who->player.number == 13;
    });
    QVERIFY(taught != players.end());
    const QString best = taught->ref();
    QStringList first = proposed(0);
    QCOMPARE(first.size(), 11);
    QVERIFY(first.contains(best));
    // The coach wants others, and has them the next time as well.
    first.removeAll(best);
    for (const QString &one : m_match->choices(u"set-up"_s)) {
        if (first.size() < 11 && !first.contains(one) && one != best)
            first.append(one);
    }
    m_match->choose(u"set-up"_s, first);
    m_match->untilTurn();
    while (proposed(0).isEmpty() && m_match->goOn()) { }
    QCOMPARE(QSet<QString>(first.begin(), first.end()), [&] {
        const QStringList again = proposed(0);
        return QSet<QString>(again.begin(), again.end());
    }());
}

/// Where they stood when the last drive began, however they moved in it.
void TestBoard::aLineUpIsRemembered()
{
    m_match->until(u"place-ball"_s);
    const Seat seat = state().kicking;
    QVERIFY(m_match->session().act(EventGroup{0, board::liningUp(state(), seat)}).has_value());
    QMap<QString, Square> lined;
    for (const QString &ref : state().onPitch(seat))
        lined.insert(ref, state().board.value(ref));
    QCOMPARE(lined.size(), 11);
    QVERIFY(lastPlaces(m_match->session().log(), seat).isEmpty()); // nobody has kicked yet
    m_match->untilTurn();
    QVERIFY(lastPlaces(m_match->session().log(), seat) == lined);
    show(m_match->onPitch(seat, 0), Square{13, 2});
    QVERIFY(lastPlaces(m_match->session().log(), seat) == lined);
    // A player who is taken off and lined up again stands there again.
    const QString who = m_match->onPitch(seat, 3);
    show(who, std::nullopt);
    QVERIFY(
        m_match->session().act(EventGroup{0, board::liningUp(state(), seat, lined)}).has_value());
    QVERIFY(state().board.value(who) == lined.value(who));
}

/// Three stand in it at least, though one of those who did is missing.
void TestBoard::theLineIsClosed()
{
    m_match->until(u"place-ball"_s);
    const Seat seat = state().kicking;
    QVERIFY(m_match->session().act(EventGroup{0, board::liningUp(state(), seat)}).has_value());
    const QStringList players = state().onPitch(seat);
    QMap<QString, Square> before;
    QString inFront;
    for (const QString &ref : players) {
        before.insert(ref, state().board.value(ref));
        const int x = before.value(ref).x;
        if (x == 12 || x == 13)
            inFront = ref;
    }
    QVERIFY(!inFront.isEmpty());
    before.insert(inFront, Square{board::endOf(seat) == Half::Left ? 2 : 23, 7});
    for (const QString &ref : players)
        show(ref, std::nullopt);
    QVERIFY(
        m_match->session().act(EventGroup{0, board::liningUp(state(), seat, before)}).has_value());
    std::vector<Square> placed;
    for (const QString &ref : players)
        placed.push_back(state().board.value(ref));
    QVERIFY(SetupCheck::check(placed, board::endOf(seat), 11).empty());
}

/// Two in each wide zone at most, told where the ball is placed (bb2016 L109-111).
void TestBoard::aBadLineUpIsTold()
{
    const QString asked = u"place-ball"_s;
    m_match->until(asked);
    QVERIFY(m_match->session().act(EventGroup{0, board::liningUp(state(), 0)}).has_value());
    QVERIFY(!wordsOf(*m_match, asked).detail.contains(u"wide zone"_s));
    for (int place = 0; place < 3; ++place)
        show(m_match->onPitch(0, place), Square{board::endOf(0) == Half::Left ? 3 : 22, place});
    QVERIFY2(wordsOf(*m_match, asked).detail.contains(u"wide zone"_s),
             qPrintable(wordsOf(*m_match, asked).detail));
}

void TestBoard::aBallOnAPlayerIsHis()
{
    m_match->untilTurn();
    const QString player = m_match->onPitch(0, 0);
    show(player, Square{3, 3});
    show(board::ball, Square{3, 3});
    QCOMPARE(state().carrier.toString(), player);
    show(player, Square{5, 5}); // it goes with him
    QVERIFY((board::ballSquare(state()) == Square{5, 5}));
    m_match->putDown(player);
    QVERIFY(!state().carrier.isValid()); // and stays where he falls
    QVERIFY((board::ballSquare(state()) == Square{5, 5}));
}

void TestBoard::theKickMovesTheBall()
{
    m_match->until(u"scatter"_s);
    show(board::ball, Square{6, 7});
    m_match->roll(u"scatter"_s, {5, 3}); // to the right
    QVERIFY((board::ballSquare(state()) == Square{9, 7}));
}

void TestBoard::aKickBouncesOnTheBoard_data()
{
    QTest::addColumn<Square>("lands");
    QTest::addColumn<QString>("next"); ///< what is asked once it bounced to the right
    QTest::addColumn<Square>("ends");
    QTest::newRow("stays in") << Square{6, 7} << u"end-turn"_s << Square{7, 7};
    QTest::newRow("over halfway") << Square{12, 7} << u"ball-taken"_s << Square{12, 7};
    QTest::newRow("on a player") << Square{8, 7} << u"roll.zones"_s << Square{9, 7};
}

/// In an empty square it bounces once; out of the receivers' half it is a touchback (crp L88-95).
void TestBoard::aKickBouncesOnTheBoard()
{
    QFETCH(const Square, lands);
    QFETCH(const QString, next);
    m_match->until(u"scatter"_s);
    QCOMPARE(state().receiving(), 0); // at the left
    const QString catcher = m_match->onPitch(0, 0);
    show(catcher, Square{9, 7});
    show(board::ball, lands);
    m_match->until(u"land"_s);
    show(board::ball, lands);
    m_match->choose(u"land"_s, u"on-the-ground"_s);
    m_match->roll(u"ball.scatter"_s, {5});
    QVERIFY2(m_match->asks(next), qPrintable(m_match->offered().join(u' ')));
    QFETCH(const Square, ends);
    QVERIFY(board::ballSquare(state()) == ends);
    if (next != u"roll.zones"_s)
        return;
    m_match->choose(next, u"0"_s);
    m_match->roll(u"roll.die"_s, {1}); // then it bounces on
    m_match->keepRoll();
    QVERIFY2(m_match->asks(u"land"_s), qPrintable(m_match->offered().join(u' ')));
}

/// Knocked out on the pitch and seen to at once, he stays there, stunned (crp L1300-1303).
void TestBoard::whoIsTreatedLiesWhereHeLay()
{
    MatchSetup setup = plainSetup();
    for (Team &team : setup.teams)
        team.apothecaries = 1;
    m_match = std::make_unique<MatchDriver>(setup);
    m_match->untilTurn();
    const Seat seat = state().active;
    const QString hurt = m_match->onPitch(seat, 0);
    show(hurt, Square{11, 7});
    m_match->choose(u"fall"_s, hurt);
    QVERIFY2(m_match->asks(u"armour"_s), qPrintable(m_match->offered().join(u' ')));
    m_match->roll(u"armour"_s, {6, 5});
    m_match->roll(u"injury"_s, {4, 4});
    QVERIFY(!state().board.contains(hurt));
    m_match->choose(u"apothecary-ko"_s, u"yes"_s);
    QVERIFY(state().board.value(hurt) == (Square{11, 7}));
    QCOMPARE(m_match->player(hurt).posture, Posture::Stunned);
}

void TestBoard::whoLiesGetsUpOnTheWay_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// It costs three of his six squares.
void TestBoard::whoLiesGetsUpOnTheWay()
{
    QFETCH(QString, ruleset);
    m_match = std::make_unique<MatchDriver>(plainSetup(ruleset));
    m_match->untilTurn();
    if (state().active != 0) {
        m_match->confirm(u"end-turn"_s);
        m_match->untilTurn();
    }
    const QString player = m_match->onPitch(0, 0);
    show(player, Square{4, 7});
    m_match->putDown(player);
    const MatchContext &context = m_match->session().game().context();
    const Match &game = m_match->session().game(); // a card may be played first
    const auto way = Walks(context, game.seen(state()), player).to({7, 7});
    QVERIFY(way);
    QVERIFY(way->standsUp && !way->hasRolls());
    const auto further = Walks(context, game.seen(state()), player).to({8, 7});
    QVERIFY(further && further->hasRolls()); // the fourth is to be gone for
    QVERIFY(m_match->session().act(EventGroup{0, walking(player, *way)}).has_value());
    QCOMPARE(m_match->player(player).posture, Posture::Standing);
    QVERIFY(state().board.value(player) == (Square{7, 7}));
    QVERIFY(!Walks(context, state(), player).to({4, 7})); // two more at most, by going for it
}

void TestBoard::actionsBeginOnTheBoard()
{
    m_match->untilTurn();
    const QString player = m_match->onPitch(0, 0);
    const QString mate = m_match->onPitch(0, 1);
    const QString opponent = m_match->onPitch(1, 0);
    show(player, Square{10, 7});
    show(mate, Square{8, 7});
    show(opponent, Square{11, 7});
    const MatchContext &context = m_match->session().game().context();
    const auto idsAt = [&](Square square) {
        QStringList ids;
        for (const BoardAction &action : boardActions(context, state(), player, square))
            ids.append(action.id);
        return ids;
    };
    QCOMPARE(idsAt({11, 7}), (QStringList{u"block"_s, u"blitz"_s}));
    QVERIFY(idsAt({8, 7}).isEmpty()); // without the ball
    show(board::ball, Square{10, 7});
    QCOMPARE(idsAt({8, 7}), QStringList{u"roll.pass"_s});
    const auto block = boardActions(context, state(), player, {11, 7}).front();
    QVERIFY(m_match->session().act(EventGroup{0, block.events}).has_value());
    QVERIFY(m_match->asks(u"block.result"_s));
}

void TestBoard::aDodgeBeginsOnTheBoard()
{
    m_match->untilTurn();
    const QString player = m_match->onPitch(0, 0);
    show(player, Square{10, 7});
    show(m_match->onPitch(1, 0), Square{11, 7});
    show(m_match->onPitch(1, 1), Square{11, 5});
    const MatchContext &context = m_match->session().game().context();
    const auto way = Walks(context, state(), player).to({10, 6}); // both hold him there
    QVERIFY(way);
    QCOMPARE(way->steps.size(), size_t(2)); // out of all zones first: that dodge is easier
    QCOMPARE(way->steps.front().rolls.front().need.target, 3);
    QVERIFY(m_match->session().act(EventGroup{0, walking(player, *way)}).has_value());
    QVERIFY(m_match->asks(u"roll.die"_s));
    QVERIFY(state().board.value(player) == way->steps.front().to);
}

/// From afar, too; those beside where it bursts are proposed, whether somebody stands there or not.
void TestBoard::aBombIsAimedOnTheBoard()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"bombardier"_s});
    setup.teams[0].rerolls = 0;
    m_match = std::make_unique<MatchDriver>(setup);
    m_match->untilTurn();
    const QString bomber = u"0:1"_s;
    show(bomber, Square{8, 7});
    show(u"1:2"_s, Square{14, 7});
    show(u"1:3"_s, Square{15, 8});
    show(u"1:4"_s, Square{17, 7});
    show(u"1:5"_s, Square{25, 14}); // no throw reaches him
    const MatchContext &context = m_match->session().game().context();
    const auto actions = boardActions(context, state(), bomber, {14, 7});
    QCOMPARE(actions.size(), size_t(1));
    QVERIFY(boardActions(context, state(), bomber, {25, 14}).empty());
    QVERIFY(m_match->session().act(EventGroup{0, actions.front().events}).has_value());
    m_match->choose(u"pass.interceptor"_s, u"none"_s);
    m_match->choose(u"roll.range"_s, u"short-pass"_s);
    m_match->choose(u"roll.zones"_s, u"0"_s);
    m_match->roll(u"roll.die"_s, {3}); // astray
    m_match->roll(u"bomb.scatter"_s, {5, 5, 2}); // to {16, 6}
    // Each die is a direction, none of them a distance (bb2016 L62-66).
    QVERIFY2(newestLine(*m_match).contains(u"→ (5), → (5), ↑ (2)"_s),
             qPrintable(newestLine(*m_match)));
    QCOMPARE(proposed(u"bomb.near"_s), u"1:4"_s);
}

/// One helps, and one of the others stands next to the fouler (bb2016 L1847-1853).
void TestBoard::assistsOfAFoulAreCounted()
{
    for (const bool hindered : {false, true}) {
        init();
        m_match->untilTurn();
        m_match->putDown(u"1:1"_s);
        show(u"0:1"_s, Square{10, 7});
        show(u"1:1"_s, Square{11, 7});
        show(u"0:2"_s, Square{12, 7});
        show(u"1:2"_s, hindered ? Square{9, 7} : Square{3, 3});
        m_match->choose(u"foul"_s, u"0:1"_s);
        m_match->choose(u"foul.victim"_s, u"1:1"_s);
        QCOMPARE(proposed(u"foul.assists"_s), hindered ? u"0"_s : u"1"_s);
    }
}

/// Blitz!: who stands in a tackle zone when the free turn begins has no action in it (crp
/// L1478-1485, bb2016 L1270-1275); in the turns that are counted he has.
void TestBoard::whoBeginsABlitzHeldMayNotAct()
{
    m_match->untilKickOff();
    const Seat kicking = state().kicking;
    const Seat other = MatchState::otherSeat(kicking);
    const QString held = m_match->onPitch(kicking, 0);
    const QString free = m_match->onPitch(kicking, 1);
    show(held, Square{12, 7});
    show(m_match->onPitch(other, 0), Square{13, 7});
    show(free, Square{12, 5});
    m_match->roll(u"kick-off-table"_s, {4, 6});
    m_match->untilTurn();
    QVERIFY(state().extraTurn);
    QCOMPARE(state().active, kicking);
    for (const QString &action : {u"block"_s, u"blitz"_s, u"roll.dodge"_s}) {
        QVERIFY2(!m_match->choices(action).contains(held), qPrintable(action));
        QVERIFY2(m_match->choices(action).contains(free), qPrintable(action));
    }
    m_match->confirm(u"end-turn"_s);
    m_match->untilTurn();
    m_match->confirm(u"end-turn"_s);
    m_match->untilTurn();
    QCOMPARE(state().active, kicking);
    QVERIFY(m_match->choices(u"block"_s).contains(held));
}

void TestBoard::playersChangePlaces()
{
    m_match->untilTurn();
    const QString first = m_match->onPitch(0, 0);
    const QString second = m_match->onPitch(0, 1);
    const QString third = m_match->onPitch(1, 0);
    show(first, Square{3, 3});
    show(second, Square{4, 4});
    show(first, Square{4, 4});
    QVERIFY((state().board.value(second) == Square{3, 3}));
    QVERIFY((state().board.value(first) == Square{4, 4}));
    show(third, Square{3, 3}); // he came from nowhere, so nobody else can go there
    QVERIFY(!state().board.contains(second));
    QCOMPARE(board::playerAt(state(), {3, 3}), third);
    const Formation formation = board::formation(state());
    QCOMPARE(formation.players().size(), size_t(2));
    QCOMPARE(formation.tackleZones({4, 3}, Half::Right), 1);
}

void TestBoard::theBallLiesOrIsCarried()
{
    m_match->untilTurn();
    const QString runner = m_match->onPitch(0, 0);
    show(runner, Square{10, 7});
    show(board::ball, Square{2, 2});
    QVERIFY((board::ballSquare(state()) == Square{2, 2}));
    m_match->choose(u"hand.carrier"_s, runner);
    QVERIFY((board::ballSquare(state()) == Square{10, 7}));
    show(board::ball, Square{9, 7}); // beside him nobody holds it
    QVERIFY(!state().carrier.isValid());
}

void TestBoard::whoLeavesThePitchLeavesTheBoard()
{
    m_match->untilTurn();
    const QString player = m_match->onPitch(0, 0);
    show(player, Square{10, 7});
    m_match->choose(u"hand.player"_s, player);
    m_match->choose(u"hand.place"_s, u"knocked-out"_s);
    QVERIFY(!state().board.contains(player));
    QVERIFY(!m_match->choices(u"hand.board"_s).contains(player));
}

void TestBoard::theDriveClearsIt()
{
    m_match->untilTurn();
    show(m_match->onPitch(0, 0), Square{10, 7});
    show(board::ball, Square{2, 2});
    const int drive = state().drive;
    m_match->choose(u"touchdown"_s, m_match->onPitch(state().active, 0));
    m_match->untilTurn();
    QCOMPARE(state().drive, drive + 1);
    QVERIFY(state().board.isEmpty());
}

void TestBoard::undoPutsItBack()
{
    m_match->untilTurn();
    const QString player = m_match->onPitch(1, 3);
    MatchSession &session = m_match->session();
    const MatchState before = session.state();
    QVERIFY(session.act({1, board::placing(player, Square{5, 6})}));
    QVERIFY(session.state().board.contains(player));
    QVERIFY(stateHash(session.state()) != stateHash(before));
    QVERIFY(session.undo());
    QVERIFY(session.state() == before);
    QVERIFY(session.redo());
    QVERIFY((session.state().board.value(player) == Square{5, 6}));
}

void TestBoard::nothingOfItMattersToTheMatch()
{
    m_match->untilTurn();
    const QStringList asked = m_match->offered();
    const MatchState before = state();
    show(m_match->onPitch(0, 0), Square{0, 0});
    QStringList offered = m_match->offered();
    offered.removeAll(u"move"_s); // over the pitch
    QCOMPARE(offered, asked);
    show(m_match->onPitch(0, 0), std::nullopt);
    MatchState now = state();
    now.entered = before.entered; // only that it was shown is known
    QVERIFY(now == before);
}

QTEST_GUILESS_MAIN(TestBoard)
#include "tst_board.moc"
