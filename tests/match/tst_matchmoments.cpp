// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/words/matchtexts.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchSetup withCards(const QString &ruleset = u"crp"_s)
{
    MatchSetup setup = plainSetup(ruleset);
    setup.options[OptionId(u"special-play-cards"_s)] = u"allowance"_s;
    setup.options[OptionId(u"cards-allowance"_s)] = 400'000;
    return setup;
}

/// Puts a card into the hand of a side by way of the draw.
void deal(MatchDriver &match, Seat seat, const QString &card)
{
    match.until(u"card.deck"_s);
    while (match.session().prompts().front().seat != seat) {
        match.confirm(u"card.enough"_s);
        match.until(u"card.deck"_s);
    }
    match.choose(u"card.deck"_s, card.section(u'/', 0, 0));
    match.choose(u"draw-card"_s, card);
    match.confirm(u"card.enough"_s);
}

void endTurns(MatchDriver &match, int count)
{
    for (int i = 0; i < count; ++i) {
        match.untilTurn();
        match.confirm(u"end-turn"_s);
    }
}

} // namespace

/// Turns, markers and what may be done at their edges.
class TestMatchMoments : public QObject
{
    Q_OBJECT

private slots:
    void concedingComesBeforeTheMarker_data();
    void concedingComesBeforeTheMarker();
    void concedingIsOverOnceSomebodyActed();
    void concedingAtTheSetUp_data();
    void concedingAtTheSetUp();
    void aSingleFanMoreGivesFame();
    void illegalProcedure_data();
    void illegalProcedure();
    void cardsOfATurnsStartOnABlitz();
    void aCardInHandIsNotSeen();
    void hurryUpGivesBothAFreeTurn();
    void hurryUpEndsOnAOne();
    void hurryUpTouchdowns_data();
    void hurryUpTouchdowns();
    void pettyCashCountsAndComesBack();
    void treasuryGoldIsSpentAfterTheGift();
    void aChoiceCannotOverruleDice();
    void shootOut_data();
    void shootOut();
};

void TestMatchMoments::concedingComesBeforeTheMarker_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("turns");
    for (const QString &id : footballRulesets()) {
        for (const int turns : {0, 1, 6, 17})
            QTest::addRow("%s after %d turns", qPrintable(id), turns) << id << turns;
    }
}

void TestMatchMoments::concedingComesBeforeTheMarker()
{
    QFETCH(QString, ruleset);
    QFETCH(int, turns);
    MatchDriver match(plainSetup(ruleset));
    endTurns(match, turns);
    match.untilTurn();
    const Seat loser = match.state().active;
    const int marker = match.state().side(loser).turn;
    match.confirm(u"concede"_s);
    QVERIFY(match.state().over);
    QCOMPARE(match.state().winner(), MatchState::otherSeat(loser));
    QCOMPARE(match.state().side(loser).turn, marker - 1);
    QVERIFY(!match.state().occasion.freeConcession);
    QCOMPARE(match.state().drives.back().turnsAtEnd.at(static_cast<size_t>(loser)), marker - 1);
    QVERIFY(match.asks(u"result.home"_s));
}

void TestMatchMoments::concedingIsOverOnceSomebodyActed()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"re-roll"_s, u"team"_s);
    QVERIFY(!match.asks(u"concede"_s));
    QVERIFY(match.asks(u"illegal-procedure"_s));
}

void TestMatchMoments::concedingAtTheSetUp_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : {u"crp"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(id)) << id;
}

/// With two players left nothing more is lost.
void TestMatchMoments::concedingAtTheSetUp()
{
    QFETCH(QString, ruleset);
    MatchDriver match(plainSetup(ruleset));
    match.untilTurn();
    for (int i = 2; i < 14; ++i) {
        match.choose(u"hand.player"_s, u"0:%1"_s.arg(i + 1));
        match.choose(u"hand.place"_s, u"injured"_s);
    }
    match.choose(u"touchdown"_s, u"0:1"_s);
    match.until(u"shortage"_s);
    match.choose(u"shortage"_s, u"concede"_s);
    QVERIFY(match.state().over);
    QCOMPARE(match.state().winner(), 1);
    QVERIFY(match.state().occasion.freeConcession);
}

void TestMatchMoments::aSingleFanMoreGivesFame()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].fanFactor = setup.teams[1].fanFactor = 200;
    MatchDriver match(setup);
    match.until(u"gate"_s);
    match.roll(u"gate"_s, {1, 2});
    match.roll(u"gate"_s, {1, 1});
    match.until(u"coin-toss"_s);
    QCOMPARE(match.state().sides[0].fame, 1);
    QCOMPARE(match.state().sides[1].fame, 0);
}

