// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/actionhelp.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString roller = u"0:1"_s;
const QString mate = u"0:2"_s;
const QString again = u"roll-again"_s;
const QString die = u"roll.die"_s;

const QStringList editions{u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s};

MatchSetup taught(const QString &ruleset, const QStringList &skills = {},
                  const QStringList &opponents = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, skills);
    teach(setup.teams[1], 0, opponents);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

/// The home side has nobody who moves three squares: treemen, MA 2.
MatchSetup withSlowTeam(const QString &ruleset)
{
    MatchSetup setup = taught(ruleset);
    setup.teams[0] = plainTeam(ruleset, u"wood-elf"_s, u"treeman"_s);
    return setup;
}

/// To the die of a roll of the first home player, with so many tackle zones where they count.
void begin(MatchDriver &match, const QString &roll, int zones = 0, const QString &who = roller)
{
    match.untilTurn();
    match.choose(u"roll."_s + roll, who);
    if (match.asks(u"roll.zones"_s))
        match.choose(u"roll.zones"_s, QString::number(zones));
}

/// The ball is thrown so far, at his team-mate; nobody tries to intercept.
void beginPass(MatchDriver &match, const QString &range, int zones = 0)
{
    match.untilTurn();
    match.choose(u"hand.carrier"_s, roller);
    match.choose(u"roll.pass"_s, roller);
    match.choose(u"pass.partner"_s, mate);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.range"_s, range);
    match.choose(u"roll.zones"_s, QString::number(zones));
}

void catchIt(MatchDriver &match, int face, int zones = 0)
{
    match.choose(u"roll.zones"_s, QString::number(zones));
    match.roll(die, {face});
}

bool isHomeTurn(const MatchDriver &match)
{
    return match.asks(u"end-turn"_s) && match.state().active == 0;
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : editions)
        QTest::newRow(qPrintable(edition)) << edition;
}

/// A roll, what it needs, and how: for each edition, since each has to be right.
void addNeed(const char *name, const QString &roll, const QStringList &skills, int zones,
             int needed)
{
    for (const QString &edition : editions)
        QTest::addRow("%s, %s", qPrintable(edition), name)
            << edition << roll << skills << zones << needed;
}

} // namespace

/// Rolls of players, made where they happen: what they need, what fails with them, and what may be
/// rolled again. Lines are those of crp, but for those that name another document.
class TestMatchRolls : public QObject
{
    Q_OBJECT

private slots:
    void needs_data();
    void needs();
    void passesNeed_data();
    void passesNeed();
    void nobodyIsAsked_data() { addEditions(); }
    void nobodyIsAsked();
    void whoFailsFalls_data();
    void whoFailsFalls();
    void theSkillIsOfferedFirst_data();
    void theSkillIsOfferedFirst();
    void onceATurn();
    void opponentsTakeItAway();
    void whoDivesLiesDown_data();
    void whoDivesLiesDown();
    void whoDivesAtTheSecondDodge_data() { addEditions(); }
    void whoDivesAtTheSecondDodge();
    void whoDivesOnceTheDieLiesThere_data() { addEditions(); }
    void whoDivesOnceTheDieLiesThere();
    void aDiveMayBeLeft();
    void aDiveAtTheSecondDodgeEndsIt();
    void aDiveTakesNoHelpAway();
    void whoIsDazedDivesAtNobody();
    void aLonerEarnsIt();
    void breakTackleHelpsOnce();
    void theWeatherCounts_data();
    void theWeatherCounts();
    void pickingUp_data() { addEditions(); }
    void pickingUp();
    void nobodyPicksUpWhatAnOpponentHolds();
    void nobodyPicksUpWhatATeamMateHolds();
    void anInterceptionIsToldWhoeverHadTheBall();
    void theBallMayBeCaught();
    void completion_data() { addEditions(); }
    void completion();
    void astray_data() { addEditions(); }
    void astray();
    void fumble_data() { addEditions(); }
    void fumble();
    void safeThrow_data();
    void safeThrow();
    void whoMayInterfereWithAPass();
    void interception_data() { addEditions(); }
    void interception();
    void handOff_data() { addEditions(); }
    void handOff();
    void traits_data();
    void traits();
    void wildAnimalWithBlock();
    void dauntlessIsForTheStronger();
    void dauntlessKnowsABlitz_data() { addEditions(); }
    void dauntlessKnowsABlitz();
    void whoIsOnHisWayIsProposed();
    void theOthersComeFirstInTheCrowd();
    void whoHasMovedIsDauntlessInABlitz();
    void dauntlessAgainstTwo();
    void theSecondBlockIsRolledForAnew_data();
    void theSecondBlockIsRolledForAnew();
    void thirst();
    void noTurnEndsWithThirst();
    void noTurnIsLostWithThirst();
    void whoHasNoHandsDropsItUnasked();
    void nobodyScoresThirsty();
    void nobodyPassesThirsty();
    void starsAreNotBitten();
    void standingUp_data();
    void standingUp();
    void severalSlowOnesStandUp();
    void aSlowAttackerRollsFirst_data();
    void aSlowAttackerRollsFirst();
    void aSlowThrowerRollsFirst_data();
    void aSlowThrowerRollsFirst();
    void kicking_data();
    void kicking();
    void kickingTooHard_data();
    void kickingTooHard();
    void kickingOnceMore();
    void throwing_data();
    void throwing();
    void bouncingIntoTheCrowd();
    void hungry_data();
    void hungry();
    void whoCaughtTheCompletion_data() { addEditions(); }
    void whoCaughtTheCompletion();
    void itIsSaidBefore();
    void theLogSaysIt();
};

void TestMatchRolls::needs_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("roll");
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<int>("zones");
    QTest::addColumn<int>("needed");
    // AG 3 needs 4+ (L299-301, lrb4 L107-108): +1 to dodge, -1 for each zone (L303-307,
    // lrb4 L121-122).
    addNeed("dodge, free", u"dodge"_s, {}, 0, 3);
    addNeed("dodge, one zone", u"dodge"_s, {}, 1, 4);
    addNeed("dodge, three zones", u"dodge"_s, {}, 3, 6);
    addNeed("dodge, eight zones: a 6 always does", u"dodge"_s, {}, 8, 6);
    addNeed("dodge, two heads", u"dodge"_s, {u"two-heads"_s}, 1, 3);
    addNeed("dodge, stunty counts no zones", u"dodge"_s, {u"stunty"_s}, 0, 3);
    // +1 to pick up, -1 for each zone (L341-347, lrb4 L104-105).
    addNeed("pick up", u"pick-up"_s, {}, 0, 3);
    addNeed("pick up, two zones", u"pick-up"_s, {}, 2, 5);
    addNeed("pick up, big hand", u"pick-up"_s, {u"big-hand"_s}, 0, 3);
    // 2 and more (L1618-1624).
    addNeed("going for it", u"going-for-it"_s, {}, 0, 2);
    // No modifier (L5270-5279), +1 with very long legs (L5099-5101).
    addNeed("leap", u"leap"_s, {u"leap"_s}, 0, 4);
    addNeed("leap, very long legs", u"leap"_s, {u"leap"_s, u"very-long-legs"_s}, 0, 3);
    // No modifier but the zones (L773-776).
    addNeed("catch", u"catch"_s, {}, 0, 4);
    addNeed("catch, one zone", u"catch"_s, {}, 1, 5);
}

void TestMatchRolls::needs()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, roll);
    QFETCH(QStringList, skills);
    QFETCH(int, zones);
    QFETCH(int, needed);
    for (const int face : {needed - 1, needed}) {
        MatchDriver match(taught(ruleset, skills));
        begin(match, roll, zones);
        const QString title = wordsOf(match, die).title;
        QVERIFY2(title.endsWith(u"%1+"_s.arg(needed)), qPrintable(title));
        match.roll(die, {face});
        const bool on = isHomeTurn(match) && !match.asks(again);
        QCOMPARE(on, face == needed);
    }
}

