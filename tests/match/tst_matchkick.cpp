// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardhand.h"
#include "core/text/languagescope.h"
#include "tests/support/carddriver.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

MatchSetup quiet(const QString &ruleset)
{
    MatchSetup setup = plainSetup(ruleset);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

/// A match whose home side holds a card, before the ball is kicked.
MatchDriver holding(const QString &ruleset, const QString &card, bool kicks)
{
    MatchDriver match(cardSetup(ruleset));
    match.alwaysChoose(u"kick-or-receive"_s, kicks ? u"kick"_s : u"receive"_s);
    dealCard(match, card);
    return match;
}

/// Whether the home side may play the card on the way to the first turn.
bool isOffered(MatchDriver &match, const QString &card)
{
    for (int i = 0; i < 200; ++i) {
        if (match.choices(u"card.home"_s).contains(card))
            return true;
        if (match.asks(u"end-turn"_s))
            return false;
        match.goOn();
    }
    return false;
}

/// To the free turn of a side that blitzes at the kick-off.
void untilBlitz(MatchDriver &match)
{
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {4, 6});
    match.untilTurn();
    QVERIFY(match.state().extraTurn);
}

} // namespace

/// The kick-off and what players and cards may do at it: whose it is decides.
class TestMatchKick : public QObject
{
    Q_OBJECT

private slots:
    void aKickerHalvesTheDistance_data();
    void aKickerHalvesTheDistance();
    void nobodyHasToKickSo();
    void onlyTheKickingSideDoes();
    void aKickIsCaughtByARoll_data();
    void aKickIsCaughtByARoll();
    void bloodthirstyFansChooseSomebody();
    void whoIsBloodthirstyNeedNotBlitz();
    void aBlockComesBeforeTheTurn_data();
    void aBlockComesBeforeTheTurn();
    void whoIsFrenziedBlocksTwiceBeforeTheTurn();
    void aBlitzComesBeforeTheBall_data();
    void aBlitzComesBeforeTheBall();
    void contestsCountTheSame_data();
    void contestsCountTheSame();
    void cardsOfAKickOff_data();
    void cardsOfAKickOff();
    void cardsCountAtTheDie_data();
    void cardsCountAtTheDie();
    void badyearGitFliesForBoth();
    void kicksByTheTemplate_data();
    void kicksByTheTemplate();
    void theWindMovesTheBallFirst();
    void whomACardIsFor_data();
    void whomACardIsFor();
    void cardsInBetween_data();
    void cardsInBetween();
    void aPerfectThrow_data();
    void aPerfectThrow();
    void inTheZone();
    void anUnlikelyInterception();
    void aPromoTourTellsItsDice();
    void anUnlikelyInterceptionThatIsNoted_data();
    void anUnlikelyInterceptionThatIsNoted();
    void whoActedDidNotRest();
    void theEndOfALostTurn();
};

void TestMatchKick::aKickerHalvesTheDistance_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("rolled");
    QTest::addColumn<QString>("line");
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        for (int rolled = 1; rolled <= 6; ++rolled)
            QTest::addRow("%s %d", qPrintable(edition), rolled)
                << edition << rolled
                << u"%1 become %2"_s.arg(rolled == 1 ? u"1 square"_s : u"%1 squares"_s.arg(rolled))
                       .arg(rolled / 2);
    }
}

void TestMatchKick::aKickerHalvesTheDistance()
{
    QFETCH(QString, ruleset);
    QFETCH(int, rolled);
    MatchSetup setup = quiet(ruleset);
    teach(setup.teams[1], 4, {u"kick"_s});
    MatchDriver match(setup);
    match.until(u"scatter"_s);
    match.roll(u"scatter"_s, {2, rolled});
    QCOMPARE(match.choices(u"kick-skill"_s), QStringList{u"1:5"_s});
    QVERIFY(match.asks(u"kick-off-table"_s)); // beside what comes next
    const MatchState before = match.state();
    match.choose(u"kick-skill"_s, u"1:5"_s);
    const QString line
        = match.session().game().groupLine(before, match.session().log().groups().back());
    QVERIFY2(line.contains(QString::number(rolled / 2)), qPrintable(line));
    QVERIFY(!match.asks(u"kick-skill"_s));
    QVERIFY(match.asks(u"kick-off-table"_s));
}

