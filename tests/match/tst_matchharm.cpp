// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The first home player knocks the first away player down; his armour is asked for.
void block(MatchDriver &match, const QString &kind = u"block"_s)
{
    match.choose(kind, match.onPitch(0, 0));
    match.choose(kind + u".victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
}

MatchSetup taught(const QString &ruleset, const QStringList &home, const QStringList &away = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, home);
    teach(setup.teams[1], 0, away);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

/// A casualty of the first away player who is not treated by anybody but those in the way.
void hurtBadly(MatchDriver &match)
{
    match.untilTurn();
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
}

} // namespace

/// The chain of harm: bonuses that may be used once, weapons, care. Forced dice throughout.
class TestMatchHarm : public QObject
{
    Q_OBJECT

private slots:
    void aBonusIsAskedForWhereItMatters_data();
    void aBonusIsAskedForWhereItMatters();
    void dirtyPlayerIsKeptForTheInjury();
    void pilingOnIsForAttackers();
    void pilingOnWithTheBallEndsTheTurn();
    void aLonerPilesOnWithFourPlus_data();
    void aLonerPilesOnWithFourPlus();
    void pilingOnIsTheTurnsReroll();
    void theChainsawEndsTheTurnOnlyWhenItHurts_data();
    void theChainsawEndsTheTurnOnlyWhenItHurts();
    void aFoulWithAChainsawMayKickBack();
    void blockingAChainsawIsDangerous();
    void bombs();
    void juggernautPushesOnABlitz();
    void tackleTakesTheDodgeAway();
    void theApothecaryTreatsOneOfTwoInjuries();
    void theApothecaryWakesAKnockedOutPlayer_data();
    void theApothecaryWakesAKnockedOutPlayer();
    void theApothecarySeesToOneOfTwoWhomTheCrowdKnocksOut_data();
    void theApothecarySeesToOneOfTwoWhomTheCrowdKnocksOut();
    void nobodyTreatsWhoWasPutElsewhereByHand();
    void nobodyIsHurtWhoWasSentOffMeanwhile();
    void whoWasSentOffDoesNotWakeUp();
    void whoIsStunnedDoesNothing();
    void casualtyRows_data();
    void casualtyRows();
    void aRaisedZombieIsReady();
    void rotNeedsARoster_data();
    void rotNeedsARoster();
};

void TestMatchHarm::aBonusIsAskedForWhereItMatters_data()
{
    QTest::addColumn<std::vector<int>>("armour");
    QTest::addColumn<QString>("forArmour"); // empty: not asked
    QTest::addColumn<std::vector<int>>("injury"); // empty: the armour holds
    QTest::addColumn<QString>("forInjury");
    QTest::addColumn<Whereabouts>("where");
    using Dice = std::vector<int>;
    const QString blow = u"mighty-blow"_s;
    const QString none = u"none"_s;
    // AV 9 is broken by 10.
    QTest::newRow("spent on armour")
        << Dice{4, 5} << blow << Dice{4, 3} << QString() << Whereabouts::Pitch;
    QTest::newRow("not used on armour")
        << Dice{4, 5} << none << Dice{} << QString() << Whereabouts::Pitch;
    QTest::newRow("no use for armour")
        << Dice{4, 4} << QString() << Dice{} << QString() << Whereabouts::Pitch;
    QTest::newRow("used on injury")
        << Dice{5, 5} << QString() << Dice{4, 3} << blow << Whereabouts::KnockedOut;
    QTest::newRow("kept from injury")
        << Dice{5, 5} << QString() << Dice{4, 3} << none << Whereabouts::Pitch;
    QTest::newRow("no use for injury")
        << Dice{5, 5} << QString() << Dice{3, 3} << QString() << Whereabouts::Pitch;
}

void TestMatchHarm::aBonusIsAskedForWhereItMatters()
{
    QFETCH(std::vector<int>, armour);
    QFETCH(QString, forArmour);
    QFETCH(std::vector<int>, injury);
    QFETCH(QString, forInjury);
    MatchDriver match(taught(u"crp"_s, {u"mighty-blow"_s}));
    match.untilTurn();
    block(match);
    const QString victim = match.onPitch(1, 0);
    match.roll(u"armour"_s, armour);
    QCOMPARE(match.asks(u"armour-bonus"_s), !forArmour.isEmpty());
    if (!forArmour.isEmpty())
        match.choose(u"armour-bonus"_s, forArmour);
    QCOMPARE(match.asks(u"injury"_s), !injury.empty());
    if (!injury.empty())
        match.roll(u"injury"_s, injury);
    QCOMPARE(match.asks(u"injury-bonus"_s), !forInjury.isEmpty());
    if (!forInjury.isEmpty())
        match.choose(u"injury-bonus"_s, forInjury);
    QVERIFY(match.asks(u"end-turn"_s));
    QTEST(match.player(victim).where, "where");
}

