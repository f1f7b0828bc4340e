// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/setupcheck.h"
#include "core/match/state/statebytes.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchSetup withOption(MatchSetup setup, const QString &option, const OptionValue &value)
{
    setup.options[OptionId(option)] = value;
    return setup;
}

void playTurns(MatchDriver &match, int turns)
{
    for (int i = 0; i < turns; ++i) {
        match.untilTurn();
        match.confirm(u"end-turn"_s);
    }
}

/// A block by the active side's first player that brings the other side's first player down.
void block(MatchDriver &match)
{
    const Seat active = match.state().active;
    match.choose(u"block"_s, match.onPitch(active, 0));
    match.choose(u"block.victim"_s, match.onPitch(1 - active, 0));
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
}

void foul(MatchDriver &match, int assists = 0)
{
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, match.onPitch(0, 0));
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, assists);
}

} // namespace

/// The course of a match, one rule after the other.
class TestMatchFlow : public QObject
{
    Q_OBJECT

private slots:
    void aKnockOutNeedsAWinner();
    void aMatchHasSixteenTurnsEach();
    void kickersOfTheFirstHalfReceiveTheSecond();
    void scorersKick();
    void touchdownInTheOthersTurnMovesTheMarker();
    void oneTeamRerollATurn();
    void rerollsAreRestoredAtHalfTime();
    void leadersRerollNeedsHimOnThePitch();
    void attackerDownIsATurnover();
    void stunnedTurnOverAtTheEndOfTheirTurn();
    void interceptionEndsTheTurn();
    void oneBlitzAndOneFoulATurn();
    void onePassATurn();
    void theBreakIsShown();
    void dumpOffInTheOthersTurn();

    void clawsBreakOnEight();
    void nigglingInjuriesAdd();
    void pilingOnRollsAgain();
    void pilingOnCostsAReroll();
    void decayRollsTwice();
    void apothecaryOffersASecondResult();
    void apothecaryHelpsTheKnockedOut();
    void regenerationAndIgor();
    void theDeadAreRaised();
    void foulsEarnNoPoints();

    void doublesSendOff_data();
    void doublesSendOff();
    void sneakyGitIsNotSeen();
    void bribes();
    void arguingTheCall_data();
    void arguingTheCall();
    void secretWeaponsGoAtTheEndOfTheDrive_data();
    void secretWeaponsGoAtTheEndOfTheDrive();

    void nobodyToField();
    void knockedOutPlayersRecover();
    void knockedOutPlayersMayStay();
    void journeymenFillUp();
    void theShopSellsWhatCanBePaid();
    void chefCooks();
    void extraTimeAndShootOut();
    void firstTouchdownWinsExtraTime();
    void conceding();
    void quickTeamsNeedNoPlayers();
    void changesByHand();
    void confirmationsFallWithTheResult();
    void correctionsShowWhatNoLongerFits();
    void linesTellWhatHappened();
};

void TestMatchFlow::aMatchHasSixteenTurnsEach()
{
    MatchDriver match(plainSetup());
    playTurns(match, 32);
    match.until(u"result.home"_s);
    QVERIFY(match.state().over);
    QCOMPARE(match.state().sides[0].turnsPlayed, 16);
    QCOMPARE(match.state().sides[1].turnsPlayed, 16);
    QCOMPARE(match.state().winner(), noSeat);
}

void TestMatchFlow::kickersOfTheFirstHalfReceiveTheSecond()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    playTurns(match, 16);
    match.untilTurn();
    QCOMPARE(match.state().half, 2);
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.state().sides[1].turn, 1);
}

void TestMatchFlow::scorersKick()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QString scorer = match.onPitch(0, 2);
    match.choose(u"touchdown"_s, scorer);
    QCOMPARE(match.state().sides[0].score, 1);
    QCOMPARE(match.player(scorer).achievements.touchdowns, 1);
    match.untilTurn();
    QCOMPARE(match.state().kicking, 0);
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.state().drives.front().scorer.toString(), scorer);
}