void TestMatchKick::nobodyHasToKickSo()
{
    MatchSetup setup = quiet(u"crp"_s);
    teach(setup.teams[1], 4, {u"kick"_s});
    MatchDriver match(setup);
    match.until(u"scatter"_s);
    match.roll(u"scatter"_s, {2, 5});
    match.roll(u"kick-off-table"_s, {2, 2});
    QVERIFY(!match.asks(u"kick-skill"_s));
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
}

void TestMatchKick::onlyTheKickingSideDoes()
{
    MatchSetup setup = quiet(u"crp"_s);
    teach(setup.teams[0], 4, {u"kick"_s});
    MatchDriver match(setup);
    match.until(u"scatter"_s);
    match.roll(u"scatter"_s, {2, 5});
    QVERIFY(!match.asks(u"kick-skill"_s));
}

void TestMatchKick::aKickIsCaughtByARoll_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s, u"lrb4"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// The player under the ball rolls as for any other catch. A dropped ball may still leave the half,
/// so where it ends is asked once more; nobody may spend a team re-roll before the turn.
void TestMatchKick::aKickIsCaughtByARoll()
{
    QFETCH(QString, ruleset);
    MatchDriver match(quiet(ruleset));
    match.until(u"land"_s);
    const QString catcher = match.onPitch(match.state().receiving(), 1);
    const auto rolls = [&match, &catcher](int die) {
        match.choose(u"roll.catch"_s, catcher);
        if (match.asks(u"roll.zones"_s))
            match.choose(u"roll.zones"_s, u"0"_s);
        match.roll(u"roll.die"_s, {die});
    };
    QVERIFY(match.choices(u"roll.catch"_s).contains(catcher));
    rolls(1);
    QVERIFY(!match.asks(u"roll-again"_s));
    QVERIFY(match.asks(u"land"_s));
    QVERIFY(!match.state().carrier.isValid());
    rolls(6);
    QVERIFY(!match.asks(u"land"_s));
    QCOMPARE(match.state().carrier.toString(), catcher);
    match.untilTurn();
    QCOMPARE(match.state().carrier.toString(), catcher);
}

void TestMatchKick::bloodthirstyFansChooseSomebody()
{
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    setup.teams[1].cheerleaders = 2;
    MatchDriver match(setup);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 5});
    match.roll(u"kick-off.bloodthirsty-fans"_s, {3, 1}); // level with the cheerleaders
    match.roll(u"kick-off.bloodthirsty-fans"_s, {1, 3});
    match.confirm(u"said"_s);
    QCOMPARE(match.choices(u"bloodthirsty"_s), match.state().onPitch(1));
    match.choose(u"bloodthirsty"_s, u"1:4"_s);
    match.choose(u"bloodthirsty.blitz"_s, u"yes"_s);
    match.choose(u"blitz.victim"_s, u"0:1"_s);
    match.choose(u"block.result"_s, u"defender-down"_s);
    match.choose(u"block.outcome"_s, u"defender"_s);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {6, 6});
    match.roll(u"casualty"_s, {1, 1});
    QCOMPARE(match.player(u"1:4"_s).achievements.casualties, 1);
    match.untilTurn();
    QVERIFY(match.choices(u"block"_s).contains(u"0:2"_s));
}