void TestMatchHarm::dirtyPlayerIsKeptForTheInjury()
{
    MatchDriver match(taught(u"crp"_s, {u"dirty-player"_s}));
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.putDown(victim);
    match.choose(u"foul"_s, match.onPitch(0, 0));
    match.choose(u"foul.victim"_s, victim);
    match.number(u"foul.assists"_s, 1);
    match.roll(u"armour"_s, {6, 3});
    match.roll(u"injury"_s, {6, 3});
    match.choose(u"injury-bonus"_s, u"dirty-player"_s);
    match.until(u"casualty"_s);
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
}

void TestMatchHarm::pilingOnIsForAttackers()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"piling-on"_s}));
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"attacker-down"_s);
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(!match.asks(u"piling-on"_s));
}

void TestMatchHarm::pilingOnWithTheBallEndsTheTurn()
{
    MatchDriver match(taught(u"crp"_s, {u"piling-on"_s}));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, match.onPitch(0, 0));
    block(match);
    match.roll(u"armour"_s, {1, 1});
    match.choose(u"piling-on"_s, u"yes"_s);
    QCOMPARE(match.player(match.onPitch(0, 0)).posture, Posture::Prone);
    match.roll(u"armour"_s, {1, 1});
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchHarm::aLonerPilesOnWithFourPlus_data()
{
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("works");
    QTest::newRow("3") << 3 << false;
    QTest::newRow("4") << 4 << true;
}

void TestMatchHarm::aLonerPilesOnWithFourPlus()
{
    QFETCH(int, die);
    QFETCH(bool, works);
    MatchSetup setup = taught(u"bb2016"_s, {u"piling-on"_s, u"loner"_s});
    setup.options[OptionId(u"piling-on"_s)] = true;
    MatchDriver match(setup);
    match.untilTurn();
    block(match);
    match.roll(u"armour"_s, {1, 1});
    match.choose(u"piling-on"_s, u"yes"_s);
    QCOMPARE(match.state().sides[0].rerolls.team(), 1);
    match.roll(u"piling-on-loner"_s, {die});
    QCOMPARE(match.asks(u"armour"_s), works);
    QCOMPARE(match.player(match.onPitch(0, 0)).posture, works ? Posture::Prone : Posture::Standing);
}

void TestMatchHarm::pilingOnIsTheTurnsReroll()
{
    MatchSetup setup = taught(u"bb2016"_s, {u"piling-on"_s});
    setup.options[OptionId(u"piling-on"_s)] = true;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"re-roll"_s, u"team"_s);
    block(match);
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(!match.asks(u"piling-on"_s));
}

void TestMatchHarm::theChainsawEndsTheTurnOnlyWhenItHurts_data()
{
    QTest::addColumn<std::vector<int>>("armour");
    QTest::addColumn<Seat>("next");
    // AV 8 is broken by 9, and the saw adds 3.
    QTest::newRow("holds") << std::vector{2, 3} << 0;
    QTest::newRow("breaks") << std::vector{3, 3} << 1;
}

void TestMatchHarm::theChainsawEndsTheTurnOnlyWhenItHurts()
{
    QFETCH(std::vector<int>, armour);
    MatchDriver match(taught(u"crp"_s, {u"chainsaw"_s}));
    match.untilTurn();
    match.choose(u"weapon"_s, match.onPitch(0, 0));
    match.choose(u"weapon.victim"_s, match.onPitch(1, 0));
    match.roll(u"chainsaw"_s, {1});
    match.roll(u"armour"_s, armour);
    match.untilTurn();
    QTEST(match.state().active, "next");
}

void TestMatchHarm::aFoulWithAChainsawMayKickBack()
{
    MatchDriver match(taught(u"crp"_s, {u"chainsaw"_s}));
    match.untilTurn();
    const QString fouler = match.onPitch(0, 0);
    match.putDown(match.onPitch(1, 0));
    match.choose(u"foul"_s, fouler);
    match.choose(u"foul.victim"_s, match.onPitch(1, 0));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"chainsaw"_s, {1});
    match.roll(u"armour"_s, {3, 3});
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(fouler).posture, Posture::Stunned);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.player(fouler).where, Whereabouts::Pitch);
}

