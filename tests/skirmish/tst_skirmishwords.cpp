// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/placement.h"
#include "core/skirmish/skirmishchanges.h"
#include "tests/support/skirmisharena.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// What prompts and the log say, and what is proposed first.
class TestSkirmishWords final : public QObject
{
    Q_OBJECT

private slots:
    void objectivesSayTheirRules();
    void theBonusIsSaid();
    void gloryByHandNamesThePlayer();
    void activationsAreCountedWithWhoseTheyAre();
    void nothingChosenIsSaid();
    void scoredObjectivesSayTheirGlory();
    void dugoutDrawsAllThatMayBeDrawn();
    void theFirstPlaceKeepsStartsApart();
    void fourBoardsMakeNoLongRow();
};

void TestSkirmishWords::objectivesSayTheirRules()
{
    SeededRandomSource source(3);
    const SkirmishGame game(skirmishRuleset(), randomSetup(*skirmishRuleset(), {}, source));
    SkirmishState state = game.start();
    int asked = 0;
    while (state.round == 0 && asked < 5) {
        const Prompt prompt = game.prompts(state).front();
        if (prompt.id == u"objective"_s) {
            const QString why = game.words(state, prompt).why;
            QVERIFY2(why.contains(u"Never within 2 hexes"_s), qPrintable(why));
            const bool edge = std::any_of(
                prompt.choices.begin(), prompt.choices.end(),
                [&](const QString &hex) { return state.field->isEdge(hexFromText(hex)); });
            QCOMPARE(why.contains(u"may go on an edge hex"_s), edge);
            if (++asked == 5)
                QVERIFY(edge); // the last one may always
        }
        QVERIFY(game.apply(state, randomAnswer(prompt, source)));
    }
    QCOMPARE(asked, 5);
}

void TestSkirmishWords::theBonusIsSaid()
{
    SkirmishArena arena;
    arena.begin();
    const QString bonus = u"Player 1 counts one more critical"_s;
    for (const Seat first : {noSeat, Seat(1)}) {
        pushRollOff(arena.state(), u"activation"_s, {0, 1}, false);
        arena.state().rollOff->bonus = first;
        const Prompt prompt = arena.prompt(u"roll-off"_s);
        QCOMPARE(arena.game().words(arena.state(), prompt).detail.contains(bonus), first == 1);
        arena.roll(u"roll-off"_s, {2, 2, 2, 2});
        Event last;
        last.prompt = u"roll-off"_s;
        last.seat = 1;
        last.dice = {2, 2, 5, 6}; // decided by supports where nobody has a bonus
        QCOMPARE(arena.game().line(arena.state(), last).contains(bonus), first == 1);
        arena.roll(u"roll-off"_s, last.dice);
    }
}

void TestSkirmishWords::gloryByHandNamesThePlayer()
{
    SkirmishArena arena;
    arena.begin();
    QStringList titles;
    for (const Prompt &prompt : arena.game().prompts(arena.state())) {
        if (prompt.aside)
            titles.append(arena.game().words(arena.state(), prompt).title);
    }
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestSkirmishWords::activationsAreCountedWithWhoseTheyAre()
{
    SkirmishArena arena;
    arena.begin();
    const auto number = [&] { return activationNumber(arena.game().context(), arena.state()); };
    QCOMPARE(arena.askedSeat(), 0);
    QCOMPARE(number(), 1);
    arena.choose(u"activation"_s, u"pass"_s);
    while (arena.asked() != u"activation"_s)
        arena.choose(arena.asked(), arena.prompt(arena.asked()).choices.constFirst());
    QCOMPARE(arena.askedSeat(), 1);
    QCOMPARE(number(), 2);
}

void TestSkirmishWords::nothingChosenIsSaid()
{
    SkirmishArena arena;
    arena.begin();
    Event event;
    event.prompt = u"end.discard.powers"_s;
    event.seat = 0;
    QCOMPARE(arena.game().line(arena.state(), event), u"Player 0: Power cards discarded: none"_s);
    event.prompt = u"score-now"_s;
    event.choices = {u"done"_s};
    QCOMPARE(arena.game().line(arena.state(), event), u"Player 0: Objective scored: none"_s);
}

void TestSkirmishWords::scoredObjectivesSayTheirGlory()
{
    SkirmishCard card = simpleCard(u"plan"_s, CardKind::Objective);
    card.glory = 2;
    SkirmishArena arena(withCards({card}));
    arena.begin();
    Event event;
    event.prompt = u"score.0"_s;
    event.seat = 0;
    event.choices = {u"plan"_s};
    const QString line = arena.game().line(arena.state(), event);
    QVERIFY2(line.endsWith(u"(+2 glory)"_s), qPrintable(line));
}

/// A player may draw fewer cards, but chance does not decide how many.
void TestSkirmishWords::dugoutDrawsAllThatMayBeDrawn()
{
    Prompt prompt;
    prompt.kind = PromptKind::Choice;
    prompt.byLot = true;
    prompt.choices = {u"a"_s, u"b"_s, u"c"_s, u"d"_s};
    prompt.atLeast = 0;
    prompt.atMost = 2;
    SeededRandomSource source(1);
    for (int i = 0; i < 20; ++i)
        QCOMPARE(rollFor(prompt, source).choices.size(), 2);
}

void TestSkirmishWords::theFirstPlaceKeepsStartsApart()
{
    const Board board = blankBoard(u"plain"_s).board;
    const PlacedBoard table{board, {0, 0}, false, 0};
    const auto gap = [&](const Placement &placement) {
        const PlacedBoard held{board, placement.offset, placement.turned, 1};
        int least = 100;
        for (const Hex there : board.starting) {
            for (const Hex here : board.starting)
                least = std::min(least, hexDistance(table.place(there), held.place(here)));
        }
        return least;
    };
    const auto legal = legalPlacements(Battlefield({table}), board, {}, false);
    for (const Placement &placement : legal)
        QVERIFY(gap(placement) <= gap(legal.front()));
    QVERIFY(gap(legal.front()) >= 14);
}

void TestSkirmishWords::fourBoardsMakeNoLongRow()
{
    const Board board = blankBoard(u"plain"_s).board;
    std::vector<PlacedBoard> table{{board, {0, 0}, false, 0}};
    for (int player = 1; player < 4; ++player) {
        const Placement first = legalPlacements(Battlefield(table), board, {}, false).front();
        table.push_back({board, first.offset, first.turned, player});
    }
    int left = 0;
    int right = 0;
    const Battlefield field(table);
    for (const auto &[hex, cell] : field.cells()) {
        left = std::min(left, hexColumn(hex));
        right = std::max(right, hexColumn(hex));
    }
    QVERIFY(right - left < 30);
}

QTEST_GUILESS_MAIN(TestSkirmishWords)
#include "tst_skirmishwords.moc"