void TestMatchKick::whoIsBloodthirstyNeedNotBlitz()
{
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    for (const bool drawn : {true, false}) {
        MatchDriver match(setup);
        match.untilKickOff();
        match.roll(u"kick-off-table"_s, {1, 5});
        match.roll(u"kick-off.bloodthirsty-fans"_s, {3, 1});
        match.confirm(u"said"_s);
        if (drawn) {
            match.choose(u"bloodthirsty"_s, u"0:4"_s);
            match.choose(u"bloodthirsty.blitz"_s, u"no"_s);
        }
        match.choose(u"land"_s, u"on-the-ground"_s);
        QVERIFY(match.asks(u"end-turn"_s));
    }
}

void TestMatchKick::aBlockComesBeforeTheTurn_data()
{
    QTest::addColumn<QString>("skill");
    QTest::newRow("who blocks two") << u"multiple-block"_s;
    QTest::newRow("who blocks twice") << u"frenzy"_s;
}

/// Nobody is on the move yet, and whom the side of nobody may block twice is not looked for.
void TestMatchKick::aBlockComesBeforeTheTurn()
{
    QFETCH(QString, skill);
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    teach(setup.teams[0], 3, {skill}); // 0:4
    MatchDriver match(setup);
    match.untilKickOff();
    match.roll(u"kick-off-table"_s, {1, 5});
    match.roll(u"kick-off.bloodthirsty-fans"_s, {3, 1});
    match.confirm(u"said"_s);
    match.choose(u"bloodthirsty"_s, u"0:4"_s);
    match.choose(u"bloodthirsty.blitz"_s, u"yes"_s);
    QCOMPARE(match.state().active, noSeat);
    QVERIFY(match.player(u"0:4"_s).has(skill));
    QCOMPARE(match.choices(u"blitz.victim"_s), match.state().blockableBy(0));
    match.choose(u"blitz.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QCOMPARE(match.asks(u"block-again"_s), skill == u"frenzy"_s);
    match.untilTurn();
}

/// Whatever he did in the drive before; but two blocks are all (bb2016 L10199-10205).
void TestMatchKick::whoIsFrenziedBlocksTwiceBeforeTheTurn()
{
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    teach(setup.teams[0], 3, {u"frenzy"_s}); // 0:4
    MatchDriver match(setup);
    const auto push = [&match](const QString &victim) {
        match.choose(victim, u"1:1"_s);
        match.choose(u"block.result"_s, u"pushed"_s);
        match.choose(u"block.outcome"_s, u"nobody"_s);
    };
    const auto kickOff = [&match](const QString &blitz) {
        match.untilKickOff();
        match.roll(u"kick-off-table"_s, {1, 5});
        match.roll(u"kick-off.bloodthirsty-fans"_s, {3, 1});
        match.confirm(u"said"_s);
        match.choose(u"bloodthirsty"_s, u"0:4"_s);
        match.choose(u"bloodthirsty.blitz"_s, blitz);
    };
    kickOff(u"no"_s);
    match.untilTurn();
    if (match.state().active != 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.choose(u"block"_s, u"0:4"_s);
    push(u"block.victim"_s);
    match.choose(u"block-again"_s, u"no"_s);
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    match.choose(u"touchdown"_s, u"0:1"_s);
    kickOff(u"yes"_s);
    push(u"blitz.victim"_s);
    match.choose(u"block-again"_s, u"yes"_s);
    QCOMPARE(match.state().uses.attacked.toString(), u"1:1"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(!match.asks(u"block-again"_s));
    match.untilTurn();
}

void TestMatchKick::aBlitzComesBeforeTheBall_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::newRow("crp") << u"crp"_s;
    QTest::newRow("bb2016") << u"bb2016"_s;
}

/// The result is carried out before the ball comes down (crp L1338-1344): in that turn nobody has
/// it, picks it up or scores with it, unless the coaches say by hand that somebody has.
void TestMatchKick::aBlitzComesBeforeTheBall()
{
    QFETCH(QString, ruleset);
    const QStringList withTheBall{u"touchdown"_s,     u"touchdown.other"_s, u"completion"_s,
                                  u"interception"_s,  u"roll.pick-up"_s,    u"roll.pass"_s,
                                  u"roll.hand-off"_s, u"roll.catch"_s};
    MatchDriver match(quiet(ruleset));
    untilBlitz(match);
    for (const QString &prompt : withTheBall)
        QVERIFY2(!match.asks(prompt), qPrintable(prompt));
    for (const QString &cause : {u"pick-up-failed"_s, u"fumble"_s, u"thrown-carrier"_s,
                                 u"no-hands"_s, u"spell-on-carrier"_s})
        QVERIFY2(!match.choices(u"turnover"_s).contains(cause), qPrintable(cause));
    QVERIFY(match.choices(u"turnover"_s).contains(u"knocked-down"_s));
    for (const QString &prompt : {u"block"_s, u"blitz"_s, u"roll.dodge"_s, u"fall"_s})
        QVERIFY2(match.asks(prompt), qPrintable(prompt));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(!match.state().extraTurn);
    for (const QString &prompt : {u"touchdown"_s, u"roll.catch"_s})
        QVERIFY2(match.asks(prompt), qPrintable(prompt));

    MatchDriver byHand(quiet(ruleset));
    untilBlitz(byHand);
    const QString carrier = byHand.onPitch(byHand.state().active, 0);
    byHand.choose(u"hand.carrier"_s, carrier);
    QVERIFY(byHand.choices(u"touchdown"_s).contains(carrier));
}

void TestMatchKick::contestsCountTheSame_data()
{
    QTest::addColumn<std::vector<int>>("table");
    QTest::addColumn<QString>("result");
    QTest::addColumn<int>("added"); // by FAME 1, two cheerleaders and three assistants
    using Dice = std::vector<int>;
    QTest::newRow("fans") << Dice{1, 5} << u"bloodthirsty-fans"_s << 3;
    QTest::newRow("coaching") << Dice{2, 6} << u"questionable-coaching"_s << 4;
    QTest::newRow("pelted") << Dice{5, 6} << u"pelted-by-the-crowd"_s << 1;
}

/// The wilder table adds what the usual one adds, and says so.
void TestMatchKick::contestsCountTheSame()
{
    QFETCH(std::vector<int>, table);
    QFETCH(QString, result);
    QFETCH(int, added);
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.options[OptionId(u"kick-off-variant"_s)] = u"blitzmania"_s;
    setup.teams[0].fanFactor = 2;
    setup.teams[0].cheerleaders = 2;
    setup.teams[0].assistantCoaches = 3;
    MatchDriver match(setup);
    match.alwaysRoll(u"gate"_s, {2, 2});
    match.untilKickOff();
    QCOMPARE(match.state().sides[0].fame, 1);
    match.roll(u"kick-off-table"_s, table);
    const Prompt asked = match.session().prompts().front();
    QCOMPARE(asked.id, u"kick-off."_s + result);
    const PromptWords words = match.session().game().words(match.state(), asked);
    QVERIFY2(words.detail.contains(u"human, adds %1."_s.arg(added)), qPrintable(words.detail));
}

void TestMatchKick::cardsOfAKickOff_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("kicking");
    QTest::addColumn<bool>("receiving");
    const auto row
        = [](const char *name, const QString &ruleset, const QString &card, bool kicking,
             bool receiving) { QTest::newRow(name) << ruleset << card << kicking << receiving; };
    row("suicide blitz", u"crp"_s, u"special-team-plays/suicide-blitz"_s, true, false);
    row("the newer one", u"bb2016"_s, u"heroic-feats-2016/suicide-blitz"_s, true, false);
    row("lurve potion", u"crp"_s, u"good-karma/lurve-potion"_s, true, false);
    row("come to papa", u"crp"_s, u"special-team-plays/come-to-papa"_s, false, true);
    row("one with the kicker", u"crp"_s, u"good-karma/one-with-the-kicker"_s, false, true);
    row("catcher's instincts", u"bb2016"_s, u"heroic-feats-2016/catchers-instincts"_s, false, true);
    row("perfect kick", u"crp"_s, u"special-team-plays/perfect-kick"_s, true, false);
    row("inch-perfect kick", u"bb2016"_s, u"heroic-feats-2016/inch-perfect-kick"_s, true, false);
    row("ball of pain", u"bb2016"_s, u"magical-memorabilia-2016/agrablags-ball-of-pain"_s, true,
        false);
    row("badyear git", u"crp"_s, u"miscellaneous-mayhem/badyear-git"_s, true, true);
    row("kicking boots", u"crp"_s, u"dirty-tricks/kicking-boots"_s, true, true);
    row("sprinkler", u"crp"_s, u"miscellaneous-mayhem/sprinkler-malfunction"_s, true, false);
}

void TestMatchKick::cardsOfAKickOff()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    QFETCH(bool, kicking);
    QFETCH(bool, receiving);
    MatchDriver kicker = holding(ruleset, card, true);
    QCOMPARE(isOffered(kicker, card), kicking);
    MatchDriver receiver = holding(ruleset, card, false);
    QCOMPARE(isOffered(receiver, card), receiving);
}

