// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/harm/harm.h"
#include "tests/support/carddriver.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// Plays a card that one of the own players puts on; the first of those who may.
QString putOnSomebody(MatchDriver &match, const QString &card)
{
    dealCard(match, card);
    playCard(match, card);
    const QString wearer = match.choices(u"card.player"_s).constFirst();
    match.choose(u"card.player"_s, wearer);
    return wearer;
}

/// The home side plays a card at the kick-off, and the others have the first turn.
void playBeforeTheirTurn(MatchDriver &match, const QString &card)
{
    match.alwaysChoose(u"coin"_s, u"away"_s);
    match.alwaysChoose(u"kick-or-receive"_s, u"receive"_s);
    dealCard(match, card);
    playCard(match, card);
    match.untilTurn();
}

} // namespace

/// Cards whose effect comes later than the moment they are played at, or lasts beyond it.
class TestMatchCardTurns : public QObject
{
    Q_OBJECT

private slots:
    void everFurther_data();
    void everFurther();
    void fullBeard();
    void fullBeardIsGoneWithTheDrive();
    void cardsWhileSettingUp();
    void trainedRoundTheClock();
    void nobodyToFoul();
    void teamTalkIsAboutOneself();
    void helmetForTheFirstBlock();
    void kidGloves();
    void teamAnthemWinsTheToss();
    void iAmTheGreatest();
    void mindblow();
    void theTurnGoesOn_data();
    void theTurnGoesOn();
    void spikedBall_data();
    void spikedBall();
    void theSpikesOfACardStabByThemselves_data();
    void theSpikesOfACardStabByThemselves();
    void suicideBlitz();
    void mineOf2016();
    void nufflesBlessings();
    void heelTurnBringsAReserve();
    void heelTurnPreventsAReroll_data();
    void heelTurnPreventsAReroll();
    void medicineMan_data();
    void medicineMan();
};

void TestMatchCardTurns::everFurther_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::newRow("crp") << u"crp"_s << u"special-team-plays/going-the-extra-mile"_s;
    QTest::newRow("bb2016") << u"bb2016"_s << u"heroic-feats-2016/go-the-extra-mile"_s;
}

/// Every square beyond the second is harder than the one before (crp.es.txt:3202-3207,
/// bb2016.en.txt:5879-5886).
void TestMatchCardTurns::everFurther()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    dealCard(match, card);
    playCard(match, card);
    match.untilTurn();
    const QString who = match.onPitch(0, 0);
    for (const int face : {2, 2, 3, 4}) {
        match.choose(u"roll.going-for-it"_s, who);
        match.roll(u"roll.die"_s, {face});
        QVERIFY(match.asks(u"end-turn"_s));
    }
    match.choose(u"roll.going-for-it"_s, who);
    match.roll(u"roll.die"_s, {4});
    QVERIFY(!match.asks(u"end-turn"_s));
}