void TestMatchFlow::touchdownInTheOthersTurnMovesTheMarker()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"touchdown.other"_s, match.onPitch(1, 0));
    QCOMPARE(match.state().sides[1].score, 1);
    QCOMPARE(match.state().sides[0].turn, 1);
    QCOMPARE(match.state().sides[1].turn, 1);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.state().sides[0].turn, 2);
}

void TestMatchFlow::oneTeamRerollATurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"re-roll"_s, u"team"_s);
    QCOMPARE(match.state().sides[0].rerolls.left, 1);
    QVERIFY(!match.asks(u"re-roll"_s));
    playTurns(match, 2);
    match.untilTurn();
    QVERIFY(match.asks(u"re-roll"_s));
    match.choose(u"re-roll"_s, u"team"_s);
    playTurns(match, 2);
    match.untilTurn();
    QVERIFY(!match.asks(u"re-roll"_s)); // none left
}

void TestMatchFlow::rerollsAreRestoredAtHalfTime()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"re-roll"_s, u"team"_s);
    playTurns(match, 16);
    match.untilTurn();
    QCOMPARE(match.state().half, 2);
    QCOMPARE(match.state().sides[0].rerolls.left, 2);
}

void TestMatchFlow::leadersRerollNeedsHimOnThePitch()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"leader"_s});
    MatchDriver match(setup);
    match.untilTurn();
    QVERIFY(match.choices(u"re-roll"_s).contains(u"leader"_s));
    match.choose(u"hand.player"_s, match.onPitch(0, 0));
    match.choose(u"hand.place"_s, u"reserves"_s);
    QVERIFY(!match.choices(u"re-roll"_s).contains(u"leader"_s));
    QVERIFY(match.state().sides[0].rerolls.leader);
    match.choose(u"hand.player"_s, u"0:"_s + setup.teams[0].players[0].id.text());
    match.choose(u"hand.place"_s, u"standing"_s);
    match.choose(u"re-roll"_s, u"leader"_s);
    QVERIFY(!match.state().sides[0].rerolls.leader);
    QCOMPARE(match.state().sides[0].rerolls.left, 2);
}

void TestMatchFlow::attackerDownIsATurnover()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QString attacker = match.onPitch(0, 0);
    match.choose(u"block"_s, attacker);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.dice"_s, u"2"_s);
    match.roll(u"block.roll"_s, {1, 3});
    match.choose(u"block.choose"_s, u"attacker-down"_s);
    QCOMPARE(match.player(attacker).posture, Posture::Prone);
    match.roll(u"armour"_s, {1, 2});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchFlow::stunnedTurnOverAtTheEndOfTheirTurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {1, 1});
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.player(victim).posture, Posture::Prone);
}

void TestMatchFlow::interceptionEndsTheTurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QString player = match.onPitch(1, 3);
    match.choose(u"interception"_s, player);
    QCOMPARE(match.player(player).achievements.interceptions, 1);
    QCOMPARE(match.state().carrier.toString(), player);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchFlow::oneBlitzAndOneFoulATurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"blitz"_s, match.onPitch(0, 1));
    match.choose(u"blitz.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(!match.asks(u"blitz"_s));
    QVERIFY(match.asks(u"block"_s));
    foul(match);
    match.roll(u"armour"_s, {1, 2});
    QVERIFY(!match.asks(u"foul"_s));
    playTurns(match, 2);
    match.untilTurn();
    QVERIFY(match.asks(u"blitz"_s));
    QVERIFY(match.asks(u"foul"_s));
}

/// How it stands at half-time is offered to be looked at, and left by going on.
void TestMatchFlow::theBreakIsShown()
{
    for (const bool looks : {true, false}) {
        MatchDriver match(plainSetup());
        match.untilTurn();
        match.choose(u"hand.player"_s, u"0:3"_s);
        match.choose(u"hand.place"_s, u"sent-off"_s);
        match.until(u"half-time.card"_s);
        QCOMPARE(match.state().half, 2);
        for (const Prompt &prompt : match.session().prompts()) {
            if (prompt.id != u"half-time.card"_s)
                continue;
            const PromptWords words = match.session().game().words(match.state(), prompt);
            QVERIFY(words.title.contains(u"0 – 0"));
            QVERIFY2(words.detail.contains(u"1 sent off"_s), qPrintable(words.detail));
        }
        if (looks)
            match.confirm(u"half-time.card"_s);
        match.untilTurn();
        QVERIFY(!match.asks(u"half-time.card"_s));
        QCOMPARE(match.state().half, 2);
    }
}