void TestMatchKick::cardsCountAtTheDie_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("roll");
    QTest::addColumn<QString>("needed");
    // One of agility 3 picks the ball up on 3+ and goes for it on 2+ (crp L341-342, L1606-1613).
    QTest::newRow("sprinkler") << u"crp"_s << u"miscellaneous-mayhem/sprinkler-malfunction"_s
                               << u"pick-up"_s << u"4+"_s;
    QTest::newRow("the newer one")
        << u"bb2016"_s << u"random-events-2016/sprinkler-malfunction"_s << u"pick-up"_s << u"4+"_s;
    QTest::newRow("greased shoes")
        << u"crp"_s << u"dirty-tricks/greased-shoes"_s << u"going-for-it"_s << u"5+"_s;
    QTest::newRow("slippery shoes")
        << u"bb2016"_s << u"dirty-tricks-2016/slippery-shoes"_s << u"going-for-it"_s << u"4+"_s;
}

/// What a card in force does to a roll stands at the die.
void TestMatchKick::cardsCountAtTheDie()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    QFETCH(QString, roll);
    QFETCH(QString, needed);
    MatchDriver match = holding(ruleset, card, true);
    QVERIFY(isOffered(match, card));
    match.choose(u"card.home"_s, card);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    match.choose(u"roll."_s + roll, u"1:1"_s);
    if (match.asks(u"roll.zones"_s))
        match.choose(u"roll.zones"_s, u"0"_s);
    const QString title = wordsOf(match, u"roll.die"_s).title;
    QVERIFY2(title.endsWith(needed), qPrintable(title));
}