void TestMatchRolls::passesNeed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("range");
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<int>("zones");
    QTest::addColumn<int>("needed");
    // +1, 0, -1 and -2 by the range, -1 for each zone (L757-767, lrb4 L204-208).
    addNeed("quick", u"quick-pass"_s, {}, 0, 3);
    addNeed("short", u"short-pass"_s, {}, 0, 4);
    addNeed("long", u"long-pass"_s, {}, 0, 5);
    addNeed("bomb", u"long-bomb"_s, {}, 0, 6);
    addNeed("short, one zone", u"short-pass"_s, {}, 1, 5);
    addNeed("long, accurate", u"long-pass"_s, {u"accurate"_s}, 0, 4);
    addNeed("long, strong arm", u"long-pass"_s, {u"strong-arm"_s}, 0, 4);
}

void TestMatchRolls::passesNeed()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, range);
    QFETCH(QStringList, skills);
    QFETCH(int, zones);
    QFETCH(int, needed);
    MatchDriver match(taught(ruleset, skills));
    beginPass(match, range, zones);
    const QString title = wordsOf(match, die).title;
    QVERIFY2(title.endsWith(u"%1+"_s.arg(needed)), qPrintable(title));
    match.roll(die, {needed});
    QVERIFY(match.asks(u"roll.zones"_s)); // of who is to catch it
}

/// All of it stands aside: recording only score and turns never meets it.
void TestMatchRolls::nobodyIsAsked()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"bone-head"_s, u"leap"_s, u"throw-team-mate"_s}));
    match.untilTurn();
    for (const Prompt &prompt : match.session().prompts())
        QVERIFY2(prompt.alwaysOffered || !prompt.id.startsWith(u"roll."), qPrintable(prompt.id));
}

void TestMatchRolls::whoFailsFalls_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("roll");
    for (const QString &edition : editions) {
        // Knocked down, and the turn is lost (L223-227, L289-297, L5276, L1621; lrb4 L46, L126).
        for (const QString &roll : {u"dodge"_s, u"leap"_s, u"going-for-it"_s})
            QTest::addRow("%s, %s", qPrintable(edition), qPrintable(roll)) << edition << roll;
    }
}

void TestMatchRolls::whoFailsFalls()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, roll);
    MatchDriver match(taught(ruleset, {u"leap"_s}));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, roller);
    begin(match, roll);
    match.roll(die, {1});
    QCOMPARE(match.choices(again), QStringList{u"team"_s});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(roller).posture, Posture::Prone);
    QVERIFY(!match.state().carrier.isValid());
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

void TestMatchRolls::theSkillIsOfferedFirst_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("roll");
    QTest::addColumn<QString>("skill");
    for (const QString &edition : editions) {
        const auto row = [&edition](const QString &roll, const QString &skill) {
            QTest::addRow("%s, %s", qPrintable(edition), qPrintable(roll))
                << edition << roll << skill;
        };
        row(u"dodge"_s, u"dodge"_s); // L4862
        row(u"pick-up"_s, u"sure-hands"_s); // L4965
        row(u"going-for-it"_s, u"sure-feet"_s); // L5108
        row(u"catch"_s, u"catch"_s); // L4587
    }
}

void TestMatchRolls::theSkillIsOfferedFirst()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, roll);
    QFETCH(QString, skill);
    MatchDriver match(taught(ruleset, {skill}));
    begin(match, roll);
    const auto chances = wordsOf(match, die).course.chances;
    QVERIFY(chances.at(1).better.startsWith(u"with "_s)); // what the skill makes of it
    match.roll(die, {1});
    QCOMPARE(match.choices(again), (QStringList{skill, u"team"_s}));
    match.choose(again, skill);
    QVERIFY(wordsOf(match, die).course.chances.at(1).better.isEmpty()); // it has been used
    QCOMPARE(match.state().sides[0].rerolls.team(), 2);
    match.roll(die, {1});
    QVERIFY(!match.asks(again)); // never twice (L857-859)
}

/// Dodge serves once a turn (L4862), the team's re-rolls too.
void TestMatchRolls::onceATurn()
{
    MatchDriver match(taught(u"crp"_s, {u"dodge"_s}));
    begin(match, u"dodge"_s);
    match.roll(die, {2});
    match.choose(again, u"dodge"_s);
    match.roll(die, {3});
    begin(match, u"dodge"_s);
    match.roll(die, {2});
    QCOMPARE(match.choices(again), QStringList{u"team"_s});
    match.choose(again, u"team"_s);
    match.roll(die, {3});
    begin(match, u"dodge"_s);
    match.roll(die, {2});
    QVERIFY(!match.asks(again));
}

/// Tackle takes Dodge away, a prehensile tail counts one, a diving tackle two more.
void TestMatchRolls::opponentsTakeItAway()
{
    MatchDriver match(
        taught(u"crp"_s, {u"dodge"_s}, {u"tackle"_s, u"prehensile-tail"_s, u"diving-tackle"_s}));
    match.untilTurn();
    match.choose(u"roll.dodge"_s, roller);
    QCOMPARE(match.choices(u"roll.against"_s), QStringList{u"1:1"_s});
    match.choose(u"roll.against"_s, QStringList{u"1:1"_s});
    match.choose(u"roll.zones"_s, u"0"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"6+"_s)); // 3+, -1, -2
    match.roll(die, {5});
    QCOMPARE(match.choices(again), QStringList{u"team"_s});
}

/// Who uses it is placed prone once the dodge is resolved, before any armour roll (crp L5125-5129,
/// bb2016 L10135-10138); nobody else is.
void TestMatchRolls::whoDivesLiesDown_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QStringList>("against");
    QTest::addColumn<int>("rolled");
    QTest::addColumn<bool>("prone");

    const QStringList diver{u"1:1"_s};
    QTest::newRow("past him all the same") << u"crp"_s << diver << 6 << true;
    QTest::newRow("caught") << u"crp"_s << diver << 2 << true;
    QTest::newRow("in the later edition") << u"bb2016"_s << diver << 6 << true;
    QTest::newRow("he does not use it") << u"crp"_s << QStringList{} << 6 << false;
}

void TestMatchRolls::whoDivesLiesDown()
{
    QFETCH(QString, ruleset);
    QFETCH(QStringList, against);
    QFETCH(int, rolled);
    QFETCH(bool, prone);
    MatchDriver match(taught(ruleset, {}, {u"diving-tackle"_s}));
    match.untilTurn();
    match.choose(u"roll.dodge"_s, roller);
    match.choose(u"roll.against"_s, QStringList{u"1:1"_s});
    match.choose(u"roll.against"_s, against); // as long as the die has not fallen
    match.choose(u"roll.zones"_s, u"0"_s);
    const auto posture
        = [&match] { return match.state().find(PlayerRef::fromString(u"1:1"_s))->posture; };
    QCOMPARE(posture(), Posture::Standing);
    match.roll(die, {rolled});
    match.keepRoll();
    if (match.asks(u"armour"_s))
        match.roll(u"armour"_s, {1, 1});
    QCOMPARE(posture(), prone ? Posture::Prone : Posture::Standing);
}