void TestMatchFlow::onePassATurn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.choose(u"completion"_s, match.onPitch(0, 0));
    QVERIFY(!match.asks(u"completion"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.asks(u"completion"_s));
}

/// Who is about to be blocked gets rid of the ball; the other side's own pass is still to come.
void TestMatchFlow::dumpOffInTheOthersTurn()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[1], 3, {u"dump-off"_s});
    MatchDriver match(setup);
    match.untilTurn();
    QCOMPARE(match.choices(u"completion.other"_s), QStringList{u"1:4"_s});
    match.choose(u"completion.other"_s, u"1:4"_s);
    QCOMPARE(match.player(u"1:4"_s).achievements.completions, 1);
    QCOMPARE(match.state().active, 0);
    QVERIFY(match.asks(u"completion"_s));
}

void TestMatchFlow::clawsBreakOnEight()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"claw"_s});
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    match.roll(u"armour"_s, {4, 4});
    QVERIFY(match.asks(u"injury"_s));
}

void TestMatchFlow::nigglingInjuriesAdd()
{
    MatchSetup setup = plainSetup();
    setup.teams[1].players[0].injuries.niggling = 2;
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 2});
    QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
}

void TestMatchFlow::pilingOnRollsAgain()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"piling-on"_s});
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    const QString attacker = match.onPitch(0, 0);
    match.roll(u"armour"_s, {1, 2});
    match.choose(u"piling-on"_s, u"yes"_s);
    QCOMPARE(match.player(attacker).posture, Posture::Prone);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {1, 1});
    QVERIFY(!match.asks(u"piling-on"_s)); // once
    QCOMPARE(match.state().sides[0].rerolls.left, 2);
}

void TestMatchFlow::pilingOnCostsAReroll()
{
    MatchSetup setup = withOption(plainSetup(u"bb2016"_s), u"special-plays"_s, false);
    teach(setup.teams[0], 0, {u"piling-on"_s});
    MatchDriver without(setup);
    without.untilTurn();
    block(without);
    without.roll(u"armour"_s, {1, 2});
    QVERIFY(!without.asks(u"piling-on"_s));

    MatchDriver match(withOption(setup, u"piling-on"_s, true));
    match.untilTurn();
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {2, 1});
    match.choose(u"piling-on"_s, u"yes"_s);
    QCOMPARE(match.state().sides[0].rerolls.left, 1);
    match.roll(u"injury"_s, {5, 3});
    QCOMPARE(match.state().sides[1].countIn(Whereabouts::KnockedOut), 1);
}

void TestMatchFlow::decayRollsTwice()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[1], 0, {u"decay"_s});
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    QVERIFY(!wordsOf(match, u"casualty"_s).detail.contains(u"second roll"_s));
    match.roll(u"casualty"_s, {1, 1});
    QVERIFY(wordsOf(match, u"casualty"_s).detail.startsWith(u"Decay: a second roll"_s));
    match.roll(u"casualty"_s, {4, 1});
    QCOMPARE(match.player(victim).casualties,
             (std::vector{RowId(u"badly-hurt"_s), RowId(u"broken-ribs"_s)}));
}

void TestMatchFlow::apothecaryOffersASecondResult()
{
    MatchSetup setup = plainSetup();
    setup.teams[1].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {6, 6});
    match.choose(u"apothecary"_s, u"yes"_s);
    match.roll(u"apothecary-roll"_s, {2, 3});
    QCOMPARE(match.choices(u"apothecary-choose"_s), (QStringList{u"dead"_s, u"badly-hurt"_s}));
    // What each of them means is said where one is chosen.
    const Prompt asked = match.session().prompts().front();
    const QStringList said = match.session().game().words(match.state(), asked).detail.split(u'\n');
    QCOMPARE(said.size(), 2);
    QVERIFY2(said.front().startsWith(u"Dead"_s) && said.front().contains(u": "_s),
             qPrintable(said.front()));
    match.choose(u"apothecary-choose"_s, u"badly-hurt"_s);
    QCOMPARE(match.player(victim).where, Whereabouts::Reserves);
    QVERIFY(match.player(victim).casualties.empty());
    QCOMPARE(match.state().sides[1].apothecaries, 0);
    QCOMPARE(match.state().casualties.front().mended, Mending::Saved);
    QCOMPARE(match.player(match.onPitch(0, 0)).achievements.casualties, 1);
}

