// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/carddecks.h"
#include "core/match/effects/effects.h"
#include "tests/support/carddriver.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The card is dealt to the home side and played as soon as it may be.
void begin(MatchDriver &match, const QString &card)
{
    dealCard(match, card);
    playCard(match, card);
}

/// The card is played when the turn of the home side has ended and that of the visitors not begun.
void playBetweenTurns(MatchDriver &match, const QString &card)
{
    dealCard(match, card);
    untilTurnOf(match, 0);
    match.confirm(u"end-turn"_s);
    playCard(match, card);
}

/// A visitor steps on the trap, far from everybody, and does not land on his feet.
void landBadlyFromTheTrap(MatchDriver &match)
{
    playBetweenTurns(match, u"dirty-tricks/trampoline-trap"_s);
    match.choose(u"card.opponent"_s, u"1:4"_s);
    match.choose(u"card.flight"_s, u"rolls-to-land"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {1});
}

QStringList skillsOffered(const MatchDriver &match, const QString &player)
{
    QStringList found;
    for (const QString &choice : match.choices(u"skill"_s)) {
        if (choice.startsWith(player + u'/'))
            found.append(choice.section(u'/', 1));
    }
    return found;
}

/// The player at this place has the ball and gives it to the next, who holds it.
void handOn(MatchDriver &match, int place)
{
    match.choose(u"roll.hand-off"_s, match.onPitch(0, place));
    match.choose(u"hand-off.partner"_s, match.onPitch(0, place + 1));
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {6});
}

void addCards(const QList<QStringList> &cards)
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    for (const QStringList &each : cards)
        QTest::addRow("%s %s", qPrintable(each[0]), qPrintable(each[1])) << each[0] << each[1];
}

} // namespace

/// Cards that change what players are and may do, whom they play for, and what else is on the
/// pitch.
class TestMatchCardStates : public QObject
{
    Q_OBJECT

private slots:
    void heckled_data();
    void heckled();
    void cursed_data();
    void cursed();
    void ofIron_data();
    void ofIron();
    void blackmailed_data();
    void blackmailed();
    void blackmailedAndPilingOn();
    void aBlackmailedPlayerFoulsUnseen_data() { blackmailed_data(); }
    void aBlackmailedPlayerFoulsUnseen();
    void aBlackmailedPlayerCostsTheTurn();
    void theBallCarrierIsNotBlackmailed();
    void fanatic_data();
    void fanatic();
    void theFanaticTramplesAndLeaves();
    void theRealBall_data();
    void theRealBall();
    void lewdManeuvers();
    void thrown_data();
    void thrown();
    void throwsLandingRoll();
    void noTeamReRollBeforeTheTurn();
    void thrownOntoSomebody_data();
    void thrownOntoSomebody();
    void thrownOutFromTheEdge();
    void teleported();
    void notTeleportedWhenTheHalfEnds();
    void starAscendantStandsOnThePitch();
    void mayNot_data();
    void mayNot();
    void fumblesAreNoTurnover_data();
    void fumblesAreNoTurnover();
    void rolledFumblesAreNoTurnover_data() { fumblesAreNoTurnover_data(); }
    void rolledFumblesAreNoTurnover();
    void aPuntedBallIsGone();
    void theLuredOneLeavesTheBall();
    void fansAtTheKickOff_data();
    void fansAtTheKickOff();
    void aCardIsReadWhereItIsRolledFor();
    void aFrogForgetsWhatHeKnew();
    void lentSkillsCanBeUsed();
    void heelTurnAddsTwo_data();
    void heelTurnAddsTwo();
    void morePasses_data();
    void morePasses();
    void downTheChain();
    void eitherASecondPassOrASecondHandOff();
};

void TestMatchCardStates::heckled_data()
{
    addCards({{u"crp"_s, u"miscellaneous-mayhem/heckler"_s},
              {u"lrb5"_s, u"miscellaneous-mayhem/heckler"_s},
              {u"bb2016"_s, u"random-events-2016/heckler"_s}});
}

