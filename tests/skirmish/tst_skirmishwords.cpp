// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/placement.h"
#include "core/skirmish/state/skirmishchanges.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/skirmish/words/skirmishsummary.h"
#include "core/text/languagescope.h"
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
    void gloryIsSaidAsAChange();
    void activationsAreCountedWithWhoseTheyAre();
    void nothingChosenIsSaid();
    void scoredObjectivesSayTheirGlory();
    void dugoutDrawsAllThatMayBeDrawn();
    void theFirstPlaceKeepsStartsApart();
    void fourBoardsMakeNoLongRow();
    void theRelicIsRewardedInTheLog();
    void inspiredByHandIsSaidOnce();
    void gloryByHandHasItsRule();
    void whatNoLongerFitsIsNamed();
    void everyGameOfAMatchHasItsVerdict();
    void theRoundNamesTheGamesWon();
    void verdictsNameWhatDecides_data();
    void verdictsNameWhatDecides();
    void theMatchVerdictNamesTheGames();
    void aMatchIsSummedUpWithItsSuddenDeath();
    void fightersHaveAFate();
};

namespace {

Event chosen(const QString &prompt, const QString &choice, Seat seat = 0)
{
    Event event;
    event.prompt = prompt;
    event.seat = seat;
    event.choices = {choice};
    return event;
}

SkirmishArena::Options bestOfThree()
{
    SkirmishArena::Options options;
    options.tracksField = false;
    options.choices[OptionId(u"best-of-three"_s)] = true;
    return options;
}

/// One answer away from the end of a game with this glory.
void bringToTheEnd(SkirmishArena &arena, int first, int second)
{
    arena.state().agenda = {{SkirmishKind::GameEnd}, {SkirmishKind::Mulligan, 0}};
    for (const Seat seat : {0, 1}) {
        arena.state().player(seat) = {};
        arena.state().player(seat).fighters.resize(1);
        gainGlory(arena.state(), seat, seat == 0 ? first : second, u"by-hand"_s);
    }
    arena.state().heldSaid = {0, 0};
    arena.state().player(0).powers.hand = {CardId(u"x"_s)};
}

} // namespace

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
        pushRollOff(arena.state(), RollOffFor::Activation, {0, 1}, false);
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
        if (prompt.alwaysOffered)
            titles.append(arena.game().words(arena.state(), prompt).title);
    }
    QCOMPARE(titles.removeDuplicates(), 0);
}