/// Who did not dive at the first dodge may at the second (crp L5123-5125, bb2016 L10133-10135);
/// others in the way were so from the beginning.
void TestMatchRolls::whoDivesAtTheSecondDodge()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset, {}, {u"diving-tackle"_s});
    teach(setup.teams[1], 1, {u"prehensile-tail"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"roll.dodge"_s, roller);
    match.choose(u"roll.against"_s, QStringList{u"1:2"_s}); // 3+, -1
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {3});
    match.choose(again, u"team"_s);
    QCOMPARE(match.choices(u"roll.against"_s), QStringList{u"1:1"_s});
    match.choose(u"roll.against"_s, QStringList{u"1:1"_s}); // -2 more
    QVERIFY(!match.asks(u"roll.against"_s));
    QVERIFY(wordsOf(match, die).title.endsWith(u"6+"_s));
    match.roll(die, {5});
    QVERIFY(match.asks(u"armour"_s));
    QCOMPARE(match.state().find(PlayerRef::fromString(u"1:1"_s))->posture, Posture::Prone);
    QCOMPARE(match.state().find(PlayerRef::fromString(u"1:2"_s))->posture, Posture::Standing);
}

/// A skill that counts for a die may be used when it lies there (crp L1896-1899, bb2016
/// L1817-1820), so he is asked where it makes the dodge fail; only then may that be made again, and
/// he still counts.
void TestMatchRolls::whoDivesOnceTheDieLiesThere()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}, {u"diving-tackle"_s}));
    begin(match, u"dodge"_s); // 3+
    match.roll(die, {5});
    QVERIFY(!match.asks(u"dive"_s)); // past him all the same
    begin(match, u"dodge"_s);
    match.roll(die, {4});
    QCOMPARE(match.choices(u"dive"_s), QStringList{u"1:1"_s});
    QCOMPARE(wordsOf(match, u"dive"_s).detail, u"With a dive: needed 5+, rolled 4"_s);
    match.choose(u"dive"_s, u"1:1"_s);
    QVERIFY(newestLine(match).contains(u"needed 5+, rolled 4"_s));
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Standing); // it is not resolved yet
    match.choose(again, u"team"_s);
    QVERIFY(!match.asks(u"roll.against"_s));
    QVERIFY(wordsOf(match, die).title.endsWith(u"5+"_s));
    match.roll(die, {4});
    QVERIFY(!match.asks(u"dive"_s));
    QVERIFY(match.asks(u"armour"_s));
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Prone);
}

/// What comes next waits for it.
void TestMatchRolls::aDiveMayBeLeft()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"diving-tackle"_s}));
    begin(match, u"dodge"_s);
    match.roll(die, {3});
    QVERIFY(match.asks(u"dive"_s) && !match.asks(u"end-turn"_s));
    match.confirm(u"dive.kept"_s);
    QVERIFY(!match.asks(u"dive"_s) && match.asks(u"end-turn"_s));
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Standing);
    QCOMPARE(match.player(roller).posture, Posture::Standing);
}

/// Nothing is rolled a third time.
void TestMatchRolls::aDiveAtTheSecondDodgeEndsIt()
{
    MatchDriver match(taught(u"crp"_s, {u"dodge"_s}, {u"diving-tackle"_s}));
    begin(match, u"dodge"_s);
    match.roll(die, {1});
    QVERIFY(!match.asks(u"dive"_s)); // he falls anyway
    match.choose(again, u"dodge"_s);
    match.roll(die, {4});
    match.choose(u"dive"_s, u"1:1"_s);
    QVERIFY(!match.asks(again));
    QVERIFY(match.asks(u"armour"_s));
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Prone);
}

/// What serves once a turn serves the whole dodge.
void TestMatchRolls::aDiveTakesNoHelpAway()
{
    MatchSetup setup = taught(u"crp"_s, {}, {u"diving-tackle"_s});
    setup.teams[0] = plainTeam(u"crp"_s, u"orc"_s, u"black-orc-blocker"_s); // ST 4, AG 2
    teach(setup.teams[0], 0, {u"break-tackle"_s});
    MatchDriver match(setup);
    begin(match, u"dodge"_s); // 2+, and 4+ without it
    match.roll(die, {3});
    QVERIFY(wordsOf(match, u"dive"_s).detail.endsWith(u"needed 4+, rolled 3"_s));
    match.choose(u"dive"_s, u"1:1"_s);
    match.choose(again, u"team"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s));
    match.roll(die, {4});
    begin(match, u"dodge"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s)); // it has served
}

/// Who has no tackle zones does not move of his own will (crp L6446-6454, bb2016 L11482-11488).
void TestMatchRolls::whoIsDazedDivesAtNobody()
{
    MatchDriver match(taught(u"crp"_s, {u"hypnotic-gaze"_s},
                             {u"diving-tackle"_s, u"shadowing"_s, u"tentacles"_s}));
    match.untilTurn();
    QVERIFY(match.asks(u"roll.shadowing"_s) && match.asks(u"roll.tentacles"_s));
    begin(match, u"hypnotic-gaze"_s);
    match.choose(u"roll.partner"_s, u"1:1"_s);
    if (match.asks(u"roll.zones"_s))
        match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {6});
    QVERIFY(!match.asks(u"roll.shadowing"_s) && !match.asks(u"roll.tentacles"_s));
    match.choose(u"roll.dodge"_s, mate);
    QVERIFY(!match.asks(u"roll.against"_s));
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {4});
    QVERIFY(!match.asks(u"dive"_s));
}

void TestMatchRolls::aLonerEarnsIt()
{
    MatchDriver match(taught(u"crp"_s, {u"loner"_s}));
    begin(match, u"dodge"_s);
    match.roll(die, {1});
    match.choose(again, u"team"_s);
    match.roll(u"loner-die"_s, {3});
    QVERIFY(match.asks(u"armour"_s)); // L5367-5372
    QCOMPARE(match.state().sides[0].rerolls.team(), 1);
}

/// Strength takes the place of agility, once a turn (crp L4790 and following).
void TestMatchRolls::breakTackleHelpsOnce()
{
    MatchSetup setup = taught(u"crp"_s);
    setup.teams[0] = plainTeam(u"crp"_s, u"orc"_s, u"black-orc-blocker"_s); // ST 4, AG 2
    teach(setup.teams[0], 0, {u"break-tackle"_s});
    MatchDriver match(setup);
    begin(match, u"dodge"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"2+"_s));
    match.roll(die, {4}); // his agility does, so it is not used (L1896)
    begin(match, u"dodge"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"2+"_s));
    match.roll(die, {2});
    begin(match, u"dodge"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s));
}

void TestMatchRolls::theWeatherCounts_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("weather");
    QTest::addColumn<QString>("roll");
    QTest::addColumn<int>("needed");
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s}) {
        const auto row = [&edition](const QString &weather, const QString &roll, int needed) {
            QTest::addRow("%s, %s, %s", qPrintable(edition), qPrintable(weather), qPrintable(roll))
                << edition << weather << roll << needed;
        };
        row(u"blizzard"_s, u"going-for-it"_s, 3); // L1568-1572
        row(u"pouring-rain"_s, u"pick-up"_s, 4); // L1559-1562
        row(u"pouring-rain"_s, u"catch"_s, 5);
    }
}

void TestMatchRolls::theWeatherCounts()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, weather);
    QFETCH(QString, roll);
    QFETCH(int, needed);
    MatchDriver match(taught(ruleset));
    match.untilTurn();
    match.choose(u"hand.weather"_s, weather);
    begin(match, roll);
    QVERIFY(wordsOf(match, die).title.endsWith(u"%1+"_s.arg(needed)));
}

void TestMatchRolls::pickingUp()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset));
    begin(match, u"pick-up"_s);
    match.roll(die, {3});
    QCOMPARE(match.state().carrier.toString(), roller);
    QVERIFY(isHomeTurn(match));
    match.choose(u"hand.carrier"_s, u"none"_s); // he lost it
    begin(match, u"pick-up"_s, 0, mate);
    match.roll(die, {2});
    // It bounces, and the turn is lost (L231, lrb4 L110).
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QVERIFY(!match.state().carrier.isValid());
}