void TestMatchHarm::blockingAChainsawIsDangerous()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"chainsaw"_s}));
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"attacker-down"_s);
    match.roll(u"armour"_s, {3, 3});
    QVERIFY(match.asks(u"injury"_s));
    // Whom the saw hurts earns its owner nothing (crp L5357-5358, bb2016 L10065-10066).
    match.roll(u"injury"_s, {6, 4});
    match.roll(u"casualty"_s, {1, 1});
    QCOMPARE(match.state().casualties.size(), size_t(1));
    QCOMPARE(match.player(match.onPitch(1, 0)).achievements.casualties, 0);
}

void TestMatchHarm::bombs()
{
    MatchDriver match(taught(u"crp"_s, {u"bombardier"_s}));
    match.untilTurn();
    const QString hit = match.onPitch(1, 0);
    const QString near = match.onPitch(1, 1);
    const QString mate = match.onPitch(0, 1);
    match.choose(u"weapon"_s, match.onPitch(0, 0));
    match.choose(u"bomb.hit"_s, hit);
    match.choose(u"bomb.near"_s, QStringList{near, mate});
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.until(u"bomb.roll"_s);
    match.roll(u"bomb.roll"_s, {3, 4});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(hit).where, Whereabouts::Injured);
    QCOMPARE(match.player(near).posture, Posture::Standing);
    QCOMPARE(match.player(mate).posture, Posture::Prone);
    QCOMPARE(match.player(match.onPitch(0, 0)).achievements.casualties, 0);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchHarm::juggernautPushesOnABlitz()
{
    for (const QString &kind : {u"block"_s, u"blitz"_s}) {
        MatchDriver match(taught(u"crp"_s, {u"juggernaut"_s}, {u"wrestle"_s}));
        match.untilTurn();
        match.choose(kind, match.onPitch(0, 0));
        match.choose(kind + u".victim"_s, match.onPitch(1, 0));
        match.choose(u"block.result"_s, u"both-down"_s);
        match.keepRoll();
        const QStringList choices = match.choices(u"block.outcome"_s);
        const bool blitz = kind == u"blitz"_s;
        QCOMPARE(choices.contains(u"nobody"_s), blitz);
        QCOMPARE(choices.contains(u"wrestle"_s), !blitz);
        QVERIFY(!choices.contains(u"defender"_s));
    }
}

void TestMatchHarm::tackleTakesTheDodgeAway()
{
    MatchDriver match(taught(u"crp"_s, {u"tackle"_s}, {u"dodge"_s}));
    match.untilTurn();
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"defender-stumbles"_s);
    QVERIFY(!match.choices(u"block.outcome"_s).contains(u"nobody"_s));
}

void TestMatchHarm::theApothecaryTreatsOneOfTwoInjuries()
{
    MatchSetup setup = taught(u"crp"_s, {}, {u"decay"_s});
    setup.teams[1].apothecaries = 1;
    MatchDriver match(setup);
    hurtBadly(match);
    const QString victim
        = match.state()
              .refs(1, [](const MatchPlayer &each) { return each.where == Whereabouts::Injured; })
              .constFirst();
    match.roll(u"casualty"_s, {6, 1}); // dead
    match.roll(u"casualty"_s, {5, 1}); // a lasting injury
    match.choose(u"apothecary"_s, u"yes"_s);
    QCOMPARE(match.choices(u"apothecary-which"_s).size(), 2);
    match.choose(u"apothecary-which"_s, u"dead"_s);
    match.roll(u"apothecary-roll"_s, {1, 1});
    match.choose(u"apothecary-choose"_s, u"badly-hurt"_s);
    const auto &rows = match.player(victim).casualties;
    QCOMPARE(rows.size(), size_t(2));
    QCOMPARE(rows[0], RowId(u"badly-hurt"_s));
    QVERIFY(rows[1] != RowId(u"dead"_s));
    QCOMPARE(match.player(victim).where, Whereabouts::Injured);
}

void TestMatchHarm::theApothecaryWakesAKnockedOutPlayer_data()
{
    QTest::addColumn<QString>("outcome");
    QTest::addColumn<Whereabouts>("where");
    QTest::addColumn<Posture>("posture");
    QTest::newRow("on the pitch") << u"defender"_s << Whereabouts::Pitch << Posture::Stunned;
    QTest::newRow("in the crowd") << u"crowd"_s << Whereabouts::Reserves << Posture::Standing;
}

void TestMatchHarm::theApothecaryWakesAKnockedOutPlayer()
{
    QFETCH(QString, outcome);
    MatchSetup setup = taught(u"crp"_s, {});
    setup.teams[1].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    match.choose(u"block"_s, match.onPitch(0, 0));
    match.choose(u"block.victim"_s, victim);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, outcome);
    if (match.asks(u"armour"_s))
        match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    QCOMPARE(match.player(victim).where, Whereabouts::KnockedOut);
    match.choose(u"apothecary-ko"_s, u"yes"_s);
    QTEST(match.player(victim).where, "where");
    QTEST(match.player(victim).posture, "posture");
    QCOMPARE(match.state().side(1).apothecaries, 0);
}