/// At any kick-off of either side (bb2016 L5064-5068, crp L2870-2872).
void TestMatchKick::badyearGitFliesForBoth()
{
    for (const bool kicks : {true, false}) {
        const QString card = u"random-events-2016/badyear-git"_s;
        MatchDriver match = holding(u"bb2016"_s, card, kicks);
        QVERIFY(isOffered(match, card));
        match.choose(u"card.home"_s, card);
        match.until(u"scatter"_s);
        QCOMPARE(match.session().prompts().front().dice->faces().size(), size_t(3));
    }
}

void TestMatchKick::kicksByTheTemplate_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("card");
    QTest::newRow("perfect kick") << u"crp"_s << u"special-team-plays/perfect-kick"_s;
    QTest::newRow("inch-perfect kick") << u"bb2016"_s << u"heroic-feats-2016/inch-perfect-kick"_s;
}

/// Three squares by the throw-in template, and no other scatter (crp L3090-3095,
/// bb2016 L5838-5848).
void TestMatchKick::kicksByTheTemplate()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, card);
    const QString scatter = u"scatter.by-template"_s;
    MatchDriver match = holding(ruleset, card, true);
    QVERIFY(isOffered(match, card));
    match.choose(u"card.home"_s, card);
    match.until(scatter);
    QVERIFY(!match.asks(u"scatter"_s));
    QCOMPARE(match.session().prompts().front().dice->faces().size(), size_t(3));
    match.roll(scatter, {1, 4, 6});
    QVERIFY2(newestLine(match).contains(u"1, 4, 6"_s), qPrintable(newestLine(match)));
    match.untilKickOff();
}