void TestMatchCardStates::heckled()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchSetup setup = cardSetup(ruleset);
    teach(setup.teams[1], 0, {u"block"_s, u"dodge"_s, u"frenzy"_s, u"stunty"_s, u"loner"_s});
    MatchDriver match(setup);
    begin(match, card);
    const QString victim = u"1:1"_s;
    match.choose(u"card.opponent"_s, victim);
    for (const QStringView skill : {u"frenzy", u"stunty", u"loner"})
        QVERIFY(match.player(victim).has(skill));
    for (const QStringView skill : {u"block", u"dodge"})
        QVERIFY(!match.player(victim).has(skill));
    // His dodge does not help him.
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, victim);
    match.choose(u"block.result"_s, u"defender-stumbles"_s);
    QVERIFY(!match.choices(u"block.outcome"_s).contains(u"nobody"_s));
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {1, 1});
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(skillsOffered(match, victim).isEmpty());
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.player(victim).has(u"dodge"));
    QVERIFY(match.player(victim).has(u"block"));
}

void TestMatchCardStates::cursed_data()
{
    addCards({{u"crp"_s, u"random-events/rakarths-curse-of-petty-spite"_s},
              {u"bb2016"_s, u"miscellaneous-mayhem-2016/rakarths-curse"_s}});
}

void TestMatchCardStates::cursed()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchSetup setup = cardSetup(ruleset);
    for (const int place : {0, 1})
        teach(setup.teams[1], place, {u"dodge"_s, u"pro"_s, u"leap"_s});
    MatchDriver match(setup);
    begin(match, card);
    match.choose(u"card.opponent"_s, u"1:1"_s);
    untilTurnOf(match, 1);
    QCOMPARE(skillsOffered(match, u"1:1"_s), QStringList{u"leap"_s}); // no re-roll
    QCOMPARE(skillsOffered(match, u"1:2"_s), QStringList({u"pro"_s, u"dodge"_s, u"leap"_s}));
    match.choose(u"re-roll"_s, u"team"_s);
    QVERIFY(!match.choices(u"re-roll-for"_s).contains(u"1:1"_s));
    match.choose(u"re-roll-for"_s, u"1:2"_s);
    // It is for the match.
    match.choose(u"touchdown"_s, u"somebody"_s);
    untilTurnOf(match, 1);
    QVERIFY(!skillsOffered(match, u"1:1"_s).contains(u"dodge"_s));
}

void TestMatchCardStates::ofIron_data()
{
    addCards({{u"crp"_s, u"random-events/iron-man"_s},
              {u"bb2016"_s, u"miscellaneous-mayhem-2016/iron-man"_s}});
}

/// Whatever is rolled, he is stunned, and that is what is read before and afterwards.
void TestMatchCardStates::ofIron()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    match.choose(u"card.player"_s, u"0:1"_s);
    untilTurnOf(match, 1);
    block(match, 1, u"0:1"_s);
    match.roll(u"armour"_s, {6, 6});
    QVERIFY(wordsOf(match, u"injury"_s).detail.contains(u"Iron Man"_s));
    match.roll(u"injury"_s, {6, 6});
    QVERIFY2(newestLine(match).endsWith(u"12, Stunned"_s), qPrintable(newestLine(match)));
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Stunned);
}

void TestMatchCardStates::blackmailed_data()
{
    addCards({{u"crp"_s, u"random-events/blackmail"_s},
              {u"bb2016"_s, u"miscellaneous-mayhem-2016/blackmail"_s}});
}

/// He blocks and fouls his own side with all he has, and nobody sends him off for it.
void TestMatchCardStates::blackmailed()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchSetup setup = cardSetup(ruleset);
    teach(setup.teams[1], 0, {u"mighty-blow"_s});
    MatchDriver match(setup);
    begin(match, card);
    const QString turncoat = u"1:1"_s;
    match.choose(u"card.opponent"_s, turncoat);
    match.untilTurn();
    QVERIFY(match.choices(u"block"_s).contains(turncoat));
    QVERIFY(match.choices(u"completion"_s).contains(turncoat));
    QVERIFY(!match.choices(u"touchdown"_s).contains(turncoat));
    QVERIFY(!match.choices(u"interception"_s).contains(turncoat));

    match.choose(u"block"_s, turncoat);
    const QStringList victims = match.choices(u"block.victim"_s);
    QVERIFY(!victims.contains(turncoat));
    QVERIFY(std::all_of(victims.begin(), victims.end(),
                        [](const QString &ref) { return ref.startsWith(u"1:"); }));
    const QString mate = victims.constFirst();
    QCOMPARE(match.session().prompts().front().seat, 0);
    match.choose(u"block.victim"_s, mate);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {4, 5}); // AV 9, and his mighty blow
    match.choose(u"armour-bonus"_s, u"mighty-blow"_s);
    match.roll(u"injury"_s, {5, 5});
    match.roll(u"casualty"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.player(turncoat).achievements.casualties, 1);
    QCOMPARE(match.state().active, 0);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.choices(u"block"_s).contains(turncoat)); // for his own side again
    QCOMPARE(match.state().active, 1);
    QVERIFY(match.choices(u"touchdown"_s).contains(turncoat));
}