void TestMatchFlow::apothecaryHelpsTheKnockedOut()
{
    MatchSetup setup = plainSetup();
    setup.teams[1].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    match.choose(u"apothecary-ko"_s, u"yes"_s);
    QVERIFY(match.player(victim).isOnPitch());
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
}

void TestMatchFlow::regenerationAndIgor()
{
    MatchSetup setup = plainSetup();
    setup.teams[1] = plainTeam(u"crp"_s, u"undead"_s, u"skeleton"_s);
    setup.teams[1].treasury = 100'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 100'000);
    match.until(u"inducements.buy"_s);
    while (!match.choices(u"inducements.buy"_s).contains(u"igor"_s)) {
        match.confirm(u"inducements.done"_s);
        match.until(u"inducements.buy"_s);
    }
    match.choose(u"inducements.buy"_s, u"igor"_s);
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {6, 1});
    match.roll(u"regeneration"_s, {1});
    match.choose(u"igor"_s, u"yes"_s);
    match.roll(u"regeneration"_s, {4});
    QCOMPARE(match.player(victim).where, Whereabouts::Reserves);
    QVERIFY(match.player(victim).casualties.empty());
    QCOMPARE(match.state().sides[1].counters.value(u"igor"_s), 0);
}

void TestMatchFlow::theDeadAreRaised()
{
    MatchSetup setup = plainSetup();
    setup.teams[0] = plainTeam(u"crp"_s, u"undead"_s, u"skeleton"_s);
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {6, 1});
    match.choose(u"raise-dead"_s, u"yes"_s);
    QCOMPARE(match.state().sides[0].counters.value(u"raised"_s), 1);
}

void TestMatchFlow::foulsEarnNoPoints()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    foul(match, 2);
    match.roll(u"armour"_s, {5, 3});
    match.roll(u"injury"_s, {6, 5});
    match.roll(u"casualty"_s, {1, 1});
    QCOMPARE(match.player(match.onPitch(0, 0)).achievements.casualties, 0);
    QCOMPARE(harmCauseName(match.state().casualties.front().cause), u"foul"_s);
    QCOMPARE(match.state().active, 0);
}

void TestMatchFlow::doublesSendOff_data()
{
    QTest::addColumn<std::vector<int>>("armour");
    QTest::addColumn<std::vector<int>>("injury");
    QTest::addColumn<bool>("goes");
    QTest::newRow("no double") << std::vector{1, 2} << std::vector<int>{} << false;
    QTest::newRow("on armour") << std::vector{2, 2} << std::vector<int>{} << true;
    QTest::newRow("on armour that breaks") << std::vector{5, 5} << std::vector{1, 2} << true;
    QTest::newRow("on injury") << std::vector{6, 5} << std::vector{2, 2} << true;
    QTest::newRow("broken without a double") << std::vector{6, 5} << std::vector{1, 2} << false;
}

void TestMatchFlow::doublesSendOff()
{
    QFETCH(std::vector<int>, armour);
    QFETCH(std::vector<int>, injury);
    QFETCH(bool, goes);
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QString fouler = match.onPitch(0, 0);
    foul(match);
    match.roll(u"armour"_s, armour);
    if (!injury.empty())
        match.roll(u"injury"_s, injury);
    QCOMPARE(match.player(fouler).where, goes ? Whereabouts::SentOff : Whereabouts::Pitch);
    match.untilTurn();
    QCOMPARE(match.state().active, goes ? 1 : 0);
}

void TestMatchFlow::sneakyGitIsNotSeen()
{
    MatchSetup setup = plainSetup();
    teach(setup.teams[0], 0, {u"sneaky-git"_s});
    MatchDriver match(setup);
    match.untilTurn();
    foul(match);
    match.roll(u"armour"_s, {2, 2});
    QVERIFY(match.player(match.onPitch(0, 0)).isOnPitch());
    QCOMPARE(match.state().active, 0);
}