/// Both roll for where it blows to, equal dice again; then it is told wherever a ball scatters
/// (bb2016 L1579-1592).
void TestMatchKick::theWindMovesTheBallFirst()
{
    MatchSetup setup = quiet(u"bb2016"_s);
    setup.options[OptionId(u"weather-variant"_s)] = u"winter"_s;
    MatchDriver match(setup);
    match.alwaysRoll(u"weather"_s, {1, 1});
    match.until(u"wind"_s);
    match.roll(u"wind"_s, {4, 4});
    match.roll(u"wind"_s, {2, 5});
    QVERIFY2(newestLine(match).endsWith(u"end zone of human"_s), qPrintable(newestLine(match)));
    match.until(u"scatter"_s);
    QVERIFY(wordsOf(match, u"scatter"_s).detail.contains(u"downwind"_s));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    match.choose(u"roll.pass"_s, u"0:1"_s);
    match.choose(u"pass.partner"_s, u"0:2"_s);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.range"_s, u"short-pass"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {4});
    match.keepRoll();
    QVERIFY(wordsOf(match, u"ball.lands"_s).detail.contains(u"downwind"_s));
}

void TestMatchKick::whomACardIsFor_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("fitting");
    // 0:1 has the ball, 0:2 lies there, 0:3 is strong, 0:4 is a loner, 0:5 has acted.
    QTest::newRow("anybody") << QString()
                             << QStringList{u"0:1"_s, u"0:2"_s, u"0:3"_s, u"0:4"_s, u"0:5"_s};
    QTest::newRow("without the ball")
        << u"without-ball"_s << QStringList{u"0:2"_s, u"0:3"_s, u"0:4"_s, u"0:5"_s};
    QTest::newRow("with it") << u"with-ball"_s << QStringList{u"0:1"_s};
    QTest::newRow("lying") << u"lying"_s << QStringList{u"0:2"_s};
    QTest::newRow("rested") << u"rested"_s << QStringList{u"0:1"_s, u"0:2"_s, u"0:3"_s, u"0:4"_s};
    QTest::newRow("no loner") << u"without-loner"_s
                              << QStringList{u"0:1"_s, u"0:2"_s, u"0:3"_s, u"0:5"_s};
    QTest::newRow("not too strong")
        << u"max-st"_s << QStringList{u"0:1"_s, u"0:2"_s, u"0:4"_s, u"0:5"_s};
}

