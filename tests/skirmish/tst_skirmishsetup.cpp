// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/placement.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How a game begins: roll-offs, boards, who places whom.
class TestSkirmishSetup final : public QObject
{
    Q_OBJECT

private slots:
    void rollOffsAreDecidedInOrder_data();
    void rollOffsAreDecidedInOrder();
    void tiedPlayersRollAgain();
    void saidRollOffsNameWhoIsMeant();
    void placementsAreLegal();
    void setUpAsksInOrder();
    void whoFinishedFirstAddsACritical();
    void boardsHaveNames();
    void boardsThatAreAlikeAreOneChoice();
};

void TestSkirmishSetup::rollOffsAreDecidedInOrder_data()
{
    QTest::addColumn<QList<int>>("first");
    QTest::addColumn<QList<int>>("second");
    QTest::addColumn<int>("winner");
    QTest::newRow("criticals") << QList<int>{1, 2, 2, 2} << QList<int>{5, 5, 6, 6} << 0;
    QTest::newRow("single supports") << QList<int>{1, 6, 6, 6} << QList<int>{1, 5, 2, 2} << 1;
    QTest::newRow("double supports") << QList<int>{1, 5, 6, 2} << QList<int>{1, 5, 2, 2} << 0;
    QTest::newRow("no critical at all") << QList<int>{2, 2, 2, 2} << QList<int>{2, 2, 2, 5} << 1;
}

void TestSkirmishSetup::rollOffsAreDecidedInOrder()
{
    QFETCH(QList<int>, first);
    QFETCH(QList<int>, second);
    QFETCH(int, winner);
    SkirmishArena arena;
    arena.begin();
    for (const bool lowest : {false, true}) {
        push(arena.state(), {SkirmishKind::Activation, 0});
        pushRollOff(arena.state(), RollOffFor::Match, {0, 1}, lowest);
        arena.roll(u"roll-off"_s, {first.begin(), first.end()});
        arena.roll(u"roll-off"_s, {second.begin(), second.end()});
        QCOMPARE(arena.state().rollOffWinner, lowest ? 1 - winner : winner);
    }
}

void TestSkirmishSetup::tiedPlayersRollAgain()
{
    SkirmishArena::Options options;
    options.players = 3;
    options.tracksField = false;
    SkirmishArena arena(options);
    arena.begin();
    pushRollOff(arena.state(), RollOffFor::Match, {0, 1, 2});
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 2});
    arena.roll(u"roll-off"_s, {2, 2, 2, 1});
    QCOMPARE(arena.askedSeat(), 0); // only those who were tied
    arena.roll(u"roll-off"_s, {2, 2, 2, 2});
    QCOMPARE(arena.askedSeat(), 2);
    arena.roll(u"roll-off"_s, {2, 2, 6, 2});
    QCOMPARE(arena.state().rollOffWinner, 2);
}

void TestSkirmishSetup::saidRollOffsNameWhoIsMeant()
{
    SkirmishArena arena;
    arena.begin();
    Event event;
    event.prompt = u"roll-off.said"_s;
    event.choices = {u"seat:1"_s};
    for (const bool lowest : {false, true}) {
        pushRollOff(arena.state(), RollOffFor::Match, {0, 1}, lowest);
        const QString title
            = arena.game().words(arena.state(), arena.prompt(u"roll-off.said"_s)).title;
        QVERIFY2(title.contains(lowest ? u"who came last"_s : u"who won"_s), qPrintable(title));
        QCOMPARE(arena.game().line(arena.state(), event),
                 lowest ? u"Player 1 came last in the roll-off."_s
                        : u"Player 1 won the roll-off."_s);
        arena.choose(u"roll-off.said"_s, u"seat:1"_s);
        QCOMPARE(arena.state().rollOffWinner, 1);
    }
}

void TestSkirmishSetup::placementsAreLegal()
{
    const Board board = blankBoard(u"plain"_s).board;
    const Battlefield field({{board, {0, 0}, false, 0}});
    const JoinLimits limits;
    const auto legal = legalPlacements(field, board, limits, false);
    const auto flush = legalPlacements(field, board, limits, true);
    QVERIFY(!flush.empty() && flush.size() < legal.size());
    for (const Placement &placement : legal) {
        QCOMPARE(field.check({board, placement.offset, placement.turned, 1}, limits),
                 PlacementProblem::None);
        QCOMPARE(placementFromText(placementText(placement)), placement);
    }
    // Every other place in the neighbourhood is refused by the battlefield itself.
    size_t fitting = 0;
    for (int q = -20; q <= 20; ++q) {
        for (int r = -25; r <= 25; ++r) {
            for (const bool turned : {false, true}) {
                if (field.check({board, {q, r}, turned, 1}, limits) == PlacementProblem::None)
                    ++fitting;
            }
        }
    }
    QCOMPARE(legal.size(), fitting);
}