/// What he rolls again costs the side he plays for.
void TestMatchCardStates::blackmailedAndPilingOn()
{
    MatchSetup setup = cardSetup(u"bb2016"_s);
    setup.options[OptionId(u"piling-on"_s)] = true;
    teach(setup.teams[1], 0, {u"piling-on"_s});
    MatchDriver match(setup);
    begin(match, u"miscellaneous-mayhem-2016/blackmail"_s);
    match.choose(u"card.opponent"_s, u"1:1"_s);
    match.untilTurn();
    match.choose(u"block"_s, u"1:1"_s);
    match.choose(u"block.victim"_s, match.choices(u"block.victim"_s).constFirst());
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {1, 2});
    const auto left = [&match](size_t side) { return match.state().sides[side].rerolls.team(); };
    const int own = left(0);
    const int theirs = left(1);
    match.choose(u"piling-on"_s, u"yes"_s);
    QCOMPARE(left(0), own - 1);
    QCOMPARE(left(1), theirs);
}

/// The referee takes him for one of those he fouls.
void TestMatchCardStates::aBlackmailedPlayerFoulsUnseen()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    match.choose(u"card.opponent"_s, u"1:1"_s);
    match.untilTurn();
    match.putDown(u"1:2"_s);
    match.choose(u"foul"_s, u"1:1"_s);
    match.choose(u"foul.victim"_s, u"1:2"_s);
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {2, 2});
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(match.player(u"1:1"_s).isOnPitch());
}

void TestMatchCardStates::aBlackmailedPlayerCostsTheTurn()
{
    MatchDriver match(cardSetup(u"crp"_s));
    begin(match, u"random-events/blackmail"_s);
    match.choose(u"card.opponent"_s, u"1:1"_s);
    match.untilTurn();
    match.choose(u"fall"_s, u"1:1"_s);
    match.roll(u"armour"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Prone);
}

void TestMatchCardStates::theBallCarrierIsNotBlackmailed()
{
    const QString card = u"random-events/blackmail"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    untilTurnOf(match, 1);
    match.choose(u"hand.carrier"_s, u"1:3"_s);
    match.confirm(u"end-turn"_s);
    playCard(match, card);
    QVERIFY(match.choices(u"card.opponent"_s).contains(u"1:2"_s));
    QVERIFY(!match.choices(u"card.opponent"_s).contains(u"1:3"_s));
}

void TestMatchCardStates::fanatic_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("result");
    QTest::addColumn<Posture>("posture");
    QTest::addColumn<bool>("stays");
    for (const QString &id : {u"crp"_s, u"lrb5"_s}) {
        QTest::addRow("%s pushed", qPrintable(id))
            << id << u"pushed"_s << Posture::Standing << true;
        QTest::addRow("%s down", qPrintable(id))
            << id << u"defender-down"_s << Posture::Prone << true;
        QTest::addRow("%s both", qPrintable(id)) << id << u"both-down"_s << Posture::Prone << false;
        QTest::addRow("%s himself", qPrintable(id))
            << id << u"attacker-down"_s << Posture::Standing << false;
    }
}

/// He is moved when a turn is over, by its coach; falling is the end of him.
void TestMatchCardStates::fanatic()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, result);
    QFETCH(bool, stays);
    MatchDriver match(cardSetup(ruleset));
    begin(match, u"miscellaneous-mayhem/fanatic-invasion"_s);
    QVERIFY(match.asks(u"fanatic.runs-into"_s));
    QCOMPARE(match.session().prompts().front().seat, 0);
    match.choose(u"fanatic.runs-into"_s, u"none"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.until(u"fanatic.runs-into"_s);
    QCOMPARE(match.session().prompts().front().seat, 1);
    const QString victim = match.onPitch(1, 0);
    match.choose(u"fanatic.runs-into"_s, victim);
    match.choose(u"block.result"_s, result);
    if (match.asks(u"block.outcome"_s))
        match.choose(u"block.outcome"_s, match.choices(u"block.outcome"_s).constFirst());
    if (match.asks(u"armour"_s))
        match.roll(u"armour"_s, {1, 1});
    QTEST(match.player(victim).posture, "posture");
    QCOMPARE(match.asks(u"fanatic.runs-into"_s), stays);
    match.untilTurn(); // and it is no turnover of anybody
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.asks(u"danger.gone"_s), stays);
    // With the drive he goes in any case.
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(!match.asks(u"danger.gone"_s));
}