void TestMatchKick::whomACardIsFor()
{
    QFETCH(QString, key);
    MatchSetup setup = quiet(u"crp"_s);
    setup.teams[0].players[2].improvements = {};
    teach(setup.teams[0], 3, {u"loner"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    match.putDown(u"0:2"_s);
    MatchState state = match.state();
    state.sides[0]
        .find(PlayerId(u"3"_s))
        ->timedEffects.push_back({RowId(u"strong"_s), {0, 2, 0, 0}, {}, Until::Match, {}});
    state.uses.acted = {u"0:5"_s};
    PlayCard card;
    if (!key.isEmpty())
        card.values.insert(key, key == u"max-st"_s ? 4 : 1);
    const QStringList all{u"0:1"_s, u"0:2"_s, u"0:3"_s, u"0:4"_s, u"0:5"_s};
    QTEST(fittingFor(state, card, all), "fitting");
}

void TestMatchKick::cardsInBetween_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<bool>("own");
    QTest::addColumn<bool>("theirs");
    QTest::newRow("a throw") << u"heroic-feats-2016/perfect-throw"_s << true << false;
    QTest::newRow("an interception")
        << u"heroic-feats-2016/unlikely-interception"_s << false << false; // when it is tried
    QTest::newRow("a re-roll") << u"benefits-of-training-2016/round-the-clock-training"_s << true
                               << false;
    QTest::newRow("an armour roll")
        << u"miscellaneous-mayhem-2016/heel-turn"_s << false << true; // against a re-roll
}

void TestMatchKick::cardsInBetween()
{
    QFETCH(QString, card);
    MatchDriver match = holding(u"bb2016"_s, card, false);
    untilTurnOf(match, 0);
    QTEST(match.choices(u"hand.card.home"_s).contains(card), "own");
    untilTurnOf(match, 1);
    QTEST(match.choices(u"hand.card.home"_s).contains(card), "theirs");
}

void TestMatchKick::aPerfectThrow_data()
{
    QTest::addColumn<QString>("range");
    for (const QString &range : {u"quick-pass"_s, u"short-pass"_s, u"long-bomb"_s})
        QTest::newRow(qPrintable(range)) << range;
}

/// However far it goes, and once (bb2016 L5750-5759): a human lineman needs 4+.
void TestMatchKick::aPerfectThrow()
{
    QFETCH(QString, range);
    const QString card = u"heroic-feats-2016/perfect-throw"_s;
    MatchDriver match = holding(u"bb2016"_s, card, false);
    untilTurnOf(match, 0);
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    match.choose(u"hand.card.home"_s, card);
    match.untilTurn();
    match.choose(u"roll.pass"_s, u"0:1"_s);
    match.choose(u"pass.partner"_s, u"0:2"_s);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.range"_s, range);
    match.choose(u"roll.zones"_s, u"0"_s);
    const QString title = wordsOf(match, u"roll.die"_s).title;
    QVERIFY2(title.endsWith(u"4+"_s), qPrintable(title));
    match.roll(u"roll.die"_s, {6});
    QCOMPARE(match.state().ongoingSum(0, u"ignore-distance"_s), 0);
}

/// Nobody counts tackle zones for him in this turn (bb2016 L5851-5863).
void TestMatchKick::inTheZone()
{
    const QString card = u"heroic-feats-2016/in-the-zone"_s;
    MatchDriver match = holding(u"bb2016"_s, card, false);
    playCard(match, card);
    match.choose(u"card.player"_s, u"0:1"_s);
    match.untilTurn();
    match.choose(u"roll.pick-up"_s, u"0:1"_s);
    QVERIFY(!match.asks(u"roll.zones"_s));
    const QString title = wordsOf(match, u"roll.die"_s).title;
    QVERIFY2(title.endsWith(u"3+"_s), qPrintable(title));
    match.roll(u"roll.die"_s, {6});
    match.choose(u"roll.dodge"_s, u"0:2"_s);
    QVERIFY(match.asks(u"roll.zones"_s));
}

/// On 3+ for everybody, and once; before the roll, and at no other time (bb2016 L5800-5812).
void TestMatchKick::anUnlikelyInterception()
{
    const QString card = u"heroic-feats-2016/unlikely-interception"_s;
    MatchDriver match = holding(u"bb2016"_s, card, false);
    untilTurnOf(match, 1);
    match.choose(u"hand.carrier"_s, u"1:1"_s);
    match.choose(u"roll.pass"_s, u"1:1"_s);
    match.choose(u"pass.partner"_s, u"1:2"_s);
    QVERIFY(!match.asks(u"hand.card.home"_s)); // nobody tries it yet
    match.choose(u"pass.interceptor"_s, u"0:1"_s);
    QVERIFY(match.asks(u"roll.zones"_s));
    match.choose(u"hand.card.home"_s, card);
    QVERIFY(!match.asks(u"roll.zones"_s)); // they do not count any more
    match.until(u"roll.die"_s);
    QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"3+"_s));
    match.roll(u"roll.die"_s, {2});
    QCOMPARE(match.state().ongoingSum(0, u"interception-target"_s), 0);
}