void TestMatchHarm::theApothecarySeesToOneOfTwoWhomTheCrowdKnocksOut_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &id : {u"crp"_s, u"bb2016"_s})
        QTest::addRow("%s", qPrintable(id)) << id;
}

/// What stuns the others knocks out who has a ball and chain, at a kick-off too.
void TestMatchHarm::theApothecarySeesToOneOfTwoWhomTheCrowdKnocksOut()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset, {u"ball-and-chain"_s});
    teach(setup.teams[0], 1, {u"ball-and-chain"_s});
    setup.teams[0].apothecaries = 1;
    MatchDriver match(setup);
    match.untilKickOff();
    const QString first = match.onPitch(0, 0);
    const QString second = match.onPitch(0, 1);
    match.roll(u"kick-off-table"_s, {6, 6});
    std::vector<int> dice(11, 1);
    dice[0] = dice[1] = 6;
    match.roll(u"invasion"_s, dice);
    QCOMPARE(match.player(first).where, Whereabouts::KnockedOut);
    QCOMPARE(match.player(second).where, Whereabouts::KnockedOut);
    match.choose(u"apothecary-ko"_s, u"yes"_s);
    QVERIFY(match.asks(u"invasion"_s)); // of the other side: there is no second apothecary
    QCOMPARE(match.state().side(0).apothecaries, 0);
    const bool helpsFirst = match.player(first).isOnPitch();
    QVERIFY(helpsFirst != match.player(second).isOnPitch());
    QCOMPARE(match.player(helpsFirst ? first : second).posture, Posture::Stunned);
}

void TestMatchHarm::nobodyTreatsWhoWasPutElsewhereByHand()
{
    MatchSetup setup = taught(u"crp"_s, {});
    setup.teams[1].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    QVERIFY(match.asks(u"apothecary-ko"_s));
    match.choose(u"hand.player"_s, victim);
    match.choose(u"hand.place"_s, u"sent-off"_s);
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.player(victim).where, Whereabouts::SentOff);
    QCOMPARE(match.state().side(1).apothecaries, 1);
}

void TestMatchHarm::nobodyIsHurtWhoWasSentOffMeanwhile()
{
    for (const QString &at : {u"armour"_s, u"injury"_s}) {
        MatchDriver match(taught(u"crp"_s, {}));
        match.untilTurn();
        const QString victim = match.onPitch(1, 0);
        block(match);
        if (at == u"injury"_s)
            match.roll(u"armour"_s, {6, 6});
        QVERIFY(match.asks(at));
        match.choose(u"hand.player"_s, victim);
        match.choose(u"hand.place"_s, u"sent-off"_s);
        QVERIFY(match.asks(u"end-turn"_s));
        QCOMPARE(match.player(victim).where, Whereabouts::SentOff);
    }
}

void TestMatchHarm::whoWasSentOffDoesNotWakeUp()
{
    MatchSetup setup = taught(u"lrb5"_s, {});
    setup.options[OptionId(u"ko-return-choice"_s)] = true;
    MatchDriver match(setup);
    match.untilTurn();
    const QString sleeper = match.onPitch(1, 0);
    match.choose(u"hand.player"_s, sleeper);
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.until(u"ko-recovery"_s);
    match.roll(u"ko-recovery"_s, {6});
    match.choose(u"hand.player"_s, sleeper);
    match.choose(u"hand.place"_s, u"sent-off"_s);
    match.choose(u"ko-return"_s, QStringList{});
    QCOMPARE(match.player(sleeper).where, Whereabouts::SentOff);
}

/// He lies there for the whole of his own turn; only a foul and the crowd still find him.
void TestMatchHarm::whoIsStunnedDoesNothing()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {2, 2});
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
    QVERIFY(!match.choices(u"interception"_s).contains(victim));
    QVERIFY(!match.choices(u"touchdown.other"_s).contains(victim));
    QVERIFY(match.choices(u"crowd"_s).contains(victim));
    match.putDown(match.onPitch(1, 3));
    match.choose(u"foul"_s, match.onPitch(0, 1));
    QVERIFY(match.choices(u"foul.victim"_s).contains(victim));
    match.choose(u"foul.victim"_s, match.onPitch(1, 3));
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {1, 2});
    match.choose(u"blitz"_s, match.onPitch(0, 2));
    QVERIFY(!match.choices(u"blitz.victim"_s).contains(victim));
    match.choose(u"blitz.victim"_s, match.onPitch(1, 4));
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    for (const QString &action :
         {u"touchdown"_s, u"completion"_s, u"block"_s, u"blitz"_s, u"foul"_s, u"fall"_s})
        QVERIFY2(!match.choices(action).contains(victim), qPrintable(action));
    match.confirm(u"end-turn"_s);
    QCOMPARE(match.player(victim).posture, Posture::Prone);
}