void TestMatchCardStates::theFanaticTramplesAndLeaves()
{
    MatchDriver match(cardSetup(u"crp"_s));
    begin(match, u"miscellaneous-mayhem/fanatic-invasion"_s);
    match.choose(u"fanatic.runs-into"_s, u"none"_s);
    match.untilTurn();
    const QString lying = match.onPitch(0, 0);
    match.choose(u"hand.player"_s, lying);
    match.choose(u"hand.place"_s, u"prone"_s);
    match.confirm(u"end-turn"_s);
    match.until(u"fanatic.runs-into"_s);
    match.choose(u"fanatic.runs-into"_s, lying);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.player(lying).where, Whereabouts::KnockedOut);
    match.choose(u"fanatic.runs-into"_s, u"leaves-pitch"_s);
    match.untilTurn();
    QVERIFY(!match.asks(u"danger.gone"_s));
    match.confirm(u"end-turn"_s);
    QVERIFY(!match.asks(u"fanatic.runs-into"_s));
}

void TestMatchCardStates::theRealBall_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("die");
    QTest::addColumn<int>("score");
    for (const int die : {1, 3, 4, 6}) {
        QTest::addRow("crp %d", die)
            << u"crp"_s << u"miscellaneous-mayhem/ball-clone"_s << die << (die > 3 ? 1 : 0);
        QTest::addRow("bb2016 %d", die)
            << u"bb2016"_s << u"random-events-2016/ball-clone"_s << die << (die > 3 ? 1 : 0);
    }
}

/// Only one of the two balls is worth a touchdown; then the other one is known.
void TestMatchCardStates::theRealBall()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    QFETCH(int, die);
    QFETCH(int, score);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    match.untilTurn();
    const Seat active = match.state().active;
    const QString scorer = match.onPitch(active, 2);
    match.choose(u"touchdown"_s, scorer);
    match.roll(u"second-ball.die"_s, {die});
    QCOMPARE(match.state().side(active).score, score);
    QCOMPARE(match.player(scorer).achievements.touchdowns, score);
    match.untilTurn();
    if (score == 0) {
        QCOMPARE(match.state().active, active);
        match.choose(u"touchdown"_s, scorer);
        QCOMPARE(match.state().side(active).score, 1);
    }
}

void TestMatchCardStates::lewdManeuvers()
{
    MatchDriver match(cardSetup(u"crp"_s));
    begin(match, u"good-karma/lewd-maneuvers"_s);
    const QStringList there{u"0:1"_s, u"1:2"_s};
    match.choose(u"card.idle"_s, there);
    match.untilTurn();
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"block"_s).contains(u"0:2"_s));
    match.choose(u"block"_s, u"0:2"_s); // who does nothing can still be hit
    QVERIFY(match.choices(u"block.victim"_s).contains(u"1:2"_s));
    match.choose(u"block.victim"_s, u"1:3"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!match.choices(u"block"_s).contains(u"1:2"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.choices(u"block"_s).contains(u"0:1"_s));
}

void TestMatchCardStates::thrown_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("how");
    QTest::addColumn<bool>("carries");
    const QList<QStringList> cards{{u"crp"_s, u"dirty-tricks/trampoline-trap"_s},
                                   {u"bb2016"_s, u"dirty-tricks-2016/rune-of-unwilling-flight"_s}};
    for (const QStringList &card : cards) {
        for (const QString &how : {u"lands"_s, u"falls"_s, u"crowd"_s})
            QTest::addRow("%s %s", qPrintable(card[0]), qPrintable(how))
                << card[0] << card[1] << how << false;
        QTest::addRow("%s with the ball", qPrintable(card[0]))
            << card[0] << card[1] << u"falls"_s << true;
    }
}