void TestMatchCardTurns::fullBeard()
{
    const QString card = u"miscellaneous-mayhem-2016/go-full-beard"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    playCard(match, card);
    match.until(u"card.discard"_s);
    QVERIFY(!match.player(u"0:1"_s).has(u"thick-skull"));
    match.choose(u"card.discard"_s, u"no"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.until(u"card.discard"_s);
    match.choose(u"card.discard"_s, u"yes"_s);
    match.untilTurn();
    QVERIFY(match.player(u"0:1"_s).has(u"thick-skull"));
    QVERIFY(match.player(u"0:1"_s).has(u"mighty-blow"));
    QVERIFY(!match.player(u"1:1"_s).has(u"mighty-blow"));
    match.confirm(u"end-turn"_s);
    match.until(u"card.die"_s);
    QVERIFY(!match.player(u"0:1"_s).has(u"thick-skull"));
    match.roll(u"card.die"_s, {3});
    const QStringList tired = match.choices(u"card.lot"_s).mid(2, 3);
    match.choose(u"card.lot"_s, tired);
    for (const QString &ref : tired)
        QCOMPARE(match.player(ref).posture, Posture::Prone);
    QCOMPARE(match.player(match.onPitch(0, 0)).posture, Posture::Standing);
    untilTurnOf(match, 0);
    QVERIFY(!match.asks(u"card.discard"_s));
}

void TestMatchCardTurns::fullBeardIsGoneWithTheDrive()
{
    const QString card = u"miscellaneous-mayhem-2016/go-full-beard"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    playCard(match, card);
    match.until(u"card.discard"_s);
    match.choose(u"card.discard"_s, u"yes"_s);
    match.untilTurn();
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    match.until(u"kick-off-table"_s);
    QVERIFY(match.state().ongoing.empty());
    QVERIFY(!match.player(u"0:1"_s).has(u"thick-skull"));
}

/// "While setting up your team" (bb2016.en.txt:5361): who receives does so when the kickers stand.
void TestMatchCardTurns::cardsWhileSettingUp()
{
    const QString card = u"magical-memorabilia-2016/spranleys-cup"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    match.until(u"set-up"_s);
    QCOMPARE(match.session().prompts().front().seat, 1);
    QVERIFY(match.choices(u"card.home"_s).contains(card));
    match.choose(u"set-up"_s, match.choices(u"set-up"_s).mid(0, 11));
    QCOMPARE(match.session().prompts().front().seat, 0);
    QVERIFY(match.choices(u"card.home"_s).contains(card));
    match.choose(u"set-up"_s, match.choices(u"set-up"_s).mid(0, 11));
    QVERIFY(!match.choices(u"card.home"_s).contains(card));
}

/// A re-roll more, and spent like one of the team's (bb2016.en.txt:6127-6133).
void TestMatchCardTurns::trainedRoundTheClock()
{
    const QString card = u"benefits-of-training-2016/round-the-clock-training"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    const int before = match.state().side(0).rerolls.team();
    match.choose(u"hand.card.home"_s, card);
    match.confirm(u"said"_s);
    match.roll(u"card.die"_s, {1});
    QCOMPARE(match.state().side(0).rerolls.team(), before + 1);
    match.choose(u"re-roll"_s, u"team"_s);
    QCOMPARE(match.state().side(0).rerolls.team(), before);
}

/// Who may not be fouled is nobody to foul (bb2016.en.txt:5688-5689).
void TestMatchCardTurns::nobodyToFoul()
{
    const QString card = u"magical-memorabilia-2016/spranleys-cup"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    const QString wearer = putOnSomebody(match, card);
    untilTurnOf(match, 1);
    match.putDown(wearer);
    QVERIFY(!match.asks(u"foul"_s));
    match.putDown(match.onPitch(0, 1));
    QVERIFY(match.asks(u"foul"_s));
}

/// Its die is about the own re-rolls, that of Bad Habits about the opponent's.
void TestMatchCardTurns::teamTalkIsAboutOneself()
{
    const QString card = u"benefits-of-training-2016/team-talk"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    match.choose(u"touchdown"_s, match.onPitch(0, 0));
    playCard(match, card);
    QVERIFY(match.asks(u"card.d3"_s));
    const QString title = wordsOf(match, u"card.d3"_s).title;
    QVERIFY2(!title.contains(u"opponent"_s), qPrintable(title));
}

void TestMatchCardTurns::helmetForTheFirstBlock()
{
    const QString card = u"magical-memorabilia-2016/bobs-biffin-helmet"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    const QString wearer = putOnSomebody(match, card);
    untilTurnOf(match, 0);
    QVERIFY(match.player(wearer).has(u"mighty-blow"));
    match.choose(u"block"_s, wearer);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    QCOMPARE(match.player(wearer).profile().strength,
             match.player(wearer).who->profile.strength + 1);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(!match.player(wearer).has(u"mighty-blow"));
    QCOMPARE(match.player(wearer).profile().strength, match.player(wearer).who->profile.strength);
}

void TestMatchCardTurns::kidGloves()
{
    const QString card = u"random-events/kid-gloves"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    playCard(match, card);
    const QString gentle = match.choices(u"card.opponent"_s).constFirst();
    match.choose(u"card.opponent"_s, gentle);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(gentle, match.onPitch(1, 0));
    const QString victim = match.onPitch(0, 0);
    block(match, 1, victim);
    match.roll(u"armour"_s, {6, 6});
    QVERIFY(!match.asks(u"injury"_s));
    QCOMPARE(match.player(victim).posture, Posture::Stunned);
    // The others are as rough as ever.
    match.putDown(victim);
    match.choose(u"foul"_s, match.onPitch(1, 1));
    match.choose(u"foul.victim"_s, victim);
    match.number(u"foul.assists"_s, 0);
    match.roll(u"armour"_s, {6, 5});
    QVERIFY(match.asks(u"injury"_s));
}

/// It is played before the coin is tossed, and none is (crp L3945-3955).
void TestMatchCardTurns::teamAnthemWinsTheToss()
{
    const QString card = u"good-karma/team-anthem"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    match.until(u"coin-toss"_s);
    QVERIFY(match.choices(u"card.home"_s).contains(card));
    playCard(match, card);
    QVERIFY(!match.asks(u"coin-toss"_s));
    match.choose(u"kick-or-receive"_s, u"kick"_s);
    QCOMPARE(match.state().kicking, 0);
}

void TestMatchCardTurns::iAmTheGreatest()
{
    const QString card = u"desperate-measures/i-am-the-greatest"_s;
    MatchSetup setup = cardSetup(u"crp"_s);
    setup.teams[1].players[6].improvements.push_back({SkillId(u"guard"_s), {}, 20'000, {}});
    setup.teams[1].players[9].improvements.push_back({SkillId(u"guard"_s), {}, 20'000, {}});
    MatchDriver match(setup);
    dealCard(match, card);
    playCard(match, card);
    for (int drive = 1; drive <= 2; ++drive) {
        match.until(u"card.left-out"_s);
        QCOMPARE(match.choices(u"card.left-out"_s), (QStringList{u"1:7"_s, u"1:10"_s}));
        match.choose(u"card.left-out"_s, u"1:10"_s);
        match.untilTurn();
        QVERIFY(!match.player(u"1:10"_s).isOnPitch());
        match.choose(u"touchdown"_s, u"somebody"_s);
    }
}

void TestMatchCardTurns::mindblow()
{
    const QString card = u"desperate-measures/mindblow"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    playCard(match, card);
    match.roll(u"card.haunted"_s, {1, 2, 3, 1, 1, 1, 1, 1, 1, 1, 6});
    const auto dazed = [&](int place) {
        const auto &timedEffects = match.player(match.onPitch(1, place)).timedEffects;
        return std::any_of(
            timedEffects.begin(), timedEffects.end(),
            [&](const TimedEffect &timedEffect) { return sourceText(timedEffect.source) == card; });
    };
    QVERIFY(!dazed(0));
    QVERIFY(dazed(1));
    QVERIFY(dazed(10));
    QVERIFY(match.player(match.onPitch(1, 1)).isDazed()); // no tackle zone, no catch
    QVERIFY(!match.player(match.onPitch(1, 0)).isDazed());
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!dazed(1));
}

void TestMatchCardTurns::theTurnGoesOn_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::newRow("come on") << u"crp"_s << u"desperate-measures/come-on-boys"_s;
    QTest::newRow("quick save") << u"bb2016"_s << u"benefits-of-training-2016/quick-save"_s;
}

/// After a turnover others still act, and no further one ends the turn.
void TestMatchCardTurns::theTurnGoesOn()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    dealCard(match, card);
    untilTurnOf(match, 0);
    const int turn = match.state().side(0).turn;
    match.choose(u"fall"_s, match.onPitch(0, 3));
    match.roll(u"armour"_s, {1, 1});
    playCard(match, card);
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.state().side(0).turn, turn);
    QVERIFY(!match.asks(u"turnover"_s));
    match.choose(u"fall"_s, match.onPitch(0, 4));
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.state().active, 0);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QVERIFY(match.asks(u"turnover"_s));
}