void TestMatchMoments::illegalProcedure_data()
{
    QTest::addColumn<int>("own");
    QTest::addColumn<QString>("call");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<int>("ownLeft");
    QTest::addColumn<int>("otherLeft");
    QTest::newRow("pays") << 2 << u"called"_s << u"lose-re-roll"_s << 1 << 2;
    QTest::newRow("has none") << 0 << u"called"_s << u"opponent-gains"_s << 0 << 3;
    QTest::newRow("wrongly called") << 2 << u"wrongly-called"_s << QString() << 2 << 1;
}

void TestMatchMoments::illegalProcedure()
{
    QFETCH(int, own);
    QFETCH(QString, call);
    QFETCH(QString, answer);
    MatchSetup setup = plainSetup();
    setup.teams[0].rerolls = own;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"illegal-procedure"_s, call);
    if (!answer.isEmpty())
        match.choose(u"illegal-procedure.answer"_s, answer);
    QTEST(match.state().sides[0].rerolls.team(), "ownLeft");
    QTEST(match.state().sides[1].rerolls.team(), "otherLeft");
    // A re-roll that was paid is the one of this turn.
    if (answer == u"lose-re-roll"_s)
        QVERIFY(!match.asks(u"re-roll"_s));
    // Called after one was used it is lost on top, and is no second one of the turn.
    MatchDriver later(setup);
    later.untilTurn();
    if (!later.asks(u"re-roll"_s) || call != u"called"_s)
        return;
    later.choose(u"re-roll"_s, u"team"_s);
    later.choose(u"illegal-procedure"_s, call);
    later.choose(u"illegal-procedure.answer"_s, u"lose-re-roll"_s);
    QCOMPARE(later.state().sides[0].rerolls.team(), own - 2);
    QCOMPARE(later.state().sides[0].rerolls.usedThisTurn, 1);
}

void TestMatchMoments::cardsOfATurnsStartOnABlitz()
{
    MatchDriver match(withCards());
    deal(match, 1, u"good-karma/all-out-blitz"_s);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {4, 6});
    match.until(u"card.away"_s);
    QVERIFY(match.state().extraTurn);
    match.choose(u"card.away"_s, u"good-karma/all-out-blitz"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    for (int i = 0; i < 2; ++i) {
        QVERIFY(match.asks(u"blitz"_s));
        match.choose(u"blitz"_s, match.onPitch(1, i));
        match.choose(u"blitz.victim"_s, match.onPitch(0, 0));
        match.choose(u"block.result"_s, u"pushed"_s);
        match.choose(u"block.outcome"_s, u"nobody"_s);
    }
    QVERIFY(!match.asks(u"blitz"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.state().sides[1].turn, 0);
}

/// That the turn could still be followed by a card is known to its holder, and to nobody else: the
/// other side is at play.
void TestMatchMoments::aCardInHandIsNotSeen()
{
    MatchDriver match(plainSetup(u"bb2016"_s));
    match.untilTurn();
    const Match &game = match.session().game();
    MatchState state = match.state();
    const Seat own = state.active;
    QCOMPARE(game.seen(state).active, own);
    state.side(own).cards = cardsNamed({u"heroic-feats-2016/punt"_s});
    Event end;
    end.prompt = u"end-turn"_s;
    end.seat = own;
    QVERIFY(game.apply(state, end));
    QCOMPARE(state.active, own);
    QCOMPARE(game.seen(state).active, MatchState::otherSeat(own));
    QCOMPARE(game.seen(state).sides[0].score, state.sides[0].score);
    QCOMPARE(game.standing(state), game.standing(game.seen(state))); // in lists and for others
    // Nor does the log tell it: what the other side does now is done in its own turn.
    Event next = end;
    next.seat = MatchState::otherSeat(own);
    const QString line = game.groupLine(state, EventGroup{1, {next}});
    const QString moment = momentWords(game.context(), game.seen(state));
    QVERIFY2(!moment.isEmpty() && line.startsWith(moment), qPrintable(line));
    QVERIFY(momentWords(game.context(), state) != moment);
}

void TestMatchMoments::hurryUpGivesBothAFreeTurn()
{
    MatchDriver match(withCards());
    deal(match, 0, u"good-karma/hurry-up-offense"_s);
    match.until(u"card.home"_s);
    match.choose(u"card.home"_s, u"good-karma/hurry-up-offense"_s);
    match.untilTurn();
    QVERIFY(match.state().extraTurn);
    QCOMPARE(match.state().active, 0);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.state().extraTurn);
    QCOMPARE(match.state().active, 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!match.state().extraTurn);
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.state().sides[0].turn, 1);
    QCOMPARE(match.state().sides[1].turn, 0);
}