void TestSkirmishSetup::setUpAsksInOrder()
{
    RandomSkirmish wanted;
    wanted.options[OptionId(u"capture-the-artefact"_s)] = true;
    SeededRandomSource source(3);
    const SkirmishGame game(skirmishRuleset(), randomSetup(*skirmishRuleset(), wanted, source));
    SkirmishState state = game.start();
    QStringList asked;
    while (state.round == 0) {
        const auto prompts = game.prompts(state);
        if (asked.isEmpty() || asked.constLast() != prompts.front().id)
            asked.append(prompts.front().id);
        QVERIFY(game.apply(state, randomAnswer(prompts.front(), source)));
    }
    asked.removeAll(u"mulligan"_s);
    asked.removeIf([](const QString &id) { return id.startsWith("deploy.h"_L1); });
    const QStringList start{u"roll-off"_s,  u"board"_s,  u"board.place"_s,     u"relic"_s,
                            u"objective"_s, u"reveal"_s, u"draw.objectives"_s, u"draw.powers"_s};
    QCOMPARE(asked.mid(0, start.size()), start);
    QVERIFY(asked.indexOf(u"deploy.first"_s) > asked.indexOf(u"draw.powers"_s));
    QCOMPARE(state.objectives.size(), size_t(6)); // the Relic and five
    for (const SkirmishPlayer &player : state.players) {
        QCOMPARE(player.objectives.hand.size(), size_t(3));
        QCOMPARE(player.powers.hand.size(), size_t(5));
    }
    for (const FighterRef &ref : state.fighters([](Seat, const SkirmishFighter &) { return true; }))
        QCOMPARE(state.field->cell(*state.find(ref)->hex)->player, std::optional<int>(ref.seat));
}

void TestSkirmishSetup::whoFinishedFirstAddsACritical()
{
    SkirmishArena arena;
    arena.begin();
    arena.state().deployedFirst = 1;
    arena.state().agenda
        = {{SkirmishKind::GameEnd}, {SkirmishKind::Round, noSeat, {}, RoundNumber{1}}};
    pushRollOff(arena.state(), RollOffFor::Match, {0, 1});
    arena.choose(u"roll-off.said"_s, u"seat:0"_s);
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    arena.roll(u"roll-off"_s, {1, 2, 2, 2});
    QCOMPARE(arena.asked(), u"first-player"_s);
    QCOMPARE(arena.askedSeat(), 1);
}

void TestSkirmishSetup::boardsHaveNames()
{
    SeededRandomSource source(1);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    setup.seats[1].boards[0].name = u"Shattered court"_s;
    const SkirmishGame game(skirmishRuleset(), setup);
    SkirmishState state = game.start();
    push(state, {SkirmishKind::BoardChoose, 0});
    const Prompt prompt = game.prompts(state).front();
    QCOMPARE(prompt.choices.constLast(), u"1:plain-2"_s);
    QCOMPARE(game.words(state, prompt).choices,
             (QStringList{u"Plain board (Player 1)"_s, u"Shattered court (Player 2)"_s}));
}

/// Each takes the own one.
void TestSkirmishSetup::boardsThatAreAlikeAreOneChoice()
{
    SeededRandomSource source(1);
    SkirmishSetup setup = randomSetup(*skirmishRuleset(), {}, source);
    for (SkirmishSeat &seat : setup.seats)
        seat.boards.clear();
    giveBoards(setup, {});
    const SkirmishGame game(skirmishRuleset(), setup);
    const auto offered = [&game](Seat seat, const QStringList &taken) {
        SkirmishState state = game.start();
        for (const QString &face : taken)
            state.boardFaces.push_back(FaceRef::fromString(face));
        push(state, {SkirmishKind::BoardChoose, seat});
        return game.prompts(state).front().choices;
    };
    const QStringList both{u"0:plain-1"_s, u"1:plain-2"_s};
    QCOMPARE(offered(0, {}), both.first(1));
    QCOMPARE(offered(1, {}), both.last(1));
    QCOMPARE(offered(1, both.last(1)), both.first(1));
}

QTEST_GUILESS_MAIN(TestSkirmishSetup)
#include "tst_skirmishsetup.moc"