void TestMatchCardTurns::spikedBall_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::newRow("crp") << u"crp"_s << u"dirty-tricks/spiked-ball"_s;
    QTest::newRow("2016") << u"bb2016"_s << u"magical-memorabilia-2016/agrablags-ball-of-pain"_s;
}

void TestMatchCardTurns::spikedBall()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    playBeforeTheirTurn(match, card);
    const Seat active = match.state().active;
    const QString clumsy = match.onPitch(active, 2);
    match.choose(u"spiked"_s, clumsy);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {4, 4});
    match.until(u"end-turn"_s);
    QCOMPARE(match.player(clumsy).where, Whereabouts::KnockedOut);
    QCOMPARE(match.state().active, active);
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QVERIFY(!match.asks(u"spiked"_s));
}

void TestMatchCardTurns::theSpikesOfACardStabByThemselves_data()
{
    spikedBall_data();
}

/// Whatever the die of who fails to catch it, but not who fails to intercept it (crp L3548-3550,
/// bb2016 L5558-5564).
void TestMatchCardTurns::theSpikesOfACardStabByThemselves()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    MatchDriver match(cardSetup(ruleset));
    playBeforeTheirTurn(match, card);
    const Seat active = match.state().active;
    const QString thrower = match.onPitch(active, 0);
    const QString clumsy = match.onPitch(active, 1);
    match.choose(u"hand.carrier"_s, thrower);
    match.choose(u"roll.pass"_s, thrower);
    match.choose(u"pass.partner"_s, clumsy);
    match.choose(u"pass.interceptor"_s, match.onPitch(MatchState::otherSeat(active), 0));
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {1});
    QVERIFY(!match.asks(u"armour"_s));
    match.choose(u"roll.range"_s, u"quick-pass"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {6});
    match.choose(u"roll.zones"_s, u"3"_s);
    match.roll(u"roll.die"_s, {2});
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(clumsy).posture, Posture::Stunned);
}