void TestMatchCardStates::thrown()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    QFETCH(QString, how);
    QFETCH(bool, carries);
    MatchDriver match(cardSetup(ruleset));
    dealCard(match, card);
    untilTurnOf(match, 0);
    match.choose(u"hand.carrier"_s, carries ? u"1:4"_s : u"none"_s);
    match.confirm(u"end-turn"_s);
    playCard(match, card);
    match.choose(u"card.opponent"_s, u"1:4"_s);
    match.choose(u"card.flight"_s, how);
    if (how == u"falls"_s)
        match.roll(u"armour"_s, {1, 1});
    if (how == u"crowd"_s)
        match.roll(u"injury"_s, {1, 1});
    const MatchPlayer &flier = match.player(u"1:4"_s);
    QCOMPARE(flier.posture, how == u"falls"_s ? Posture::Prone : Posture::Standing);
    QCOMPARE(flier.where, how == u"crowd"_s ? Whereabouts::Reserves : Whereabouts::Pitch);
    match.untilTurn();
    QCOMPARE(match.state().active, carries ? 0 : 1);
}

/// Whom a trap threw may roll to land on his feet (bb2016 L8264-8268).
void TestMatchCardStates::throwsLandingRoll()
{
    MatchDriver match(cardSetup(u"crp"_s));
    landBadlyFromTheTrap(match);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(u"1:4"_s).posture, Posture::Prone);
}

/// The card is played before his turn, and the re-rolls of his team are for the turn (crp L866-870,
/// bb2016 L813-820).
void TestMatchCardStates::noTeamReRollBeforeTheTurn()
{
    MatchSetup setup = cardSetup(u"crp"_s);
    setup.teams[1].rerolls = 3;
    MatchDriver match(setup);
    landBadlyFromTheTrap(match);
    QVERIFY(match.state().side(1).rerolls.team() > 0);
    QVERIFY(!match.asks(u"roll-again"_s));
    QVERIFY(match.asks(u"armour"_s));
}

void TestMatchCardStates::thrownOntoSomebody_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("flier");
    QTest::newRow("trampoline") << u"dirty-tricks/trampoline-trap"_s << u"1:4"_s;
    QTest::newRow("ring") << u"magic-items/ring-of-teleportation"_s << u"0:3"_s;
}