/// Where nobody keeps track of the ball it may be anywhere.
void TestMatchRolls::nobodyPicksUpWhatAnOpponentHolds()
{
    MatchDriver match(taught(u"crp"_s));
    match.untilTurn();
    const QStringList withBall{u"roll.pick-up"_s, u"roll.pass"_s, u"roll.hand-off"_s};
    for (const QString &prompt : withBall)
        QVERIFY2(match.asks(prompt), qPrintable(prompt));
    match.choose(u"hand.carrier"_s, u"1:3"_s);
    for (const QString &prompt : withBall)
        QVERIFY2(!match.asks(prompt), qPrintable(prompt));
    const MatchContext &context = match.session().game().context();
    QVERIFY(whySpent(context, match.state(), u"roll.pick-up"_s).contains(u"has the ball"_s));
    QVERIFY(match.asks(u"completion"_s)); // offered whatever was entered last
    match.putDown(u"1:3"_s);
    for (const QString &prompt : withBall)
        QVERIFY2(match.asks(prompt), qPrintable(prompt));
}

/// Unless the coaches say that he has lost it.
void TestMatchRolls::nobodyPicksUpWhatATeamMateHolds()
{
    const QString prompt = u"roll.pick-up"_s;
    MatchDriver match(taught(u"crp"_s));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, mate);
    QVERIFY(!match.asks(prompt));
    QVERIFY(match.asks(u"roll.pass"_s));
    const MatchContext &context = match.session().game().context();
    QVERIFY(whySpent(context, match.state(), prompt).contains(u"has the ball"_s));
    match.choose(u"hand.carrier"_s, u"none"_s);
    QVERIFY(match.asks(prompt));
}

/// Only what the side at play throws can be intercepted (L1728-1731; bb2016 L1747-1750): so it has
/// had the ball, whatever was entered. A player who dumps it off has it.
void TestMatchRolls::anInterceptionIsToldWhoeverHadTheBall()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"dump-off"_s}));
    match.untilTurn();
    for (const QString &prompt : {u"interception"_s, u"completion.other"_s})
        QVERIFY2(match.asks(prompt), qPrintable(prompt)); // nobody says where the ball is
    match.choose(u"hand.carrier"_s, u"1:1"_s);
    QVERIFY(match.asks(u"interception"_s));
    QVERIFY(match.asks(u"completion.other"_s));
    match.choose(u"hand.carrier"_s, u"1:2"_s);
    QVERIFY(!match.asks(u"completion.other"_s));
    match.choose(u"hand.carrier"_s, roller);
    QVERIFY(match.asks(u"interception"_s));
    QVERIFY(!match.asks(u"completion.other"_s));
}

/// A player on the square where it bounces has to try (L786-791); the turn is lost all the same.
void TestMatchRolls::theBallMayBeCaught()
{
    MatchDriver match(taught(u"crp"_s));
    begin(match, u"pick-up"_s);
    match.roll(die, {1});
    match.choose(u"ball.lands"_s, u"1:3"_s);
    catchIt(match, 3);
    match.choose(u"ball.lands"_s, u"throw-in"_s);
    match.choose(u"ball.lands"_s, mate);
    catchIt(match, 4);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.state().carrier.toString(), mate);
}

void TestMatchRolls::completion()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset));
    beginPass(match, u"short-pass"_s);
    match.roll(die, {4});
    match.choose(u"roll.zones"_s, u"1"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s)); // +1 accurate, -1 (L800-805)
    match.roll(die, {4});
    QCOMPARE(match.state().carrier.toString(), mate);
    QCOMPARE(match.player(roller).achievements.completions, 1); // L2152-2156
    QVERIFY(isHomeTurn(match));
    QVERIFY(!match.asks(u"roll.pass"_s)); // one a turn (L207)
    QVERIFY(!match.asks(u"completion"_s));
}

/// It goes astray and a team-mate gets it: no completion, no turnover (L836-846).
void TestMatchRolls::astray()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset));
    beginPass(match, u"short-pass"_s);
    match.roll(die, {3});
    QCOMPARE(match.choices(again), QStringList{u"team"_s});
    match.keepRoll();
    QVERIFY(wordsOf(match, u"ball.lands"_s).detail.contains(u"three times: a D8"_s));
    match.choose(u"ball.lands"_s, u"0:3"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s));
    match.roll(die, {4});
    QCOMPARE(match.state().carrier.toString(), u"0:3"_s);
    QCOMPARE(match.player(roller).achievements.completions, 0);
    QVERIFY(isHomeTurn(match));
}

/// A fumble ends the turn even if a team-mate gets the ball (L238-239, lrb4 L201-202).
void TestMatchRolls::fumble()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset);
    setup.options[OptionId(u"fumbles"_s)] = true;
    MatchDriver match(setup);
    beginPass(match, u"short-pass"_s);
    match.roll(die, {1});
    match.keepRoll();
    QVERIFY(wordsOf(match, u"ball.lands"_s).detail.contains(u"bounces one square: a D8"_s));
    match.choose(u"ball.lands"_s, mate);
    catchIt(match, 6);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.state().carrier.toString(), mate);
}

void TestMatchRolls::safeThrow_data()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : {u"crp"_s, u"lrb5"_s, u"bb2016"_s})
        QTest::newRow(qPrintable(edition)) << edition;
}

/// A modified fumble of a safe thrower keeps the ball (L5063-5068).
void TestMatchRolls::safeThrow()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset, {u"safe-throw"_s});
    setup.options[OptionId(u"fumbles"_s)] = true;
    MatchDriver match(setup);
    beginPass(match, u"long-pass"_s, 3); // -4: a 2 to 5 would be a fumble
    match.roll(die, {3});
    QCOMPARE(match.choices(again), QStringList{u"team"_s});
    QCOMPARE(match.state().carrier.toString(), roller);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
}

/// The long legs of somebody who does not intercept are no matter (crp L5101-5103), and who blocks
/// passes may come nearer before (crp L4595-4604).
void TestMatchRolls::whoMayInterfereWithAPass()
{
    MatchSetup setup = taught(u"crp"_s, {u"safe-throw"_s}, {u"pass-block"_s});
    teach(setup.teams[1], 1, {u"very-long-legs"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"hand.carrier"_s, roller);
    match.choose(u"roll.pass"_s, roller);
    match.choose(u"pass.partner"_s, mate);
    const QString told = wordsOf(match, u"pass.interceptor"_s).detail;
    QVERIFY2(told.contains(u"Pass Block: #1"_s) && !told.contains(u"#2"_s), qPrintable(told));
    match.choose(u"pass.interceptor"_s, u"1:3"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {6});
    QVERIFY(wordsOf(match, die).title.startsWith(u"Safe Throw"_s));
    QVERIFY(!match.asks(u"roll.against"_s));
}

/// Rolled before the throw, at -2 (L1746-1763, L1770; lrb4 L219-229).
void TestMatchRolls::interception()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset);
    setup.options[OptionId(u"interceptions"_s)] = true;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"roll.pass"_s, roller);
    match.choose(u"pass.partner"_s, mate);
    match.choose(u"pass.interceptor"_s, u"1:3"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"6+"_s));
    match.roll(die, {6});
    QVERIFY(!match.asks(again));
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
    QCOMPARE(match.state().carrier.toString(), u"1:3"_s);
    QCOMPARE(match.player(u"1:3"_s).achievements.interceptions, 1);
}

/// +1 for who gets it, and once a turn (L1581-1604).
void TestMatchRolls::handOff()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset));
    match.untilTurn();
    match.choose(u"roll.hand-off"_s, roller);
    match.choose(u"hand-off.partner"_s, mate);
    match.choose(u"roll.zones"_s, u"1"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s));
    match.roll(die, {4});
    QCOMPARE(match.state().carrier.toString(), mate);
    QCOMPARE(match.player(roller).achievements.completions, 0);
    QVERIFY(isHomeTurn(match));
    QVERIFY(!match.asks(u"roll.hand-off"_s));
}