void TestMatchCardTurns::suicideBlitz()
{
    const QString card = u"special-team-plays/suicide-blitz"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    playCard(match, card);
    const QString bold = match.choices(u"card.player"_s).constFirst();
    match.choose(u"card.player"_s, bold);
    QVERIFY(match.player(bold).has(u"no-hands"));
    const QString victim = match.choices(u"blitz.victim"_s).constFirst();
    match.choose(u"blitz.victim"_s, victim);
    match.choose(u"block.result"_s, u"attacker-down"_s);
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(bold).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().side(match.state().active).turn, 1);
    QCOMPARE(match.state().uses.blitzes, 0);
}

/// It is no spell: nothing is added to the armour roll, and one to the injury roll.
void TestMatchCardTurns::mineOf2016()
{
    const QString card = u"miscellaneous-mayhem-2016/mine"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    playCard(match, card);
    const QString victim = match.onPitch(1, 0);
    match.choose(u"fireball.targets"_s, victim);
    match.roll(u"spell.roll"_s, {4});
    match.roll(u"armour"_s, {4, 5}); // AV 9 holds
    QVERIFY(!match.asks(u"armour-bonus"_s));
    QVERIFY(!match.asks(u"injury"_s));
    QCOMPARE(match.player(victim).posture, Posture::Prone);

    MatchDriver again(cardSetup(u"bb2016"_s));
    dealCard(again, card);
    playCard(again, card);
    again.choose(u"fireball.targets"_s, victim);
    again.roll(u"spell.roll"_s, {6});
    again.roll(u"armour"_s, {5, 5});
    again.roll(u"injury"_s, {3, 4}); // 8 with the one
    QVERIFY(!again.asks(u"injury-bonus"_s));
    QCOMPARE(again.player(victim).where, Whereabouts::KnockedOut);
}