/// The player who is hit goes down, and so does the one who bounced off (crp L4957-4960, bb2016
/// L8131).
void TestMatchCardStates::thrownOntoSomebody()
{
    QFETCH(QString, card);
    QFETCH(QString, flier);
    MatchDriver match(cardSetup(u"crp"_s));
    playBetweenTurns(match, card);
    const bool own = flier.startsWith(u"0:"_s);
    match.choose(own ? u"card.player"_s : u"card.opponent"_s, flier);
    QCOMPARE(match.choices(u"card.flight"_s).contains(u"rolls-to-land"_s), !own);
    match.choose(u"card.flight"_s, u"1:2"_s);
    match.roll(u"armour"_s, {1, 1});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(u"1:2"_s).posture, Posture::Prone);
    QCOMPARE(match.player(flier).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

/// The square at the edge where he stood is not where he left the pitch: the coaches say where the
/// ball comes back.
void TestMatchCardStates::thrownOutFromTheEdge()
{
    const QString card = u"dirty-tricks/trampoline-trap"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    match.choose(u"hand.carrier"_s, u"1:4"_s);
    match.choose(u"hand.board"_s, u"1:4"_s);
    match.number(u"hand.square"_s, 20); // at the long edge
    match.confirm(u"end-turn"_s);
    playCard(match, card);
    match.choose(u"card.opponent"_s, u"1:4"_s);
    match.choose(u"card.flight"_s, u"crowd"_s);
    match.roll(u"injury"_s, {1, 1});
    QVERIFY(match.asks(u"ball.lands"_s));
    QVERIFY(!match.asks(u"ball-thrown-in"_s));
    QVERIFY(!match.state().board.contains(u"ball"_s));
}

/// One of those on the pitch immediately before the first kick-off (bb2016 L5895-5899).
void TestMatchCardStates::starAscendantStandsOnThePitch()
{
    const QString card = u"heroic-feats-2016/star-ascendant"_s;
    MatchSetup setup = cardSetup(u"bb2016"_s);
    setup.league = true;
    MatchDriver match(setup);
    dealCard(match, card);
    playCard(match, card);
    QCOMPARE(match.state().side(0).countIn(Whereabouts::Pitch), 11);
    QCOMPARE(match.choices(u"card.player"_s).size(), qsizetype(11));
    const QString chosen = match.onPitch(0, 3);
    match.choose(u"card.player"_s, chosen);
    QCOMPARE(match.player(chosen).timedEffects.size(), size_t(1));
}

void TestMatchCardStates::teleported()
{
    const QString card = u"magic-items/ring-of-teleportation"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    playBetweenTurns(match, card);
    match.choose(u"card.player"_s, u"0:3"_s);
    match.choose(u"card.flight"_s, u"falls"_s);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(u"0:3"_s).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

/// The ring is for a turn that does not end the half (crp L3387-3389, bb2016 L8125).
void TestMatchCardStates::notTeleportedWhenTheHalfEnds()
{
    const QString card = u"magic-items/ring-of-teleportation"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    match.alwaysChoose(u"kick-or-receive"_s, u"kick"_s); // the visitors begin
    match.alwaysRoll(u"kick-off-table"_s, {5, 4}); // no riot changes the turns
    dealCard(match, card);
    match.untilTurn();
    for (bool last = false; !last;) {
        match.confirm(u"end-turn"_s); // of the visitors
        match.untilTurn();
        last = match.state().sides[0].turn == 8;
        match.confirm(u"end-turn"_s);
        QCOMPARE(match.choices(u"card.home"_s).contains(card), !last);
    }
}

void TestMatchCardStates::mayNot_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::addColumn<Seat>("seat");
    QTest::addColumn<QString>("action");
    QTest::newRow("gloves") << u"crp"_s << u"magic-items/gloves-of-holding"_s << 0
                            << u"completion"_s;
    QTest::newRow("slop") << u"bb2016"_s << u"magical-memorabilia-2016/skrots-sticky-slop"_s << 0
                          << u"completion"_s;
    QTest::newRow("kid gloves") << u"bb2016"_s << u"miscellaneous-mayhem-2016/kid-gloves"_s << 1
                                << u"foul"_s;
}

/// Cards that keep one player from one thing.
void TestMatchCardStates::mayNot()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    QFETCH(Seat, seat);
    QFETCH(QString, action);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    const QString player = seat == 0 ? u"0:2"_s : u"1:2"_s;
    match.choose(seat == 0 ? u"card.player"_s : u"card.opponent"_s, player);
    untilTurnOf(match, seat);
    match.putDown(match.onPitch(MatchState::otherSeat(seat), 0)); // somebody to foul
    QVERIFY(match.choices(u"block"_s).contains(player));
    QVERIFY(!match.choices(action).contains(player));
    QVERIFY(match.choices(action).contains(seat == 0 ? u"0:3"_s : u"1:3"_s));
}

void TestMatchCardStates::fumblesAreNoTurnover_data()
{
    addCards({{u"crp"_s, u"special-team-plays/fumblerooski"_s},
              {u"bb2016"_s, u"benefits-of-training-2016/fake-fumble"_s}});
}

void TestMatchCardStates::fumblesAreNoTurnover()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    match.untilTurn();
    const QStringList fumbles{u"ball-not-caught"_s, u"pick-up-failed"_s, u"fumble"_s};
    for (const QString &cause : fumbles)
        QVERIFY(!match.choices(u"turnover"_s).contains(cause));
    QVERIFY(match.choices(u"turnover"_s).contains(u"thrown-carrier"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    for (const QString &cause : fumbles)
        QVERIFY(match.choices(u"turnover"_s).contains(cause));
}

/// Neither when it is rolled for: his action is over, and the turn goes on.
void TestMatchCardStates::rolledFumblesAreNoTurnover()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    match.untilTurn();
    match.choose(u"roll.pick-up"_s, u"0:2"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {1});
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    QCOMPARE(match.state().active, 0);
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(!match.choices(u"block"_s).contains(u"0:2"_s));
    QVERIFY(match.choices(u"block"_s).contains(u"0:3"_s));
    // A pass that nobody catches.
    match.choose(u"hand.carrier"_s, u"0:4"_s);
    match.choose(u"roll.pass"_s, u"0:4"_s);
    match.choose(u"pass.partner"_s, u"0:5"_s);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.range"_s, u"quick-pass"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {6});
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {1});
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    QCOMPARE(match.state().active, 0);
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(!match.choices(u"block"_s).contains(u"0:5"_s));
}