/// Every row of the casualty table with and without the help there is.
void TestMatchHarm::casualtyRows_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("row");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QString>("care");
    for (const QString &id : {u"lrb5"_s, u"crp"_s, u"bb2016"_s}) {
        const Table *table = sharedRuleset(id)->tables().find(u"casualty"_s);
        for (const TableRow &row : table->rows) {
            for (const QString &care : {u"none"_s, u"apothecary"_s, u"regeneration"_s, u"fails"_s})
                QTest::addRow("%s %s %s", qPrintable(id), qPrintable(row.id.text()),
                              qPrintable(care))
                    << id << row.id.text() << std::vector{*row.from / 10, *row.from % 10} << care;
        }
    }
}

void TestMatchHarm::casualtyRows()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, row);
    QFETCH(std::vector<int>, dice);
    QFETCH(QString, care);
    const bool regenerates = care == u"regeneration"_s || care == u"fails"_s;
    MatchSetup setup
        = taught(ruleset, {}, regenerates ? QStringList{u"regeneration"_s} : QStringList{});
    setup.teams[1].apothecaries = care == u"apothecary"_s ? 1 : 0;
    MatchDriver match(setup);
    match.untilTurn();
    const QString victim = match.onPitch(1, 0);
    block(match);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, dice);
    const bool light = row == u"badly-hurt"_s;
    if (care == u"apothecary"_s) {
        match.choose(u"apothecary"_s, u"yes"_s);
        QCOMPARE(match.asks(u"apothecary-roll"_s), !light);
        if (!light) {
            match.roll(u"apothecary-roll"_s, {1, 1});
            match.choose(u"apothecary-choose"_s, u"badly-hurt"_s);
        }
        QCOMPARE(match.state().sides[1].apothecaries, 0);
    }
    if (regenerates)
        match.roll(u"regeneration"_s, {care == u"fails"_s ? 3 : 4});
    const bool saved = care == u"apothecary"_s || care == u"regeneration"_s;
    QCOMPARE(match.player(victim).where, saved ? Whereabouts::Reserves : Whereabouts::Injured);
    const std::vector<RowId> stands = saved ? std::vector<RowId>{} : std::vector{RowId(row)};
    QCOMPARE(match.player(victim).casualties, stands);
    // Whatever becomes of him, the attacker is credited.
    QCOMPARE(match.player(match.onPitch(0, 0)).achievements.casualties, 1);
    QCOMPARE(match.state().casualties.size(), size_t(1));
}

void TestMatchHarm::aRaisedZombieIsReady()
{
    for (const QString &id : {u"crp"_s, u"bb2016"_s}) {
        MatchSetup setup = taught(id, {});
        setup.teams[0] = plainTeam(id, u"undead"_s, u"zombie"_s);
        MatchDriver match(setup);
        hurtBadly(match);
        match.roll(u"casualty"_s, {6, 1});
        match.choose(u"raise-dead"_s, u"yes"_s);
        const MatchPlayer &zombie = match.player(u"0:z1"_s);
        QCOMPARE(zombie.where, Whereabouts::Reserves);
        QCOMPARE(zombie.who->player.position, PositionId(u"zombie"_s));
        QCOMPARE(match.state().sides[0].counters.value(u"raised"_s), 1);
    }
}

void TestMatchHarm::rotNeedsARoster_data()
{
    QTest::addColumn<QString>("roster");
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("rots");
    QTest::newRow("nurgle") << u"nurgle"_s << u"rotter"_s << true;
    QTest::newRow("others") << u"human"_s << u"lineman"_s << false;
}

void TestMatchHarm::rotNeedsARoster()
{
    QFETCH(QString, roster);
    QFETCH(QString, position);
    MatchSetup setup = taught(u"crp"_s, {});
    setup.teams[0] = plainTeam(u"crp"_s, roster, position);
    teach(setup.teams[0], 0, {u"nurgles-rot"_s});
    MatchDriver match(setup);
    hurtBadly(match);
    match.roll(u"casualty"_s, {6, 1});
    QTEST(match.asks(u"rot"_s), "rots");
}

QTEST_GUILESS_MAIN(TestMatchHarm)
#include "tst_matchharm.moc"