void TestMatchFlow::bribes()
{
    MatchDriver match(plainSetup());
    match.alwaysRoll(u"kick-off-table"_s, {1, 1}); // get the ref
    match.untilTurn();
    foul(match);
    const QString fouler = match.onPitch(0, 0);
    match.roll(u"armour"_s, {2, 2});
    match.choose(u"sending-off"_s, u"bribe"_s);
    match.roll(u"bribe"_s, {2});
    QVERIFY(match.player(fouler).isOnPitch());
    QCOMPARE(match.state().active, 0); // no turnover either
    QCOMPARE(match.state().sides[0].bribes, 0);
}

void TestMatchFlow::arguingTheCall_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<Whereabouts>("where");
    QTest::addColumn<bool>("ejected");
    QTest::newRow("1") << 1 << Whereabouts::SentOff << true;
    QTest::newRow("3") << 3 << Whereabouts::SentOff << false;
    QTest::newRow("6") << 6 << Whereabouts::Reserves << false;
}

void TestMatchFlow::arguingTheCall()
{
    QFETCH(int, die);
    MatchDriver match(withOption(plainSetup(u"bb2016"_s), u"special-plays"_s, false));
    match.untilTurn();
    const QString fouler = match.onPitch(0, 0);
    foul(match);
    match.roll(u"armour"_s, {2, 2});
    match.choose(u"sending-off"_s, u"argue"_s);
    match.roll(u"argue"_s, {die});
    QTEST(match.player(fouler).where, "where");
    QTEST(match.state().sides[0].coachEjected, "ejected");
    match.untilTurn();
    QCOMPARE(match.state().active, 1); // the turnover stands
}

void TestMatchFlow::secretWeaponsGoAtTheEndOfTheDrive_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"lrb4"_s, u"lrb5"_s, u"crp"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// By the text of the skill (crp.es.txt:4582-4587), which lrb4 has from there.
void TestMatchFlow::secretWeaponsGoAtTheEndOfTheDrive()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, {u"secret-weapon"_s});
    MatchDriver match(setup);
    match.untilTurn();
    const QString armed = match.onPitch(0, 0);
    match.choose(u"touchdown"_s, match.onPitch(0, 1));
    match.untilTurn();
    QVERIFY(match.player(armed).where == Whereabouts::SentOff);
}

void TestMatchFlow::nobodyToField()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    // Each answer makes a new state: the list is copied before it is walked.
    const std::vector<MatchPlayer> players = match.state().sides[1].players;
    for (const MatchPlayer &player : players) {
        match.choose(u"hand.player"_s, player.ref());
        match.choose(u"hand.place"_s, u"injured"_s);
    }
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"said"_s);
    QCOMPARE(match.state().sides[0].score, 2);
    QCOMPARE(match.state().sides[0].turn, 3);
    QCOMPARE(match.state().sides[1].turn, 2);
    // It goes on like that to the end.
    match.until(u"result.home"_s);
    QVERIFY(match.state().over);
}

void TestMatchFlow::knockedOutPlayersRecover()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const QStringList players = match.state().onPitch(0);
    for (int i : {0, 1}) {
        match.choose(u"hand.player"_s, players.at(i));
        match.choose(u"hand.place"_s, u"knocked-out"_s);
    }
    match.choose(u"touchdown"_s, players.at(3));
    match.until(u"ko-recovery"_s);
    match.roll(u"ko-recovery"_s, {4, 3});
    QCOMPARE(match.player(players.at(0)).where, Whereabouts::Reserves);
    QCOMPARE(match.player(players.at(1)).where, Whereabouts::KnockedOut);
}

void TestMatchFlow::knockedOutPlayersMayStay()
{
    MatchDriver match(plainSetup(u"lrb5"_s));
    match.untilTurn();
    const QString player = match.onPitch(0, 0);
    match.choose(u"hand.player"_s, player);
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.choose(u"touchdown"_s, match.onPitch(0, 3));
    match.until(u"ko-recovery"_s);
    match.roll(u"ko-recovery"_s, {5});
    match.choose(u"ko-return"_s, QStringList{});
    QCOMPARE(match.player(player).where, Whereabouts::KnockedOut);
}