void TestMatchRolls::traits_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("trait");
    QTest::addColumn<QString>("told");
    QTest::addColumn<int>("needed");
    QTest::addColumn<bool>("loses"); ///< his action
    for (const QString &edition : editions) {
        const auto row = [&edition](const char *name, const QString &trait, const QString &told,
                                    int needed, bool loses) {
            QTest::addRow("%s, %s", qPrintable(edition), name)
                << edition << trait << told << needed << loses;
        };
        row("bone-head", u"bone-head"_s, {}, 2, true); // L4721-4728
        row("really stupid", u"really-stupid"_s, u"alone"_s, 4, true); // L5222-5229
        row("really stupid, helped", u"really-stupid"_s, u"helper"_s, 2, true); // L5224-5226
        row("wild animal", u"wild-animal"_s, u"other-action"_s, 4, true); // L4504-4506
        row("wild animal, blocks", u"wild-animal"_s, u"block"_s, 2, true);
        row("take root", u"take-root"_s, {}, 2, false); // L4800-4803
        row("blood lust", u"blood-lust"_s, {}, 2, false); // L5290-5293
    }
}

void TestMatchRolls::traits()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, trait);
    QFETCH(QString, told);
    QFETCH(int, needed);
    QFETCH(bool, loses);
    MatchDriver match(taught(ruleset, {trait}));
    match.untilTurn();
    match.choose(u"roll.activation"_s, roller);
    if (!told.isEmpty())
        match.choose(u"roll.told"_s, told);
    QVERIFY(wordsOf(match, die).title.endsWith(u"%1+"_s.arg(needed)));
    match.roll(die, {needed - 1});
    QVERIFY(match.asks(again));
    // The turn goes on, with him or without him.
    match.choose(u"fall"_s, mate);
    QCOMPARE(match.state().uses.acted.contains(roller), loses);
}

/// Only what he does helps him, not that he has the skill Block (L4503-4506).
void TestMatchRolls::wildAnimalWithBlock()
{
    MatchDriver match(taught(u"crp"_s, {u"wild-animal"_s, u"block"_s}));
    match.untilTurn();
    match.choose(u"roll.activation"_s, roller);
    match.choose(u"roll.told"_s, u"other-action"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s));
}

/// Only against somebody stronger than himself (L4464-4466).
void TestMatchRolls::dauntlessIsForTheStronger()
{
    for (const QString &position : {u"lineman"_s, u"black-orc-blocker"_s}) {
        MatchSetup setup = taught(u"crp"_s);
        setup.teams[1] = plainTeam(u"crp"_s, u"orc"_s, position);
        teach(setup.teams[0], 0, {u"dauntless"_s});
        MatchDriver match(setup);
        match.untilTurn();
        QCOMPARE(match.asks(u"roll.dauntless"_s), position == u"black-orc-blocker"_s);
    }
}

/// Everything but assists counts for who is stronger (L4472-4475; bb2016 L10084-10086), so horns do
/// in a blitz: that is told, or known where it has begun.
void TestMatchRolls::dauntlessKnowsABlitz()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset, {u"dauntless"_s, u"horns"_s});
    setup.teams[1] = plainTeam(ruleset, u"orc"_s, u"troll"_s); // ST 5
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"roll.dauntless"_s, roller);
    match.choose(u"roll.partner"_s, u"1:1"_s);
    QCOMPARE(wordsOf(match, u"roll.told"_s).choices,
             (QStringList{u"In a block: 3+"_s, u"In a blitz: 2+"_s}));
    match.choose(u"roll.told"_s, u"block"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"3+"_s));
    match.roll(die, {3});
    match.choose(u"blitz"_s, roller);
    match.choose(u"blitz.victim"_s, u"1:1"_s);
    match.choose(u"roll.dauntless"_s, roller);
    QVERIFY(wordsOf(match, die).title.endsWith(u"2+"_s));
    match.roll(die, {2});
    QVERIFY(match.asks(u"block.result"_s));
    QVERIFY(!match.asks(u"roll.dauntless"_s));
}