void TestMatchCardStates::aPuntedBallIsGone()
{
    const QString card = u"special-team-plays/punt"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    match.choose(u"hand.carrier"_s, u"0:2"_s);
    match.confirm(u"end-turn"_s);
    playCard(match, card);
    QVERIFY(!match.state().carrier.isValid());
}

/// It bounces from where he was (crp L3849-3850).
void TestMatchCardStates::theLuredOneLeavesTheBall()
{
    const QString card = u"good-karma/lurve-potion"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    playCard(match, card);
    const QString lured = match.choices(u"card.opponent"_s).constFirst();
    match.choose(u"hand.carrier"_s, lured);
    match.choose(u"card.opponent"_s, lured);
    QCOMPARE(match.player(lured).where, Whereabouts::Reserves);
    QVERIFY(match.asks(u"ball.lands"_s));
}

void TestMatchCardStates::fansAtTheKickOff_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("more");
    QTest::newRow("talent") << u"miscellaneous-mayhem/that-babes-got-talent"_s << 1;
    QTest::newRow("anthem") << u"good-karma/team-anthem"_s << 2;
}

/// For whatever the kick-off table brings, and for nothing else (bb2016 L7883-7885, L8499-8501).
void TestMatchCardStates::fansAtTheKickOff()
{
    QFETCH(QString, card);
    MatchDriver match(plainSetup(u"bb2016"_s));
    const MatchContext &context = match.session().game().context();
    const PlayCard *found = findCard(context, card);
    QVERIFY(found);
    QTEST(found->values.value(u"fame-kick-off"_s), "more");
    MatchState state = match.state();
    const int before = fameInPlay(context, state, 0);
    state.ongoing.push_back({CardOf::fromString(card),
                             0,
                             {{u"fame-kick-off"_s, found->values.value(u"fame-kick-off"_s)}},
                             Until::Match,
                             0});
    QTEST(fameAtKickOff(context, state, 0) - before, "more");
    QCOMPARE(fameInPlay(context, state, 0), before);
    QCOMPARE(fameAtKickOff(context, state, 1), fameInPlay(context, state, 1));
}

/// Naming a player for a card, or rolling for it, shows what it does.
void TestMatchCardStates::aCardIsReadWhereItIsRolledFor()
{
    MatchDriver match(cardSetup(u"crp"_s));
    const QString id = u"random-events/zap"_s;
    begin(match, id);
    const PlayCard *card = findCard(match.session().game().context(), id);
    const QString read = u"%1: %2"_s.arg(localized(card->name), localized(card->summary));
    QCOMPARE(wordsOf(match, u"card.opponent"_s).detail, read);
    match.choose(u"card.opponent"_s, u"1:1"_s);
    QCOMPARE(wordsOf(match, u"card.die"_s).detail, read);

    MatchDriver other(cardSetup(u"crp"_s));
    begin(other, u"dirty-tricks/pit-trap"_s);
    const PlayCard *trap = findCard(other.session().game().context(), u"dirty-tricks/pit-trap"_s);
    const Prompt asked = other.session().prompts().front();
    QVERIFY(wordsOf(other, asked.id).detail.endsWith(localized(trap->summary)));
}

void TestMatchCardStates::aFrogForgetsWhatHeKnew()
{
    MatchSetup setup = cardSetup(u"crp"_s);
    teach(setup.teams[1], 0, {u"block"_s, u"mighty-blow"_s, u"dodge"_s});
    MatchDriver match(setup);
    begin(match, u"random-events/zap"_s);
    match.choose(u"card.opponent"_s, u"1:1"_s);
    match.roll(u"card.die"_s, {2});
    const MatchPlayer &frog = match.player(u"1:1"_s);
    QVERIFY(frog.has(u"titchy"));
    QVERIFY(frog.has(u"dodge")); // frogs do
    QVERIFY(!frog.has(u"block"));
    QVERIFY(!frog.has(u"mighty-blow"));
    match.untilTurn();
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(match.player(u"1:1"_s).has(u"mighty-blow"));
    QVERIFY(!match.player(u"1:1"_s).has(u"titchy"));
}

void TestMatchCardStates::lentSkillsCanBeUsed()
{
    MatchDriver match(cardSetup(u"crp"_s));
    begin(match, u"magic-items/rabbits-foot"_s);
    match.choose(u"card.player"_s, u"0:2"_s);
    match.untilTurn();
    QCOMPARE(skillsOffered(match, u"0:2"_s), QStringList{u"pro"_s});
    match.choose(u"skill"_s, u"0:2/pro"_s);
    match.roll(u"roll"_s, {4});
    QVERIFY(skillsOffered(match, u"0:2"_s).isEmpty()); // once a turn
}