void TestMatchFlow::journeymenFillUp()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].players.resize(8);
    MatchDriver match(setup);
    match.untilTurn();
    QCOMPARE(match.state().sides[0].countIn(Whereabouts::Pitch), 11);
    QCOMPARE(match.player(u"0:j1"_s).who->player.kind, PlayerKind::Journeyman);
    QVERIFY(match.player(u"0:j1"_s).has(u"loner"));
}

void TestMatchFlow::theShopSellsWhatCanBePaid()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].treasury = 150'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    QVERIFY(match.refuses({u"petty-cash"_s, 0, {}, {}, 150'001, {}, false}));
    match.number(u"petty-cash"_s, 150'000);
    match.until(u"inducements.buy"_s);
    QVERIFY(!match.choices(u"inducements.buy"_s).contains(u"halfling-master-chef"_s));
    match.choose(u"inducements.buy"_s, u"bribes"_s);
    match.choose(u"inducements.buy"_s, u"bloodweiser-babes"_s);
    match.untilTurn();
    QCOMPARE(match.state().sides[0].bribes, 1);
    QCOMPARE(match.state().sides[0].counters.value(u"bloodweiser-babes"_s), 1);
    QCOMPARE(match.state().sides[0].treasury, 0);
}

void TestMatchFlow::chefCooks()
{
    MatchSetup setup = plainSetup();
    setup.teams[0].treasury = 300'000;
    MatchDriver match(setup);
    match.until(u"petty-cash"_s);
    match.number(u"petty-cash"_s, 300'000);
    match.until(u"inducements.buy"_s);
    match.choose(u"inducements.buy"_s, u"halfling-master-chef"_s);
    match.until(u"chef"_s);
    match.roll(u"chef"_s, {4, 6, 3});
    QCOMPARE(match.state().sides[0].rerolls.bonusHalf, 2);
    QCOMPARE(match.state().sides[1].rerolls.left, 0);
}

void TestMatchFlow::extraTimeAndShootOut()
{
    MatchDriver match(withOption(plainSetup(), u"overtime"_s, true));
    playTurns(match, 32);
    match.untilTurn();
    QCOMPARE(match.state().half, 3);
    playTurns(match, 16);
    match.until(u"shoot-out"_s);
    match.roll(u"shoot-out"_s, {3, 3});
    QVERIFY(match.asks(u"shoot-out"_s)); // both have two re-rolls left
    match.roll(u"shoot-out"_s, {3, 4});
    QCOMPARE(match.state().winner(), 1);
}

void TestMatchFlow::firstTouchdownWinsExtraTime()
{
    MatchDriver match(withOption(plainSetup(), u"overtime"_s, true));
    playTurns(match, 32);
    match.untilTurn();
    const Seat active = match.state().active;
    match.choose(u"touchdown"_s, match.onPitch(active, 0));
    QVERIFY(match.state().over);
    QCOMPARE(match.state().winner(), active);
    QVERIFY(match.asks(u"result.home"_s));
}

void TestMatchFlow::conceding()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    match.confirm(u"concede"_s);
    QVERIFY(match.state().over);
    QVERIFY(match.state().sides[0].conceded);
    QCOMPARE(match.state().winner(), 1);
    QVERIFY(!match.state().occasion.freeConcession); // with its penalties
}

void TestMatchFlow::quickTeamsNeedNoPlayers()
{
    MatchSetup setup;
    setup.ruleset = RulesetId(u"crp"_s);
    setup.teams[0].name = u"Reds"_s;
    setup.teams[1].name = u"Blues"_s;
    setup.teams[0].rerolls = 1;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"touchdown"_s, u"somebody"_s);
    QCOMPARE(match.state().sides[0].score, 1);
    match.until(u"result.away"_s);
    QCOMPARE(match.state().winner(), 0);
}