/// Until somebody else acts, a move is continued by the player who began it.
void TestMatchRolls::whoIsOnHisWayIsProposed()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"shadowing"_s}));
    const auto proposed = [&match](const QString &id) {
        for (const Prompt &each : match.session().prompts()) {
            if (each.id == id)
                return each.usual;
        }
        return u"not asked"_s;
    };
    match.untilTurn();
    QCOMPARE(proposed(u"roll.going-for-it"_s), QString());
    match.choose(u"roll.going-for-it"_s, roller);
    match.roll(die, {6});
    for (const QString &id : {u"roll.going-for-it"_s, u"roll.dodge"_s, u"roll.pick-up"_s,
                              u"roll.shadowing"_s, u"blitz"_s})
        QCOMPARE(proposed(id), roller);
    match.choose(u"blitz"_s, roller);
    match.choose(u"blitz.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QCOMPARE(proposed(u"roll.dodge"_s), roller); // he may move on
    match.choose(u"block"_s, mate);
    match.choose(u"block.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QCOMPARE(proposed(u"roll.dodge"_s), QString());
}

void TestMatchRolls::theOthersComeFirstInTheCrowd()
{
    MatchDriver match(taught(u"crp"_s));
    match.untilTurn();
    const Seat active = match.state().active;
    QCOMPARE(match.choices(u"crowd"_s).constFirst(),
             match.onPitch(MatchState::otherSeat(active), 0));
    QCOMPARE(match.choices(u"crowd"_s).size(), 22);
}

/// Who has moved has to blitz; with horns he is as strong as who has one strength more.
void TestMatchRolls::whoHasMovedIsDauntlessInABlitz()
{
    for (const QString &position : {u"troll"_s, u"black-orc-blocker"_s}) {
        MatchSetup setup = taught(u"crp"_s, {u"dauntless"_s, u"horns"_s});
        setup.teams[1] = plainTeam(u"crp"_s, u"orc"_s, position);
        MatchDriver match(setup);
        begin(match, u"going-for-it"_s);
        match.roll(die, {6});
        QCOMPARE(match.asks(u"roll.dauntless"_s), position == u"troll"_s);
        if (position != u"troll"_s)
            continue;
        match.choose(u"roll.dauntless"_s, roller);
        match.choose(u"roll.partner"_s, u"1:1"_s);
        QVERIFY(wordsOf(match, die).title.endsWith(u"2+"_s));
    }
}

/// Two who are blocked at once are two stronger each (L5135-5136).
void TestMatchRolls::dauntlessAgainstTwo()
{
    MatchDriver match(taught(u"crp"_s, {u"dauntless"_s, u"multiple-block"_s}));
    match.untilTurn();
    match.choose(u"roll.dauntless"_s, roller); // as strong as they are, but not against two
    match.choose(u"roll.partner"_s, u"1:1"_s);
    QVERIFY(wordsOf(match, die).title.endsWith(u"3+"_s));
}

/// It is another block (L6324-6333; bb2016 L11393-11402), and still his to make.
void TestMatchRolls::theSecondBlockIsRolledForAnew_data()
{
    QTest::addColumn<QString>("roll");
    QTest::newRow("dauntless") << u"dauntless"_s;
    QTest::newRow("foul appearance") << u"foul-appearance"_s;
}

void TestMatchRolls::theSecondBlockIsRolledForAnew()
{
    QFETCH(QString, roll);
    MatchSetup setup = taught(u"crp"_s, {u"dauntless"_s, u"frenzy"_s});
    setup.teams[1] = plainTeam(u"crp"_s, u"orc"_s, u"black-orc-blocker"_s);
    teach(setup.teams[1], 0, {u"foul-appearance"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"block"_s, roller);
    match.choose(u"block.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"block-again"_s, u"yes"_s);
    match.choose(u"roll."_s + roll, roller);
    match.roll(die, {6});
    match.choose(u"block.result"_s, u"pushed"_s);
    match.untilTurn();
    QVERIFY(!match.choices(u"block"_s).contains(roller));
    QVERIFY(!match.choices(u"roll.dauntless"_s).contains(roller));
}

/// Who fails his blood lust bites one of his own, or leaves with a turnover (L5293-5309).
void TestMatchRolls::thirst()
{
    for (const bool bites : {true, false}) {
        MatchDriver match(taught(u"crp"_s, {u"blood-lust"_s}));
        match.untilTurn();
        match.choose(u"hand.carrier"_s, roller);
        match.choose(u"roll.activation"_s, roller);
        match.roll(die, {1});
        match.choose(u"thirst"_s, roller);
        match.choose(u"thirst.victim"_s, bites ? mate : u"spectator"_s);
        QCOMPARE(match.asks(u"injury"_s), bites);
        QCOMPARE(match.player(roller).isOnPitch(), bites);
        if (!bites)
            match.choose(u"ball.lands"_s, u"on-the-ground"_s);
        match.untilTurn();
        QCOMPARE(match.state().active, bites ? 0 : 1);
    }
}

/// A player who still has to feed is asked about before the turn is over, and nobody otherwise.
void TestMatchRolls::noTurnEndsWithThirst()
{
    for (const int face : {1, 2}) {
        MatchDriver match(taught(u"crp"_s, {u"blood-lust"_s}));
        match.untilTurn();
        match.choose(u"roll.activation"_s, roller);
        match.roll(die, {face});
        match.confirm(u"end-turn"_s);
        QCOMPARE(match.asks(u"thirst.victim"_s), face == 1);
        if (face == 1)
            match.choose(u"thirst.victim"_s, u"spectator"_s);
        QCOMPARE(match.player(roller).isOnPitch(), face == 2);
        match.untilTurn();
        QCOMPARE(match.state().active, 1);
    }
}

/// Somebody else loses the turn: he had to feed before, at the end of his action (L5297-5305). Who
/// fell lost the rest of it.
void TestMatchRolls::noTurnIsLostWithThirst()
{
    for (const bool stands : {true, false}) {
        MatchDriver match(taught(u"crp"_s, {u"blood-lust"_s}));
        match.untilTurn();
        match.choose(u"roll.activation"_s, roller);
        match.roll(die, {1});
        if (!stands)
            match.putDown(roller);
        match.choose(u"turnover"_s, u"time-limit"_s);
        QCOMPARE(match.asks(u"thirst.victim"_s), stands);
        if (stands)
            match.choose(u"thirst.victim"_s, u"spectator"_s);
        QCOMPARE(match.player(roller).isOnPitch(), !stands);
        match.untilTurn();
        QCOMPARE(match.state().active, 1);
    }
}

/// He fails whatever zones he is in (L5360-5363).
void TestMatchRolls::whoHasNoHandsDropsItUnasked()
{
    MatchDriver match(taught(u"crp"_s, {u"no-hands"_s}));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, mate);
    match.choose(u"roll.hand-off"_s, mate);
    match.choose(u"hand-off.partner"_s, roller);
    QVERIFY(!match.asks(u"roll.zones"_s));
    QVERIFY(match.asks(u"ball.lands"_s));
}

/// Before he scores he feeds; who leaves for a spectator scores nothing (L5297-5309).
void TestMatchRolls::nobodyScoresThirsty()
{
    for (const bool bites : {true, false}) {
        MatchDriver match(taught(u"crp"_s, {u"blood-lust"_s}));
        match.untilTurn();
        match.choose(u"hand.carrier"_s, roller);
        match.choose(u"roll.activation"_s, roller);
        match.roll(die, {1});
        const MatchState before = match.state();
        match.choose(u"touchdown"_s, roller);
        QVERIFY(match.asks(u"thirst.victim"_s));
        QCOMPARE(match.state().side(0).score, 0);
        const QString line
            = match.session().game().groupLine(before, match.session().log().groups().back());
        QVERIFY2(!line.contains(u"ouchdown"_s), qPrintable(line));
        match.choose(u"thirst.victim"_s, bites ? mate : u"spectator"_s);
        if (bites)
            match.roll(u"injury"_s, {1, 1});
        else
            match.choose(u"ball.lands"_s, u"on-the-ground"_s);
        QCOMPARE(match.state().side(0).score, bites ? 1 : 0);
        match.untilTurn();
        QCOMPARE(match.state().active, 1);
    }
}

/// The same before a completion that is only noted (L5297-5299).
void TestMatchRolls::nobodyPassesThirsty()
{
    for (const bool bites : {true, false}) {
        MatchDriver match(taught(u"crp"_s, {u"blood-lust"_s}));
        match.untilTurn();
        match.choose(u"hand.carrier"_s, roller);
        match.choose(u"roll.activation"_s, roller);
        match.roll(die, {1});
        const MatchState before = match.state();
        match.choose(u"completion"_s, roller);
        QVERIFY(match.asks(u"thirst.victim"_s));
        QCOMPARE(match.player(roller).achievements.completions, 0);
        const QString line
            = match.session().game().groupLine(before, match.session().log().groups().back());
        QVERIFY2(line.contains(u"has to feed"_s), qPrintable(line));
        match.choose(u"thirst.victim"_s, bites ? u"0:3"_s : u"spectator"_s);
        if (bites)
            match.roll(u"injury"_s, {1, 1});
        else
            match.choose(u"ball.lands"_s, u"on-the-ground"_s);
        QCOMPARE(match.player(roller).achievements.completions, bites ? 1 : 0);
        QCOMPARE(match.asks(u"completion.catcher"_s), bites);
        match.untilTurn();
        QCOMPARE(match.state().active, bites ? 0 : 1);
    }
}

void TestMatchRolls::starsAreNotBitten()
{
    MatchSetup setup = taught(u"crp"_s, {u"blood-lust"_s});
    setup.teams[0].players[2].kind = PlayerKind::Star;
    setup.teams[0].players[2].star = StarId(u"griff-oberwald"_s);
    const QString star = u"0:3"_s;
    MatchDriver match(setup);
    match.untilTurn();
    QVERIFY(match.player(star).isOnPitch());
    QVERIFY(match.choices(u"bite"_s).contains(mate));
    QVERIFY(!match.choices(u"bite"_s).contains(star));
    QVERIFY(!match.choices(u"bite"_s).contains(roller)); // nor who thirsts himself
    match.choose(u"roll.activation"_s, roller);
    match.roll(die, {1});
    match.choose(u"thirst"_s, roller);
    QVERIFY(match.choices(u"thirst.victim"_s).contains(mate));
    QVERIFY(!match.choices(u"thirst.victim"_s).contains(star));
}

void TestMatchRolls::standingUp_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<int>("face");
    for (const QString &edition : editions) {
        for (const QString &asked : {u"roll.standing-up"_s, u"stand-up"_s}) {
            QTest::addRow("%s, %s, up", qPrintable(edition), qPrintable(asked))
                << edition << asked << 4;
            QTest::addRow("%s, %s, down", qPrintable(edition), qPrintable(asked))
                << edition << asked << 3;
        }
    }
}

/// Less than three squares: 4+, and no turnover (L626-631; lrb4 L191-192). A player who is said to
/// stand up rolls for it, too.
void TestMatchRolls::standingUp()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, asked);
    QFETCH(int, face);
    MatchDriver match(withSlowTeam(ruleset));
    match.untilTurn();
    match.putDown(roller);
    match.putDown(u"1:1"_s); // with three squares of movement no roll is needed
    QCOMPARE(match.choices(u"roll.standing-up"_s), QStringList{roller});
    match.choose(asked, roller);
    QCOMPARE(match.player(roller).posture, Posture::Prone);
    match.roll(die, {face});
    QCOMPARE(match.asks(again), face == 3);
    match.keepRoll();
    QVERIFY(isHomeTurn(match));
    match.choose(u"fall"_s, u"0:3"_s);
    const bool up = match.player(roller).posture == Posture::Standing;
    QCOMPARE(up, face == 4);
    QCOMPARE(match.state().uses.acted.contains(roller), face == 3);
}