void TestMatchCardStates::heelTurnAddsTwo_data()
{
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<bool>("played");
    QTest::addColumn<bool>("broken");
    QTest::newRow("without it") << std::vector{4, 4} << false << false;
    QTest::newRow("with it") << std::vector{4, 4} << true << true;
    QTest::newRow("not enough") << std::vector{3, 4} << true << false;
}

/// Two more against the armour of an enemy, while it is rolled for.
void TestMatchCardStates::heelTurnAddsTwo()
{
    QFETCH(std::vector<int>, dice);
    QFETCH(bool, played);
    const QString card = u"miscellaneous-mayhem-2016/heel-turn"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    block(match, 0, match.onPitch(1, 0)); // AV 9
    if (played) {
        match.choose(u"hand.card.home"_s, card);
        match.confirm(u"said"_s);
        QVERIFY(!match.state().side(0).cards.contains(CardOf::fromString(card)));
    }
    match.roll(u"armour"_s, dice);
    QTEST(match.asks(u"injury"_s), "broken");
}

void TestMatchCardStates::morePasses_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::addColumn<int>("passes");
    QTest::newRow("flea flicker") << u"crp"_s << u"special-team-plays/flea-flicker"_s << 2;
    QTest::newRow("razzle dazzle") << u"crp"_s << u"good-karma/razzle-dazzle"_s << 2;
    QTest::newRow("lateral pass") << u"bb2016"_s << u"benefits-of-training-2016/lateral-pass"_s
                                  << 2;
    QTest::newRow("quick flick") << u"bb2016"_s << u"benefits-of-training-2016/quick-flick"_s << 2;
    QTest::newRow("standing offence")
        << u"bb2016"_s << u"benefits-of-training-2016/standing-offence"_s << 0;
}

/// As many passes as the card says, for one turn.
void TestMatchCardStates::morePasses()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    QFETCH(int, passes);
    MatchDriver match(cardSetup(ruleset));
    begin(match, card);
    match.untilTurn();
    for (int i = 0; i < passes; ++i)
        match.choose(u"completion"_s, match.onPitch(0, i));
    QVERIFY(!match.asks(u"completion"_s));
    match.confirm(u"end-turn"_s);
    untilTurnOf(match, 0);
    match.choose(u"completion"_s, match.onPitch(0, 0));
    QVERIFY(!match.asks(u"completion"_s));
}

/// From hand to hand, each of them as his own action (bb2016 L6073-6082).
void TestMatchCardStates::downTheChain()
{
    MatchDriver match(cardSetup(u"bb2016"_s));
    begin(match, u"benefits-of-training-2016/down-the-chain"_s);
    match.untilTurn();
    match.choose(u"hand.carrier"_s, match.onPitch(0, 0));
    for (int i = 0; i < 3; ++i)
        handOn(match, i);
    QVERIFY(!match.choices(u"roll.hand-off"_s).contains(match.onPitch(0, 0)));
    match.confirm(u"end-turn"_s);
    untilTurnOf(match, 0);
    match.choose(u"hand.carrier"_s, match.onPitch(0, 0));
    handOn(match, 0);
    QVERIFY(!match.asks(u"roll.hand-off"_s));
}

/// A second pass or a second hand-off, not both (crp L3960-3975, bb2016 L8508-8509).
void TestMatchCardStates::eitherASecondPassOrASecondHandOff()
{
    for (const bool hands : {true, false}) {
        MatchDriver match(cardSetup(u"crp"_s));
        begin(match, u"good-karma/razzle-dazzle"_s);
        match.untilTurn();
        match.choose(u"hand.carrier"_s, match.onPitch(0, 0));
        handOn(match, 0);
        if (hands)
            handOn(match, 1);
        else
            match.choose(u"completion"_s, match.onPitch(0, 6));
        match.choose(u"completion"_s, match.onPitch(0, 5));
        QVERIFY(!match.asks(u"completion"_s));
        QVERIFY(!match.asks(u"roll.hand-off"_s));
    }
}

QTEST_GUILESS_MAIN(TestMatchCardStates)
#include "tst_matchcardstates.moc"
