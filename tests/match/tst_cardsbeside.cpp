// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/board.h"
#include "core/match/state/promptnames.h"
#include "tests/support/carddriver.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString heelTurn = u"miscellaneous-mayhem-2016/heel-turn"_s;
const QString training = u"benefits-of-training-2016/round-the-clock-training"_s;
const QString endurance = u"benefits-of-training-2016/endurance-training"_s;
const QString perfectThrow = u"heroic-feats-2016/perfect-throw"_s;
const QString interception = u"heroic-feats-2016/unlikely-interception"_s;

/// Of the home side, in its hand.
MatchDriver holding(const QString &card, int rerolls = 2)
{
    MatchSetup setup = cardSetup(u"bb2016"_s);
    for (Team &team : setup.teams)
        team.rerolls = rerolls;
    MatchDriver match(setup);
    dealCard(match, card);
    return match;
}

bool isBeside(MatchDriver &match, const QString &prompt, const QString &card)
{
    return match.asks(prompt) && match.choices(u"card.home"_s).contains(card);
}

} // namespace

/// Cards for the moment of a roll are offered beside it, and only there. Lines are those of bb2016.
class TestCardsBeside final : public QObject
{
    Q_OBJECT

private slots:
    void heelTurnAfterTheRoll_data();
    void heelTurnAfterTheRoll();
    void noHeelTurnWhereItWouldBreakNothing_data();
    void noHeelTurnWhereItWouldBreakNothing();
    void perfectThrowBesideTheThrow();
    void unlikelyInterceptionBesideTheTry();
    void trainedInsteadOfAReroll_data();
    void trainedInsteadOfAReroll();
    void trainedWithoutAReroll();
    void trainedOncePerTurn();
    void enduranceBeforeTheRolls();
    void whoLinesUpStands();
};

void TestCardsBeside::heelTurnAfterTheRoll_data()
{
    QTest::addColumn<bool>("played");
    QTest::newRow("played") << true;
    QTest::newRow("kept") << false;
}

/// L5225-5227: 8 and 2 against armour 9.
void TestCardsBeside::heelTurnAfterTheRoll()
{
    QFETCH(bool, played);
    MatchDriver match = holding(heelTurn);
    untilTurnOf(match, 0);
    block(match, 0, match.onPitch(1, 0)); // AV 9
    QVERIFY(!match.choices(u"card.home"_s).contains(heelTurn));
    match.roll(u"armour"_s, {4, 4});
    QVERIFY(match.choices(u"card.home"_s).contains(heelTurn));
    QVERIFY(!match.asks(u"injury"_s));
    QVERIFY(match.asks(u"end-turn"_s)); // who does not play it goes on
    if (!played) {
        match.confirm(u"end-turn"_s);
        QVERIFY(match.state().side(0).cards.contains(CardOf::fromString(heelTurn)));
        return;
    }
    match.choose(u"card.home"_s, heelTurn);
    match.until(u"injury"_s);
    QVERIFY(!match.state().side(0).cards.contains(CardOf::fromString(heelTurn)));
    match.roll(u"injury"_s, {6, 6});
    QVERIFY(match.asks(u"casualty"_s));
}

void TestCardsBeside::noHeelTurnWhereItWouldBreakNothing_data()
{
    QTest::addColumn<Seat>("blocks");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::newRow("it is broken") << Seat(0) << std::vector{5, 5};
    QTest::newRow("too little") << Seat(0) << std::vector{3, 4};
    QTest::newRow("one of his own") << Seat(1) << std::vector{4, 4};
}

void TestCardsBeside::noHeelTurnWhereItWouldBreakNothing()
{
    QFETCH(Seat, blocks);
    QFETCH(std::vector<int>, dice);
    MatchDriver match = holding(heelTurn);
    untilTurnOf(match, blocks);
    block(match, blocks, match.onPitch(MatchState::otherSeat(blocks), 0));
    match.roll(u"armour"_s, dice);
    QVERIFY(!match.choices(u"card.home"_s).contains(heelTurn)
            || match.state().agenda.back().about<TimingId>().text() != u"after-armour-roll"_s);
    if (blocks == 0)
        QVERIFY(!match.choices(u"hand.card.home"_s).contains(heelTurn));
}

/// L5750-5759: before the roll, as long as nothing was rolled.
void TestCardsBeside::perfectThrowBesideTheThrow()
{
    MatchDriver match = holding(perfectThrow);
    untilTurnOf(match, 0);
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    match.choose(u"roll.pass"_s, u"0:1"_s);
    match.choose(u"pass.partner"_s, u"0:2"_s);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    QVERIFY(isBeside(match, u"roll.range"_s, perfectThrow));
    match.choose(u"roll.range"_s, u"long-pass"_s);
    QVERIFY(isBeside(match, u"roll.zones"_s, perfectThrow));
    match.choose(u"roll.zones"_s, u"0"_s);
    QVERIFY(isBeside(match, u"roll.die"_s, perfectThrow));
    QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"5+"_s));
    match.choose(u"card.home"_s, perfectThrow);
    match.until(u"roll.die"_s);
    QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"4+"_s));
}