void TestMatchRolls::aSlowAttackerRollsFirst_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("follows");
    QTest::addColumn<int>("face");
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        for (const int face : {3, 4}) {
            QTest::addRow("%s, a blitz, %d", qPrintable(edition), face)
                << edition << u"blitz"_s << u"block.result"_s << face;
            QTest::addRow("%s, a foul, %d", qPrintable(edition), face)
                << edition << u"foul"_s << u"foul.assists"_s << face;
            QTest::addRow("%s, a blade, %d", qPrintable(edition), face)
                << edition << u"weapon"_s << u"armour"_s << face;
        }
    }
}

/// Who blitzes or fouls from the ground gets up first, which is the start of his action; if he does
/// not it is over, and the turn is not (crp L624-631, bb2016 L531-538).
void TestMatchRolls::aSlowAttackerRollsFirst()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(QString, follows);
    QFETCH(int, face);
    MatchSetup setup = withSlowTeam(ruleset);
    teach(setup.teams[0], 0, {u"stab"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.putDown(roller);
    match.putDown(u"1:1"_s);
    match.choose(action, roller);
    match.choose(action + u".victim"_s, action == u"foul"_s ? u"1:1"_s : u"1:2"_s);
    QCOMPARE(match.player(roller).posture, Posture::Prone);
    QVERIFY(!match.asks(follows));
    match.roll(die, {face});
    QCOMPARE(match.asks(follows), face == 4);
    if (face == 3) {
        QVERIFY(match.asks(again));
        match.keepRoll();
        QVERIFY(isHomeTurn(match));
        match.choose(u"fall"_s, u"0:3"_s);
    }
    QCOMPARE(match.player(roller).posture, face == 4 ? Posture::Standing : Posture::Prone);
    QVERIFY(match.state().uses.acted.contains(roller));
    QCOMPARE(match.state().uses.blitzes + match.state().uses.fouls, 1);
}

void TestMatchRolls::aSlowThrowerRollsFirst_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("face");
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        for (const int face : {3, 4})
            QTest::addRow("%s, %d", qPrintable(edition), face) << edition << face;
    }
}

/// Nor does he throw anybody from the ground.
void TestMatchRolls::aSlowThrowerRollsFirst()
{
    QFETCH(QString, ruleset);
    QFETCH(int, face);
    MatchSetup setup = taught(ruleset);
    setup.teams[0] = plainTeam(ruleset, u"wood-elf"_s, u"treeman"_s);
    teach(setup.teams[0], 1, {u"right-stuff"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.putDown(roller);
    match.choose(u"roll.throw-team-mate"_s, roller);
    QVERIFY(!match.asks(u"throw-team-mate.partner"_s));
    match.roll(die, {face});
    QCOMPARE(match.asks(u"throw-team-mate.partner"_s), face == 4);
    if (face == 3) {
        match.choose(u"fall"_s, u"0:3"_s); // without a second roll
        QCOMPARE(match.player(roller).posture, Posture::Prone);
        QVERIFY(match.state().uses.acted.contains(roller));
    }
}

/// Each of several with a die of his own; by hand he stands without.
void TestMatchRolls::severalSlowOnesStandUp()
{
    MatchDriver match(withSlowTeam(u"crp"_s));
    match.untilTurn();
    for (const QString &slow : {roller, mate, u"0:3"_s})
        match.putDown(slow);
    match.choose(u"stand-up"_s, QStringList{roller, mate});
    match.roll(die, {4});
    match.roll(die, {5});
    QVERIFY(isHomeTurn(match));
    for (const QString &slow : {roller, mate})
        QCOMPARE(match.player(slow).posture, Posture::Standing);
    match.choose(u"hand.player"_s, u"0:3"_s);
    match.choose(u"hand.place"_s, u"standing"_s);
    QCOMPARE(match.player(u"0:3"_s).posture, Posture::Standing);
}

namespace {

/// To the dice of a kick, of the first home player at the second.
void beginKick(MatchDriver &match, const QString &how)
{
    match.untilTurn();
    match.choose(u"kick-team-mate"_s, roller);
    QCOMPARE(match.choices(u"kick-team-mate.partner"_s), QStringList{mate});
    match.choose(u"kick-team-mate.partner"_s, mate);
    match.choose(u"kick-team-mate.how"_s, how);
}

MatchSetup kickers()
{
    MatchSetup setup = taught(u"bb2016"_s, {u"kick-team-mate"_s});
    teach(setup.teams[0], 1, {u"right-stuff"_s});
    return setup;
}

} // namespace

void TestMatchRolls::kicking_data()
{
    QTest::addColumn<QString>("how");
    QTest::addColumn<std::vector<int>>("dice");
    QTest::addColumn<QString>("needed"); // nothing: among the spectators

    QTest::newRow("short") << u"short-kick"_s << std::vector{5} << u"4+"_s;
    QTest::newRow("as far as a short one goes") << u"short-kick"_s << std::vector{6} << u"5+"_s;
    QTest::newRow("long") << u"long-kick"_s << std::vector{3, 5} << u"5+"_s;
    QTest::newRow("very long") << u"long-kick"_s << std::vector{4, 5} << u"6+"_s;
    QTest::newRow("off the pitch") << u"long-kick"_s << std::vector{4, 5} << QString();
}

/// Six to eight squares make the landing harder by one, nine by two; the crowd knocks him out
/// (bb2016 L10286-10319). It takes the place of the blitz.
void TestMatchRolls::kicking()
{
    QFETCH(QString, how);
    QFETCH(std::vector<int>, dice);
    QFETCH(QString, needed);
    MatchDriver match(kickers());
    beginKick(match, how);
    match.roll(u"kick-team-mate.roll"_s, dice);
    match.choose(u"throw.lands"_s, needed.isEmpty() ? u"into-the-crowd"_s : u"empty-square"_s);
    if (needed.isEmpty()) {
        QCOMPARE(match.player(mate).where, Whereabouts::KnockedOut);
        QVERIFY(!match.asks(u"injury"_s));
    } else {
        match.choose(u"roll.zones"_s, u"0"_s);
        QVERIFY(wordsOf(match, die).title.endsWith(needed));
        match.roll(die, {6});
        QCOMPARE(match.player(mate).posture, Posture::Standing);
    }
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    QVERIFY(!match.asks(u"blitz"_s));
}

void TestMatchRolls::kickingTooHard_data()
{
    QTest::addColumn<std::vector<int>>("injury");
    QTest::addColumn<Whereabouts>("where");

    QTest::newRow("what would stun") << std::vector{1, 2} << Whereabouts::KnockedOut;
    QTest::newRow("what would knock out") << std::vector{4, 5} << Whereabouts::KnockedOut;
    QTest::newRow("worse") << std::vector{5, 6} << Whereabouts::Injured;
}

/// A double of the two dice hurts him where he stands, and stunned is knocked out (L10287-10291).
void TestMatchRolls::kickingTooHard()
{
    QFETCH(std::vector<int>, injury);
    QFETCH(Whereabouts, where);
    MatchDriver match(kickers());
    beginKick(match, u"long-kick"_s);
    match.roll(u"kick-team-mate.roll"_s, {2, 2});
    QVERIFY(!match.asks(u"throw.lands"_s));
    match.roll(u"kick-team-mate.injury"_s, injury);
    QCOMPARE(match.player(mate).where, where);
}

/// What was too hard is rolled again before it hurts anybody (bb2016 L813-816), and is one kick.
void TestMatchRolls::kickingOnceMore()
{
    MatchDriver match(kickers());
    beginKick(match, u"long-kick"_s);
    match.roll(u"kick-team-mate.roll"_s, {2, 2});
    QVERIFY(!match.asks(u"kick-team-mate.injury"_s));
    match.choose(again, u"team"_s);
    match.roll(u"kick-team-mate.roll"_s, {3, 5});
    QVERIFY(!match.asks(again));
    QVERIFY(match.asks(u"throw.lands"_s));
    QVERIFY(match.player(mate).isOnPitch());
    QCOMPARE(match.state().uses.blitzes, 1);
}

void TestMatchRolls::throwing_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("lands");
    for (const QString &edition : editions) {
        for (const QString &lands : {u"empty-square"_s, u"into-the-crowd"_s, u"1:3"_s})
            QTest::addRow("%s, %s", qPrintable(edition), qPrintable(lands)) << edition << lands;
    }
}

/// At -1 and never long (L4945-4948); lands by agility (L4486-4492); the player who is hit goes
/// down (L4957-4960).
void TestMatchRolls::throwing()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, lands);
    MatchSetup setup = taught(ruleset, {u"throw-team-mate"_s});
    teach(setup.teams[0], 1, {u"right-stuff"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"roll.throw-team-mate"_s, roller);
    match.choose(u"throw-team-mate.partner"_s, mate);
    QCOMPARE(match.choices(u"roll.range"_s), (QStringList{u"quick-pass"_s, u"short-pass"_s}));
    match.choose(u"roll.range"_s, u"quick-pass"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {2});
    match.choose(u"throw.lands"_s, lands);
    if (lands == u"empty-square"_s) {
        match.choose(u"roll.zones"_s, u"0"_s);
        QVERIFY(wordsOf(match, die).title.endsWith(u"4+"_s));
        match.roll(die, {3});
        match.roll(u"armour"_s, {1, 1});
        QCOMPARE(match.player(mate).posture, Posture::Prone);
    } else if (lands == u"1:3"_s) {
        match.roll(u"armour"_s, {1, 1});
        match.roll(u"armour"_s, {1, 1});
        QCOMPARE(match.player(lands).posture, Posture::Prone);
        QCOMPARE(match.player(mate).posture, Posture::Prone);
    } else {
        QVERIFY(match.asks(u"injury"_s));
        match.goOn();
    }
    match.untilTurn();
    QCOMPARE(match.state().active, 0); // he had no ball
}