void TestMatchMoments::hurryUpEndsOnAOne()
{
    MatchDriver match(withCards());
    deal(match, 0, u"good-karma/hurry-up-offense"_s);
    match.until(u"card.home"_s);
    match.choose(u"card.home"_s, u"good-karma/hurry-up-offense"_s);
    match.untilTurn();
    match.choose(u"hurry-up.acted"_s, match.onPitch(0, 0));
    match.roll(u"hurry-up.roll"_s, {2});
    QCOMPARE(match.state().active, 0);
    match.choose(u"completion"_s, match.onPitch(0, 1));
    match.roll(u"hurry-up.roll"_s, {1});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchMoments::hurryUpTouchdowns_data()
{
    QTest::addColumn<QString>("held");
    QTest::addColumn<int>("score");
    QTest::newRow("held") << u"yes"_s << 1;
    QTest::newRow("lost") << u"no"_s << 0;
}

void TestMatchMoments::hurryUpTouchdowns()
{
    QFETCH(QString, held);
    MatchDriver match(withCards());
    deal(match, 0, u"good-karma/hurry-up-offense"_s);
    match.until(u"card.home"_s);
    match.choose(u"card.home"_s, u"good-karma/hurry-up-offense"_s);
    match.untilTurn();
    const QString scorer = match.onPitch(0, 0);
    match.choose(u"touchdown"_s, scorer);
    QCOMPARE(match.state().sides[0].score, 0);
    match.roll(u"hurry-up.roll"_s, {3});
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.choose(u"hurry-up.held"_s, held);
    QTEST(match.state().sides[0].score, "score");
    QCOMPARE(match.player(scorer).achievements.touchdowns, match.state().sides[0].score);
}

void TestMatchMoments::pettyCashCountsAndComesBack()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].treasury = 150'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 100'000);
    match.until(u"inducements.buy"_s);
    QCOMPARE(match.session().prompts().front().seat, 0);
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    match.confirm(u"inducements.done"_s);
    match.until(u"gate"_s);
    // What was put aside counts towards the match, so the other side may buy for it.
    QCOMPARE(match.state().sides[0].counters.value(u"bloodweiser-babes"_s), 1);
    QCOMPARE(match.state().sides[0].treasury, 100'000);
}

void TestMatchMoments::treasuryGoldIsSpentAfterTheGift()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.options[OptionId(u"special-plays"_s)] = false;
    setup.teams[0].treasury = 100'000;
    setup.teams[1].rerolls += 1; // 60,000 for the humans to spend
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 100'000);
    match.until(u"inducements.buy"_s);
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    match.until(u"coin-toss"_s);
    const int value = match.state().sides[0].treasury;
    QVERIFY2(value < 100'000 && value >= 0, qPrintable(QString::number(value)));
}

void TestMatchMoments::aChoiceCannotOverruleDice()
{
    MatchDriver match(plainSetup());
    match.until(u"weather"_s);
    Event event;
    event.prompt = u"weather"_s;
    event.dice = {3, 4};
    event.choices = {u"blizzard"_s};
    QVERIFY(match.refuses(event));
    event.choices.clear();
    QVERIFY(!match.refuses(event));
    QCOMPARE(match.state().weather.row.text(), u"nice"_s);
}

void TestMatchMoments::shootOut_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::addColumn<Seat>("winner");
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        // The humans have three re-rolls left, the orcs two.
        QTest::addRow("%s tie by dice", qPrintable(id)) << id << 3 << 3 << 0;
        QTest::addRow("%s level with re-rolls", qPrintable(id)) << id << 3 << 4 << noSeat;
        QTest::addRow("%s away", qPrintable(id)) << id << 1 << 4 << 1;
    }
}

void TestMatchMoments::shootOut()
{
    QFETCH(QString, ruleset);
    QFETCH(int, first);
    QFETCH(int, second);
    MatchSetup setup = plainSetup(ruleset);
    setup.options[OptionId(u"overtime"_s)] = true;
    setup.teams[0].rerolls = 3;
    MatchDriver match(setup);
    match.until(u"shoot-out"_s);
    QCOMPARE(match.state().half, 3);
    match.roll(u"shoot-out"_s, {first, second});
    QTEST(match.state().shootOutWinner, "winner");
    // Level after all: both roll again.
    QCOMPARE(match.asks(u"shoot-out"_s), match.state().shootOutWinner == noSeat);
}

QTEST_GUILESS_MAIN(TestMatchMoments)
#include "tst_matchmoments.moc"