void TestMatchCardTurns::nufflesBlessings()
{
    const QString card = u"miscellaneous-mayhem-2016/nuffles-blessings"_s;
    MatchSetup setup = cardSetup(u"bb2016"_s);
    teach(setup.teams[0], 0, {u"decay"_s});
    MatchDriver match(setup);
    dealCard(match, card);
    playCard(match, card);
    match.choose(u"card.player"_s, u"0:1"_s);
    untilTurnOf(match, 1);
    block(match, 1, u"0:1"_s);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {1, 1});
    QVERIFY(!match.asks(u"casualty"_s));
    QCOMPARE(match.player(u"0:1"_s).casualties.size(), size_t(1));
}

void TestMatchCardTurns::heelTurnBringsAReserve()
{
    const QString card = u"miscellaneous-mayhem-2016/heel-turn"_s;
    MatchDriver match(cardSetup(u"bb2016"_s));
    dealCard(match, card);
    untilTurnOf(match, 0);
    match.choose(u"hand.player"_s, match.onPitch(0, 5));
    match.choose(u"hand.place"_s, u"knocked-out"_s);
    match.confirm(u"end-turn"_s);
    playCard(match, card);
    const QString fresh = match.choices(u"card.player"_s).constFirst();
    QCOMPARE(match.player(fresh).where, Whereabouts::Reserves);
    match.choose(u"card.player"_s, fresh);
    QVERIFY(match.player(fresh).isOnPitch());
    QCOMPARE(match.state().side(0).countIn(Whereabouts::Pitch), 11);
}

void TestMatchCardTurns::heelTurnPreventsAReroll_data()
{
    QTest::addColumn<bool>("loner");
    QTest::newRow("of anybody") << false;
    QTest::newRow("of a loner") << true; // before he has to earn it
}

/// The re-roll is spent all the same, and the first roll counts (bb2016 L5233-5235).
void TestMatchCardTurns::heelTurnPreventsAReroll()
{
    QFETCH(bool, loner);
    const QString card = u"miscellaneous-mayhem-2016/heel-turn"_s;
    MatchSetup setup = cardSetup(u"bb2016"_s);
    if (loner)
        teach(setup.teams[1], 0, {u"loner"_s});
    for (const bool played : {true, false}) {
        MatchDriver match(setup);
        dealCard(match, card);
        untilTurnOf(match, 1);
        const int left = match.state().side(1).rerolls.team();
        match.choose(u"roll.going-for-it"_s, u"1:1"_s);
        match.roll(u"roll.die"_s, {1});
        match.choose(u"roll-again"_s, u"team"_s);
        QCOMPARE(match.state().side(1).rerolls.team(), left - 1);
        QCOMPARE(match.choices(u"card.home"_s), QStringList{card});
        if (played) {
            match.choose(u"card.home"_s, card);
            match.confirm(u"said"_s);
            QVERIFY(match.asks(u"armour"_s));
            continue;
        }
        if (loner)
            match.roll(u"loner-die"_s, {4});
        match.roll(u"roll.die"_s, {2});
        QVERIFY(match.asks(u"end-turn"_s));
    }
}

void TestMatchCardTurns::medicineMan_data()
{
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<Posture>("posture");
    QTest::newRow("1 and less") << std::vector{1, 1} << Posture::Prone;
    QTest::newRow("2") << std::vector{1, 2} << Posture::Stunned;
    QTest::newRow("7") << std::vector{4, 4} << Posture::Stunned;
}

void TestMatchCardTurns::medicineMan()
{
    QFETCH(std::vector<int>, dice);
    const QString card = u"desperate-measures/mysterious-old-medicine-man"_s;
    MatchDriver match(cardSetup(u"crp"_s));
    dealCard(match, card);
    playCard(match, card);
    untilTurnOf(match, 1);
    const QString victim = match.onPitch(0, 0);
    block(match, 1, victim);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, dice);
    QVERIFY(match.player(victim).isOnPitch());
    QTEST(match.player(victim).posture, "posture");
}

QTEST_GUILESS_MAIN(TestMatchCardTurns)
#include "tst_matchcardturns.moc"