void TestMatchFlow::changesByHand()
{
    MatchDriver match(plainSetup());
    match.until(u"scatter"_s);
    const QString player = match.onPitch(0, 4);
    match.choose(u"hand.player"_s, player);
    match.choose(u"hand.place"_s, u"stunned"_s);
    QCOMPARE(match.player(player).posture, Posture::Stunned);
    match.choose(u"hand.number"_s, u"score.1"_s);
    match.number(u"hand.value"_s, 3);
    QCOMPARE(match.state().sides[1].score, 3);
    QVERIFY(match.asks(u"scatter"_s)); // the same question as before
    // The pitch is full: nobody else can be put on it.
    const QString reserve = u"0:"_s + match.state().sides[0].players[12].id().text();
    match.choose(u"hand.player"_s, reserve);
    QVERIFY(!match.choices(u"hand.place"_s).contains(u"standing"_s));
}

void TestMatchFlow::confirmationsFallWithTheResult()
{
    MatchDriver match(plainSetup());
    playTurns(match, 3);
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(match.state().active, 0));
    const auto scored = match.session().log().groups().size() - 1;
    match.until(u"result.home"_s);
    const QString code = match.choices(u"result.home"_s).value(0);
    match.choose(u"result.home"_s, code);
    match.choose(u"result.away"_s, code);
    QVERIFY(match.session().prompts().empty());
    QVERIFY(match.state().sides[0].confirmed);

    EventGroup group = match.session().log().groups()[scored];
    group.events.front().choices
        = {match.session().game().prompts(match.session().stateAfter(scored))[2].choices.at(5)};
    QCOMPARE(group.events.front().prompt, u"touchdown"_s);
    QVERIFY(match.session().correct({Correction::What::Replace, static_cast<int>(scored), group}));
    QVERIFY(!match.state().sides[0].confirmed);
    QVERIFY(!match.state().sides[1].confirmed);
    QCOMPARE(match.session().rejectedEvents().size(), size_t(2));
    QVERIFY(match.session().undo());
    QVERIFY(match.state().sides[0].confirmed);
}

void TestMatchFlow::correctionsShowWhatNoLongerFits()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    block(match);
    match.roll(u"armour"_s, {6, 6});
    const auto armour = static_cast<int>(match.session().log().groups().size()) - 1;
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.state().sides[1].countIn(Whereabouts::KnockedOut), 1);
    EventGroup group = match.session().log().groups().back();
    group.events.front().prompt = u"armour"_s;
    group.events.front().dice = {1, 2};
    QVERIFY(match.session().correct({Correction::What::Replace, armour, group}));
    QCOMPARE(match.state().sides[1].countIn(Whereabouts::KnockedOut), 0);
    QCOMPARE(match.session().rejectedEvents().size(), size_t(1));
    QCOMPARE(match.session().rejectedEvents().front().group, armour + 1);
}

void TestMatchFlow::linesTellWhatHappened()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    const MatchState before = match.state();
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {4, 1});
    const auto &groups = match.session().log().groups();
    EventGroup all;
    for (size_t i = groups.size() - 7; i < groups.size(); ++i)
        all.events.push_back(groups[i].events.front());
    const QString line = match.session().game().groupLine(before, all);
    QVERIFY2(line.startsWith(u"Turn 1, human: #1 Lineman blocks #1 Lineman; "), qPrintable(line));
    QVERIFY2(line.endsWith(u"Broken Ribs: Misses the next match."), qPrintable(line));
}

/// A final that is level goes to extra time, unless the coaches want none (crp L1057-1073,
/// L2637-2643).
void TestMatchFlow::aKnockOutNeedsAWinner()
{
    const OptionId overtime(u"overtime"_s);
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        MatchSetup setup = plainSetup(edition);
        setup.league = true;
        const Ruleset &rules = *sharedRuleset(edition);
        QVERIFY(!settledSetup(setup, rules).options.contains(overtime));
        setup.occasion = u"friendly"_s;
        QVERIFY(!settledSetup(setup, rules).options.contains(overtime));
        setup.occasion = u"final"_s;
        QVERIFY(settledSetup(setup, rules).options.at(overtime) == OptionValue(true));
        setup.options[overtime] = false;
        QVERIFY(settledSetup(setup, rules).options.at(overtime) == OptionValue(false));
    }
}

QTEST_GUILESS_MAIN(TestMatchFlow)
#include "tst_matchflow.moc"