/// After hitting a player the thrown one scatters on, and off the pitch meets the crowd instead of
/// the ground (crp L4957-4963, bb2016 L10720-10725).
void TestMatchRolls::bouncingIntoTheCrowd()
{
    MatchSetup setup = taught(u"crp"_s, {u"throw-team-mate"_s});
    teach(setup.teams[0], 1, {u"right-stuff"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"roll.throw-team-mate"_s, roller);
    match.choose(u"throw-team-mate.partner"_s, mate);
    match.choose(u"roll.range"_s, u"quick-pass"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {2});
    match.choose(u"throw.lands"_s, u"1:3"_s);
    QVERIFY(!match.asks(u"throw.bounces"_s)); // the one he hit comes first
    match.roll(u"armour"_s, {1, 1});
    QVERIFY(match.asks(u"armour"_s)); // his own, if he stays on the pitch
    match.confirm(u"throw.bounces"_s);
    QVERIFY(!match.asks(u"armour"_s));
    match.roll(u"injury"_s, {1, 2});
    QCOMPARE(match.player(mate).where, Whereabouts::Reserves);
    match.untilTurn();
    QCOMPARE(match.state().active, 0); // he had no ball
}

void TestMatchRolls::hungry_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("second");
    for (const QString &edition : editions) {
        QTest::addRow("%s, eaten", qPrintable(edition)) << edition << 1;
        QTest::addRow("%s, free", qPrintable(edition)) << edition << 2;
    }
}

/// 2+ throws; a second 1 eats him (L5318-5329). With the ball the turn is lost either way
/// (L240-243).
void TestMatchRolls::hungry()
{
    QFETCH(QString, ruleset);
    QFETCH(int, second);
    MatchSetup setup = taught(ruleset, {u"throw-team-mate"_s, u"always-hungry"_s});
    teach(setup.teams[0], 1, {u"right-stuff"_s});
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"hand.carrier"_s, mate);
    match.choose(u"roll.throw-team-mate"_s, roller);
    match.choose(u"throw-team-mate.partner"_s, mate);
    match.roll(die, {1});
    match.roll(die, {second});
    if (second == 1) {
        match.choose(u"ball.lands"_s, u"on-the-ground"_s);
        QCOMPARE(match.player(mate).where, Whereabouts::Injured);
    } else {
        catchIt(match, 6); // his landing
        QCOMPARE(match.player(mate).posture, Posture::Standing);
    }
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

/// A completion that is only told asks who has the ball now, and lets it be left open.
void TestMatchRolls::whoCaughtTheCompletion()
{
    QFETCH(QString, ruleset);
    for (const bool told : {true, false}) {
        MatchDriver match(taught(ruleset));
        match.untilTurn();
        match.choose(u"completion"_s, roller);
        QVERIFY(!match.choices(u"completion.catcher"_s).contains(roller));
        QVERIFY(isHomeTurn(match)); // it is only offered beside the rest
        if (told)
            match.choose(u"completion.catcher"_s, mate);
        match.choose(u"block"_s, u"0:3"_s);
        QVERIFY(!match.asks(u"completion.catcher"_s));
        QCOMPARE(match.state().carrier.isValid(), told);
    }
}

void TestMatchRolls::itIsSaidBefore()
{
    MatchDriver match(taught(u"crp"_s, {u"dodge"_s}));
    match.untilTurn();
    match.choose(u"roll.dodge"_s, roller);
    const QStringList zones = wordsOf(match, u"roll.zones"_s).choices;
    QCOMPARE(zones.mid(0, 3), (QStringList{u"0: 3+"_s, u"1: 4+"_s, u"2: 5+"_s}));
    match.choose(u"roll.zones"_s, u"1"_s);
    const PromptWords words = wordsOf(match, die);
    QCOMPARE(words.course.chances.at(0).value, u"4+"_s);
    QCOMPARE(words.course.chances.at(1).value, u"50.0%"_s);
    QCOMPARE(words.course.chances.at(1).better, u"with Dodge 75.0%"_s);
    QCOMPARE(words.course.stages.size(), size_t(3)); // who, the zones, the die
    QCOMPARE(words.course.stages.at(1).value, u"1"_s);
    QVERIFY(words.course.stages.at(2).when == PromptStage::When::Now);
    const QString &why = words.detail;
    QVERIFY(why.contains(u"+1 "_s) && why.contains(u"−1 "_s));
}

void TestMatchRolls::theLogSaysIt()
{
    MatchDriver match(taught(u"crp"_s));
    begin(match, u"dodge"_s, 1);
    const MatchState before = match.state();
    Event event;
    event.prompt = die;
    event.dice = {3};
    const QString line = match.session().game().line(before, event);
    QVERIFY2(line.contains(u"needed 4+, rolled 3: fails"_s), qPrintable(line));
}

QTEST_GUILESS_MAIN(TestMatchRolls)
#include "tst_matchrolls.moc"