/// L5800-5812.
void TestCardsBeside::unlikelyInterceptionBesideTheTry()
{
    MatchDriver match = holding(interception);
    untilTurnOf(match, 1);
    match.choose(u"hand.carrier"_s, u"1:1"_s);
    match.choose(u"roll.pass"_s, u"1:1"_s);
    match.choose(u"pass.partner"_s, u"1:2"_s);
    QVERIFY(!match.choices(u"card.home"_s).contains(interception));
    match.choose(u"pass.interceptor"_s, u"0:1"_s);
    QVERIFY(isBeside(match, u"roll.zones"_s, interception));
    match.choose(u"card.home"_s, interception);
    match.until(u"roll.die"_s);
    QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"3+"_s));
    match.roll(u"roll.die"_s, {3});
    QCOMPARE(match.state().carrier.toString(), u"0:1"_s);
}

void TestCardsBeside::trainedInsteadOfAReroll_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("kept");
    QTest::newRow("4") << 4 << false;
    QTest::newRow("5") << 5 << true;
}

/// L6122-6136: as though a team re-roll had been spent; whether it stays is rolled once the action
/// is over.
void TestCardsBeside::trainedInsteadOfAReroll()
{
    QFETCH(int, die);
    QFETCH(bool, kept);
    MatchDriver match = holding(training);
    untilTurnOf(match, 0);
    const int rerolls = match.state().side(0).rerolls.team();
    match.choose(u"roll.going-for-it"_s, u"0:1"_s);
    match.roll(u"roll.die"_s, {1});
    QVERIFY(isBeside(match, u"roll-again"_s, training));
    match.choose(u"card.home"_s, training);
    match.until(u"roll-again"_s);
    match.choose(u"roll-again"_s, u"team"_s);
    QCOMPARE(match.state().side(0).rerolls.team(), rerolls);
    match.roll(u"roll.die"_s, {4});
    match.roll(u"card.die"_s, {die});
    QCOMPARE(match.state().side(0).cards.contains(CardOf::fromString(training)), kept);
    QVERIFY(match.asks(u"end-turn"_s));
}

void TestCardsBeside::trainedWithoutAReroll()
{
    MatchDriver match = holding(training, 0);
    untilTurnOf(match, 0);
    match.choose(u"roll.going-for-it"_s, u"0:1"_s);
    match.roll(u"roll.die"_s, {1});
    QVERIFY(match.choices(u"card.home"_s).contains(training));
    match.choose(u"card.home"_s, training);
    match.until(u"roll-again"_s);
    match.choose(u"roll-again"_s, u"team"_s);
    match.roll(u"roll.die"_s, {4});
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Standing);
}

void TestCardsBeside::trainedOncePerTurn()
{
    MatchDriver match = holding(training);
    untilTurnOf(match, 0);
    match.choose(u"re-roll"_s, u"team"_s);
    match.choose(u"roll.going-for-it"_s, u"0:1"_s);
    match.roll(u"roll.die"_s, {1});
    QVERIFY(!match.choices(u"card.home"_s).contains(training));
    QVERIFY(match.asks(u"armour"_s));
}

/// L6138-6160: the named player recovers without a roll, is set up stunned, and prone on 4+.
void TestCardsBeside::enduranceBeforeTheRolls()
{
    MatchDriver match = holding(endurance);
    untilTurnOf(match, 0);
    for (const QString &player : {u"0:1"_s, u"0:2"_s}) {
        match.choose(u"hand.player"_s, player);
        match.choose(u"hand.place"_s, u"knocked-out"_s);
    }
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"ko-recovery"_s);
    QVERIFY(isBeside(match, u"ko-recovery"_s, endurance));
    match.choose(u"card.home"_s, endurance);
    match.until(u"card.awake"_s);
    match.choose(u"card.awake"_s, u"0:1"_s);
    QCOMPARE(match.player(u"0:1"_s).where, Whereabouts::Reserves);
    match.roll(u"ko-recovery"_s, {1}); // the other one
    QCOMPARE(match.player(u"0:2"_s).where, Whereabouts::KnockedOut);
    match.alwaysChoose(u"set-up"_s, u"0:1"_s);
    match.until(u"set-up"_s);
    while (!match.asks(u"card.drowsy"_s)) {
        if (match.asks(u"set-up"_s)) {
            const Seat seat = match.session().prompts().front().seat;
            const QStringList fit = match.choices(u"set-up"_s);
            match.choose(u"set-up"_s, fit.mid(0, 11));
            QVERIFY(seat != 0 || fit.mid(0, 11).contains(u"0:1"_s));
        } else {
            QVERIFY(match.goOn());
        }
    }
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Stunned);
    match.roll(u"card.drowsy"_s, {4});
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
}

/// A card for the end of a drive is offered beside the next kick; who is shown in his place for
/// that stays there, though everybody leaves the pitch in between.
void TestCardsBeside::whoLinesUpStands()
{
    MatchSetup setup = cardSetup(u"bb2016"_s);
    for (Team &team : setup.teams) // who sets up everybody is not asked whom
        team.players.erase(team.players.begin() + 11, team.players.end());
    MatchDriver match(setup);
    dealCard(match, u"benefits-of-training-2016/team-talk"_s);
    match.untilTurn();
    match.choose(Asks::Touchdown, match.onPitch(match.state().active, 0));
    QVERIFY(isBeside(match, Asks::PlaceBall, u"benefits-of-training-2016/team-talk"_s));
    const QString who = match.onPitch(0, 0);
    constexpr Square place{9, 7};
    QVERIFY(match.session().act({1, board::placing(who, place)}));
    QVERIFY(match.state().board.value(who) == place);
    match.confirm(Asks::PlaceBall);
    QVERIFY(match.state().board.value(who) == place);
}

QTEST_GUILESS_MAIN(TestCardsBeside)
#include "tst_cardsbeside.moc"