/// Three dice for the fans, and that is what is told (bb2016 L6037-6039).
void TestMatchKick::aPromoTourTellsItsDice()
{
    const LanguageScope english(Language::English);
    const QString card = u"benefits-of-training-2016/promo-tour"_s;
    MatchDriver match = holding(u"bb2016"_s, card, false);
    match.until(u"gate"_s);
    QVERIFY(wordsOf(match, u"gate"_s).detail.contains(u"(2D6 + fan factor)"_s));
    match.choose(u"card.home"_s, card);
    match.until(u"gate"_s);
    QCOMPARE(wordsOf(match, u"gate"_s).detail, u"(3D6 + fan factor) × 1,000 fans."_s);
    match.roll(u"gate"_s, {1, 2, 3});
    QVERIFY(wordsOf(match, u"gate"_s).detail.contains(u"(2D6 + fan factor)"_s)); // the others
}

void TestMatchKick::anUnlikelyInterceptionThatIsNoted_data()
{
    QTest::addColumn<int>("face");
    QTest::newRow("too few") << 2;
    QTest::newRow("enough") << 3;
}

/// Where it is only noted that somebody intercepts the card may still be played for it: then a die
/// decides.
void TestMatchKick::anUnlikelyInterceptionThatIsNoted()
{
    QFETCH(int, face);
    const QString card = u"heroic-feats-2016/unlikely-interception"_s;
    for (const bool played : {false, true}) {
        MatchDriver match = holding(u"bb2016"_s, card, false);
        untilTurnOf(match, 1);
        match.choose(u"interception"_s, u"0:1"_s);
        QVERIFY(match.choices(u"card.home"_s).contains(card));
        if (!played) {
            match.confirm(u"end-turn"_s); // of the side that has the ball now
            QCOMPARE(match.player(u"0:1"_s).achievements.interceptions, 1);
            continue;
        }
        match.choose(u"card.home"_s, card);
        match.until(u"roll.die"_s);
        QVERIFY(wordsOf(match, u"roll.die"_s).title.endsWith(u"3+"_s));
        match.roll(u"roll.die"_s, {face});
        QCOMPARE(match.player(u"0:1"_s).achievements.interceptions, face == 3 ? 1 : 0);
        QCOMPARE(match.state().ongoingSum(0, u"interception-target"_s), 0);
    }
}

/// A player who acted in the turn that has just ended did not rest in it (bb2016 L6437-6445).
void TestMatchKick::whoActedDidNotRest()
{
    const QString card = u"dirty-tricks-2016/dirty-block"_s;
    MatchDriver match = holding(u"bb2016"_s, card, false);
    untilTurnOf(match, 0);
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.untilTurn();
    match.choose(u"turnover"_s, match.choices(u"turnover"_s).constFirst());
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    match.choose(u"hand.card.home"_s, card);
    match.until(u"card.player"_s);
    QVERIFY(!match.choices(u"card.player"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"card.player"_s).contains(u"0:2"_s));
}

/// A turn that a turnover has ended has ended as well.
void TestMatchKick::theEndOfALostTurn()
{
    const QString card = u"heroic-feats-2016/punt"_s;
    MatchDriver match = holding(u"bb2016"_s, card, false);
    untilTurnOf(match, 0);
    QVERIFY(!match.asks(u"hand.card.home"_s));
    match.choose(u"turnover"_s, match.choices(u"turnover"_s).constFirst());
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.choices(u"hand.card.home"_s), QStringList{card});
    match.choose(u"completion"_s, match.onPitch(1, 0));
    QVERIFY(!match.asks(u"hand.card.home"_s)); // too late
}

QTEST_GUILESS_MAIN(TestMatchKick)
#include "tst_matchkick.moc"