void TestSkirmishWords::gloryIsSaidAsAChange()
{
    SkirmishArena arena;
    arena.begin();
    Event event;
    event.prompt = u"glory.0"_s;
    event.seat = 0;
    event.number = 2;
    QVERIFY(arena.game().line(arena.state(), event).endsWith(u": +2"_s));
    event.number = -1;
    QVERIFY(arena.game().line(arena.state(), event).endsWith(u": −1"_s));
    Event over;
    over.prompt = u"phase.over"_s;
    QCOMPARE(arena.game().line(arena.state(), over), u"The action phase is over"_s);
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
    {
        const LanguageScope scope(Language::Spanish);
        QVERIFY(arena.game().line(arena.state(), event).endsWith(u"descartadas: ninguna"_s));
    }
    event.prompt = u"score-now"_s;
    event.choices = {u"done"_s};
    QCOMPARE(arena.game().line(arena.state(), event), u"Player 0: Objective scored: none"_s);
    event.prompt = u"end.upgrade"_s; // whether some were played before or not
    QCOMPARE(arena.game().line(arena.state(), event), u"Player 0: Upgrades played: no more"_s);
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

void TestSkirmishWords::theRelicIsRewardedInTheLog()
{
    SkirmishArena::Options options;
    options.choices[OptionId(u"capture-the-artefact"_s)] = true;
    SkirmishArena arena(options);
    arena.begin();
    arena.state().objectives = {{Hex{4, 2}, 0, true}};
    arena.place(1, 0, {4, 2});
    const QString holder
        = SkirmishSpeech(arena.game().context(), arena.state()).fighter(arena.ref(1, 0));
    QString line;
    for (int i = 0; i < 8; ++i) {
        QVERIFY2(!line.contains(u"Relic"_s), qPrintable(line));
        const Event pass = chosen(u"activation"_s, u"pass"_s, arena.askedSeat());
        line = arena.game().groupLine(arena.state(), {0, {pass}});
        arena.choose(u"activation"_s, u"pass"_s);
    }
    const QString told = u"Pass. Player 1 holds the Relic: +3 glory. %1 is inspired."_s.arg(holder);
    QVERIFY2(line.startsWith(u"Player 1: "_s) && line.contains(told), qPrintable(line));
}

void TestSkirmishWords::inspiredByHandIsSaidOnce()
{
    SkirmishArena arena;
    arena.begin();
    const Event event = chosen(u"inspire"_s, arena.ref(0, 0).toString(), noSeat);
    const QString line = arena.game().groupLine(arena.state(), {0, {event}});
    QCOMPARE(line.count(u"inspired"_s), 1);
    const Event token = chosen(u"token"_s, arena.ref(0, 0).toString() + u"/inspired"_s, noSeat);
    const QString tapped = arena.game().groupLine(arena.state(), {0, {token}});
    QCOMPARE(tapped.count(u"inspired"_s, Qt::CaseInsensitive), 1);
}

/// The rule for two players, not that for more.
void TestSkirmishWords::gloryByHandHasItsRule()
{
    for (const int players : {2, 3}) {
        SkirmishArena::Options options;
        options.players = players;
        SkirmishArena arena(options);
        arena.begin();
        arena.choose(u"token"_s, arena.ref(1, 0).toString() + u"/out"_s);
        const QString why = arena.game().words(arena.state(), arena.prompt(u"out.glory"_s)).why;
        QCOMPARE(why.contains(u"whatever the cause"_s), players == 2);
    }
}

/// Coaches read no ids, also of what nobody asks any more.
void TestSkirmishWords::whatNoLongerFitsIsNamed()
{
    SkirmishArena arena;
    arena.begin();
    for (const QString &prompt : {u"drive-back"_s, u"defence.roll"_s, u"attack.damage"_s,
                                  u"wounds"_s, u"move.hex"_s, u"activation"_s}) {
        const QString line
            = arena.game().rejectedLine(arena.state(), chosen(prompt, u"somewhere"_s, 1));
        QVERIFY2(line.startsWith(u"Player 1: "_s) && !line.endsWith(prompt), qPrintable(line));
        QVERIFY2(!line.contains(u'%'), qPrintable(line));
    }
}

void TestSkirmishWords::everyGameOfAMatchHasItsVerdict()
{
    SkirmishArena arena(bestOfThree());
    arena.begin();
    const Event keep = chosen(u"mulligan"_s, u"keep"_s);
    bringToTheEnd(arena, 2, 1);
    QString line = arena.game().groupLine(arena.state(), {0, {keep}});
    arena.choose(u"mulligan"_s, u"keep"_s);
    const QString verdict = arena.game().verdict(arena.state());
    QVERIFY(verdict.contains(u"Player 0 wins"_s));
    QVERIFY2(line.endsWith(u". Game 1 is over: "_s + verdict), qPrintable(line));
    bringToTheEnd(arena, 3, 1);
    line = arena.game().groupLine(arena.state(), {0, {keep}});
    arena.choose(u"mulligan"_s, u"keep"_s);
    QVERIFY(arena.state().finished);
    QVERIFY2(
        line.contains(u"Game 2 is over: Player 0 wins with the most glory (3\u00A0:\u00A01). "_s),
        qPrintable(line));
    QVERIFY2(line.endsWith(arena.game().verdict(arena.state())), qPrintable(line)); // of the match
}

void TestSkirmishWords::theRoundNamesTheGamesWon()
{
    SkirmishArena arena(bestOfThree());
    arena.begin();
    QCOMPARE(arena.game().round(arena.state()), u"Game 1 · Round 1 of 3"_s);
    bringToTheEnd(arena, 2, 1);
    arena.choose(u"mulligan"_s, u"keep"_s);
    QCOMPARE(arena.game().round(arena.state()),
             u"Game 2 · 1\u00A0:\u00A00 · Before the first round"_s);
}

void TestSkirmishWords::verdictsNameWhatDecides_data()
{
    using Standings = std::vector<Standing>;
    QTest::addColumn<Standings>("standings");
    QTest::addColumn<QString>("words");
    QTest::newRow("objectives") << Standings{{5, false, 2}, {5, false, 1}}
                                << u"holds the most objectives (Player 0 2, Player 1 1)"_s;
    QTest::newRow("only those tied") << Standings{{8, false, 1}, {8, false, 2}, {6, false, 3}}
                                     << u"holds the most objectives (Player 0 1, Player 1 2)"_s;
    QTest::newRow("draw") << Standings{{8, false, 1}, {8, false, 1}, {6, false, 3}}
                          << u"objectives held (Player 0 1, Player 1 1)"_s;
    QTest::newRow("both gone") << Standings{{5, true, 0}, {5, true, 0}}
                               << u"Player 0 and Player 1 have no fighters left"_s;
}

void TestSkirmishWords::verdictsNameWhatDecides()
{
    QFETCH(std::vector<Standing>, standings);
    QFETCH(QString, words);
    SkirmishArena::Options options;
    options.players = static_cast<int>(standings.size());
    SkirmishArena arena(options);
    arena.begin();
    arena.state().results = {judge(standings)};
    const QString verdict = arena.game().verdict(arena.state());
    QVERIFY2(verdict.contains(words), qPrintable(verdict));
}

void TestSkirmishWords::theMatchVerdictNamesTheGames()
{
    SkirmishArena::Options options = bestOfThree();
    options.choices[OptionId(u"match-tie-break"_s)] = u"ladder"_s;
    SkirmishArena arena(options);
    arena.begin();
    for (const auto &[first, second] : {std::pair(2, 1), std::pair(1, 5), std::pair(4, 4)}) {
        bringToTheEnd(arena, first, second);
        arena.choose(u"mulligan"_s, u"keep"_s);
    }
    const QString verdict = arena.game().verdict(arena.state());
    QVERIFY2(
        verdict.endsWith(
            u"Games are level (1\u00A0:\u00A01); Player 1 has more glory in all (7\u00A0:\u00A010) "
            "and wins the match."_s),
        qPrintable(verdict));
}

void TestSkirmishWords::aMatchIsSummedUpWithItsSuddenDeath()
{
    SkirmishArena arena(bestOfThree());
    arena.begin();
    gainGlory(arena.state(), 0, 2, u"objective"_s);
    arena.state().results = {judge({{2, false, 0}, {0, false, 0}})};
    arena.state().suddenDeath = true;
    arena.state().round = arena.game().context().rounds() + 1;
    gainGlory(arena.state(), 0, 1, u"out-of-action"_s);
    arena.state().matchWinner = 0;
    const SkirmishSummary summary = summarize(arena.game(), arena.state());
    QCOMPARE(summary.players.front().glory, 3);
    QCOMPARE(summary.players.front().outOfAction, 1);
    QCOMPARE(summary.games.size(), 2);
    QVERIFY(summary.games.constFirst().endsWith(u"(2\u00A0:\u00A00)"_s)); // as the game ended
    QVERIFY(summary.games.constLast().startsWith(u"Sudden death: "_s));
}

void TestSkirmishWords::fightersHaveAFate()
{
    SkirmishArena arena(withCards({simpleCard(u"blade"_s, CardKind::Upgrade)}));
    arena.begin();
    arena.fighter(0, 0).damage = 2;
    arena.fighter(0, 0).inspired = true;
    arena.fighter(0, 0).upgrades = {CardId(u"blade"_s)};
    arena.fighter(0, 1).out = true;
    const QStringList fates = summarize(arena.game(), arena.state()).players.front().fates;
    const SkirmishSpeech speech(arena.game().context(), arena.state());
    QCOMPARE(fates.at(0),
             speech.fighter(arena.ref(0, 0)) + u": 2 of 5 wounds, inspired, "_s
                 + speech.card(u"blade"_s));
    QVERIFY(fates.at(1).endsWith(u": out of action"_s));
}

QTEST_GUILESS_MAIN(TestSkirmishWords)
#include "tst_skirmishwords.moc"
