// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QStringList editions{u"crp"_s, u"lrb5"_s, u"bb2016"_s};

MatchSetup taught(const QString &ruleset, const QStringList &home, const QStringList &away = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, home);
    teach(setup.teams[1], 0, away);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : editions)
        QTest::newRow(qPrintable(edition)) << edition;
}

/// The first home player pushes the first away player, whatever kind of block it is.
void pushWithResult(MatchDriver &match)
{
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
}

void push(MatchDriver &match, const QString &kind = u"block"_s, int victim = 0)
{
    match.choose(kind, u"0:1"_s);
    match.choose(kind + u".victim"_s, match.onPitch(1, victim));
    pushWithResult(match);
}

Event choosing(const QString &prompt, const QString &choice)
{
    Event event;
    event.prompt = prompt;
    event.seat = 0;
    event.choices = {choice};
    return event;
}

} // namespace

/// Who may do what in a turn, and to whom.
class TestMatchActions : public QObject
{
    Q_OBJECT

private slots:
    void oneActionATurn_data();
    void oneActionATurn();
    void aPassIsAnAction_data() { addEditions(); }
    void aPassIsAnAction();
    void aCompletedPassIsNotIntercepted_data() { addEditions(); }
    void aCompletedPassIsNotIntercepted();
    void whoLiesThereScoresLast();
    void gettingUpIsPartOfAnAction();
    void aNewTurnIsANewAction();
    void whoHasMovedBlocksOnABlitzOnly_data() { addEditions(); }
    void whoHasMovedBlocksOnABlitzOnly();
    void twoSquaresFurther_data() { addEditions(); }
    void twoSquaresFurther();
    void theSecondBlockIsGoneFor_data() { addEditions(); }
    void theSecondBlockIsGoneFor();
    void whoHasActedMovesOnInABlitzOnly_data() { addEditions(); }
    void whoHasActedMovesOnInABlitzOnly();
    void onlyTheCarrierPasses();
    void whoRefusesMayChooseAnother();
    void hatredStandsBesideTheBall_data();
    void hatredStandsBesideTheBall();
    void someBlockASecondTime_data();
    void someBlockASecondTime();
    void frenzyGoesOnWithTheSame_data() { addEditions(); }
    void frenzyGoesOnWithTheSame();
    void frenzyGoesOnForWhoGotUp_data() { addEditions(); }
    void frenzyGoesOnForWhoGotUp();
    void frenzyEndsWhereNobodyIsPushed_data() { addEditions(); }
    void frenzyEndsWhereNobodyIsPushed();
    void aFrenziedBlitzGoesOn_data() { addEditions(); }
    void aFrenziedBlitzGoesOn();
    void twoAtOnceAreTwo_data() { addEditions(); }
    void twoAtOnceAreTwo();
    void oneOfTwoIsStabbed_data() { addEditions(); }
    void oneOfTwoIsStabbed();
    void whoMovedStabsInABlitz_data() { addEditions(); }
    void whoMovedStabsInABlitz();
    void onlyWhoStandsIsBlocked_data() { addEditions(); }
    void onlyWhoStandsIsBlocked();
    void onlyWhoLiesThereIsFouled_data() { addEditions(); }
    void onlyWhoLiesThereIsFouled();
    void aSawTakesThePlaceOfABlock_data() { addEditions(); }
    void aSawTakesThePlaceOfABlock();
    void whoLiesThereIsNotGivenTheBall();
    void whoHasNoHands_data() { addEditions(); }
    void whoHasNoHands();
    void aFanaticOnlyMoves_data() { addEditions(); }
    void aFanaticOnlyMoves();
    void aPushStripsTheBall_data();
    void aPushStripsTheBall();
    void aFanaticHitsAFriend_data();
    void aFanaticHitsAFriend();
    void aFanaticWalksOverWhoLiesThere_data() { addEditions(); }
    void aFanaticWalksOverWhoLiesThere();
    void aFanaticIsHurtByWrestling_data() { addEditions(); }
    void aFanaticIsHurtByWrestling();
    void aProInTheOthersTurn_data() { addEditions(); }
    void aProInTheOthersTurn();
    void aProWhoLiesThere();
    void eatenIsDead_data() { addEditions(); }
    void eatenIsDead();
    void aBombInAnEmptySquare_data() { addEditions(); }
    void aBombInAnEmptySquare();
    void aBombInTheCrowd();
    void aBombIsThrownByARoll_data();
    void aBombIsThrownByARoll();
    void whatIsOfferedNoMoreIsNamed();
};

void TestMatchActions::oneActionATurn_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    for (const QString &edition : editions) {
        for (const QString &action : {u"block"_s, u"blitz"_s})
            QTest::addRow("%s %s", qPrintable(edition), qPrintable(action)) << edition << action;
    }
    QTest::newRow("lrb4 block") << u"lrb4"_s << u"block"_s;
}

void TestMatchActions::oneActionATurn()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    MatchDriver match(taught(ruleset, {}));
    match.untilTurn();
    push(match, action);
    match.putDown(match.onPitch(1, 1)); // somebody to foul
    for (const QString &next : {u"block"_s, u"blitz"_s, u"foul"_s, u"completion"_s}) {
        QVERIFY2(!match.choices(next).contains(u"0:1"_s), qPrintable(next));
        QVERIFY(match.refuses(choosing(next, u"0:1"_s)));
        // The others have had none, and a second blitz there is not.
        const bool open = match.asks(next);
        QVERIFY(!open || match.choices(next).contains(u"0:2"_s));
        QVERIFY(open || next == action || ruleset == u"lrb4"_s);
    }
}

void TestMatchActions::aPassIsAnAction()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    match.untilTurn();
    match.putDown(match.onPitch(1, 1));
    match.choose(u"completion"_s, u"0:1"_s);
    for (const QString &next : {u"block"_s, u"blitz"_s, u"foul"_s})
        QVERIFY2(!match.choices(next).contains(u"0:1"_s), qPrintable(next));
    QVERIFY(match.choices(u"touchdown"_s).contains(u"0:1"_s)); // part of the same action
}

void TestMatchActions::aCompletedPassIsNotIntercepted()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    match.untilTurn();
    QVERIFY(match.asks(u"interception"_s));
    match.choose(u"completion"_s, u"0:1"_s);
    QVERIFY(!match.asks(u"interception"_s));
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.asks(u"interception"_s));
}

void TestMatchActions::whoLiesThereScoresLast()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    match.putDown(u"0:1"_s);
    QStringList scorers = match.choices(u"touchdown"_s);
    QCOMPARE(scorers.indexOf(u"0:1"_s), scorers.size() - 2); // only "somebody" is after him
    const auto words = [&match] {
        const std::vector<Prompt> &asked = match.session().prompts();
        const auto score = std::find_if(asked.begin(), asked.end(), [](const Prompt &prompt) {
            return prompt.id == u"touchdown"_s;
        });
        const qsizetype place = score->choices.indexOf(u"0:1"_s);
        return match.session().game().words(match.state(), *score).choices.at(place);
    };
    QVERIFY2(words().endsWith(u"prone"_s), qPrintable(words()));
    match.choose(u"stand-up"_s, u"0:1"_s);
    QVERIFY2(!words().endsWith(u"prone"_s), qPrintable(words()));
    push(match, u"blitz"_s);
    match.putDown(u"0:1"_s);
    QVERIFY(!match.choices(u"touchdown"_s).contains(u"0:1"_s)); // he has done what he may
}

void TestMatchActions::gettingUpIsPartOfAnAction()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    match.putDown(u"0:1"_s);
    match.choose(u"stand-up"_s, u"0:1"_s);
    QVERIFY(match.choices(u"blitz"_s).contains(u"0:1"_s));
    push(match, u"blitz"_s);
    match.putDown(u"0:1"_s);
    QVERIFY(!match.choices(u"stand-up"_s).contains(u"0:1"_s)); // not twice
}

void TestMatchActions::aNewTurnIsANewAction()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    push(match);
    for (int i = 0; i < 2; ++i) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QVERIFY(match.choices(u"block"_s).contains(u"0:1"_s));
}

/// A block is an action of its own, without a move (crp L170, L193-201; bb2016 L222).
void TestMatchActions::whoHasMovedBlocksOnABlitzOnly()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    match.untilTurn();
    QVERIFY(match.choices(u"block"_s).contains(u"0:1"_s));
    match.choose(u"roll.going-for-it"_s, u"0:1"_s);
    match.roll(u"roll.die"_s, {6});
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"block"_s).contains(u"0:2"_s));
    QVERIFY(match.choices(u"blitz"_s).contains(u"0:1"_s));
}

/// Nobody goes for it more than twice in a turn, or three times with Sprint (lrb4 L82; crp
/// L4746-4751; bb2016 L10576-10579).
void TestMatchActions::twoSquaresFurther()
{
    QFETCH(QString, ruleset);
    const QString further = u"roll.going-for-it"_s;
    for (const int most : {2, 3}) {
        MatchDriver match(taught(ruleset, most == 3 ? QStringList{u"sprint"_s} : QStringList{}));
        match.untilTurn();
        for (int square = 0; square < most; ++square) {
            QVERIFY(match.choices(further).contains(u"0:1"_s));
            match.choose(further, u"0:1"_s);
            match.roll(u"roll.die"_s, {6});
        }
        QVERIFY(!match.choices(further).contains(u"0:1"_s));
        QVERIFY(match.choices(further).contains(u"0:2"_s));
    }
}

/// Who has blocked, passed or lost his action is done; in a blitz he may move on (crp L170-212;
/// bb2016 L222-240).
void TestMatchActions::whoHasActedMovesOnInABlitzOnly()
{
    QFETCH(QString, ruleset);
    const QString who = u"0:1"_s;
    for (const QString &action : {u"block"_s, u"blitz"_s, u"completion"_s}) {
        MatchDriver match(taught(ruleset, {}));
        match.untilTurn();
        if (action == u"completion"_s)
            match.choose(action, who);
        else
            push(match, action);
        for (const QString &roll : {u"roll.dodge"_s, u"roll.going-for-it"_s, u"roll.pick-up"_s}) {
            QCOMPARE(match.choices(roll).contains(who), action == u"blitz"_s);
            QVERIFY(match.choices(roll).contains(u"0:2"_s));
        }
    }
}

/// Only who has the ball gives it away, where that is known.
void TestMatchActions::onlyTheCarrierPasses()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    for (const QString &roll : {u"roll.pass"_s, u"roll.hand-off"_s})
        QVERIFY(match.choices(roll).contains(u"0:2"_s));
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    for (const QString &roll : {u"roll.pass"_s, u"roll.hand-off"_s})
        QCOMPARE(match.choices(roll), QStringList{u"0:1"_s});
}

void TestMatchActions::hatredStandsBesideTheBall_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("face");
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        for (const QString &action : {u"pass"_s, u"hand-off"_s}) {
            for (const int face : {1, 2})
                QTest::addRow("%s, %s, %d", qPrintable(edition), qPrintable(action), face)
                    << edition << action << face;
        }
    }
}

/// It is rolled for where it is asked whom he gives the ball to, once; who refuses may still choose
/// one of his own.
void TestMatchActions::hatredStandsBesideTheBall()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(int, face);
    const QString hatred = u"roll.animosity"_s;
    const QString partner = action + u".partner"_s;
    MatchDriver match(taught(ruleset, {u"animosity"_s}));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    match.choose(u"roll."_s + action, u"0:1"_s);
    match.choose(hatred, u"0:1"_s);
    QVERIFY(wordsOf(match, u"roll.die"_s).why.contains(u"another race"_s));
    match.roll(u"roll.die"_s, {face});
    QCOMPARE(match.asks(partner), face == 2);
    QVERIFY(!match.asks(hatred));
    if (face == 1)
        match.choose(u"roll."_s + action, u"0:1"_s);
    QVERIFY(!match.asks(hatred));
    QCOMPARE(wordsOf(match, partner).detail.contains(u"their own race"_s), face == 1);
    match.choose(partner, u"0:2"_s);
    QCOMPARE(match.state().uses.acted.contains(u"0:1"_s), true);
}

/// Who hates whom he should throw to moves no more, but may choose one of his own (crp L4524-4529;
/// bb2016 L9806-9812).
void TestMatchActions::whoRefusesMayChooseAnother()
{
    MatchDriver match(taught(u"crp"_s, {u"animosity"_s}));
    match.untilTurn();
    match.choose(u"roll.animosity"_s, u"0:1"_s);
    match.roll(u"roll.die"_s, {1});
    match.choose(u"hand.carrier"_s, u"0:1"_s); // by hand, and the roll stands
    match.keepRoll();
    for (const QString &action : {u"block"_s, u"blitz"_s, u"roll.dodge"_s, u"roll.animosity"_s})
        QVERIFY2(!match.choices(action).contains(u"0:1"_s), qPrintable(action));
    QCOMPARE(match.choices(u"roll.pass"_s), QStringList{u"0:1"_s});
    match.choose(u"roll.hand-off"_s, u"0:1"_s);
    match.choose(u"hand-off.partner"_s, u"0:2"_s);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {6});
    match.choose(u"hand.carrier"_s, u"0:1"_s);
    QVERIFY(!match.asks(u"roll.pass"_s)); // he has acted now
}

/// Who is frenzied on a blitz has to go for it where he has no square left.
void TestMatchActions::theSecondBlockIsGoneFor()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"frenzy"_s}));
    match.untilTurn();
    push(match, u"blitz"_s);
    QCOMPARE(match.choices(u"block-again"_s), (QStringList{u"yes"_s, u"going-for-it"_s, u"no"_s}));
    match.choose(u"block-again"_s, u"going-for-it"_s);
    match.roll(u"roll.die"_s, {6});
    pushWithResult(match);
    QVERIFY(!match.asks(u"block-again"_s));
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
}

void TestMatchActions::someBlockASecondTime_data()
{
    QTest::addColumn<QString>("skill");
    QTest::addColumn<QString>("action");
    QTest::newRow("frenzy") << u"frenzy"_s << u"block"_s;
    QTest::newRow("frenzy on a blitz") << u"frenzy"_s << u"blitz"_s;
    QTest::newRow("two at once") << u"multiple-block"_s << u"block"_s;
}

void TestMatchActions::someBlockASecondTime()
{
    QFETCH(QString, skill);
    QFETCH(QString, action);
    MatchDriver match(taught(u"crp"_s, {skill}));
    match.untilTurn();
    const auto likely = [&match] {
        const std::vector<Prompt> all = match.session().prompts();
        const auto found = std::find_if(
            all.begin(), all.end(), [](const Prompt &prompt) { return prompt.id == u"block"_s; });
        return found == all.end() ? u"?"_s : found->usual;
    };
    QCOMPARE(likely(), QString());
    push(match, action);
    if (skill == u"frenzy"_s) { // asked at once, and nothing else before
        QVERIFY(!match.asks(u"end-turn"_s));
        match.choose(u"block-again"_s, u"yes"_s);
        pushWithResult(match);
    } else {
        QVERIFY(match.choices(u"block"_s).contains(u"0:1"_s));
        QVERIFY(!match.choices(u"blitz"_s).contains(u"0:1"_s));
        QCOMPARE(likely(), u"0:1"_s); // Enter is enough
        push(match, u"block"_s, 1);
    }
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(likely(), QString());
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s)); // never a third
}

/// A frenzied player blocks whom he blocked again, and nobody where that one lies there.
void TestMatchActions::frenzyGoesOnWithTheSame()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"frenzy"_s}));
    match.untilTurn();
    push(match);
    QCOMPARE(match.choices(u"block-again"_s), (QStringList{u"yes"_s, u"no"_s}));
    match.choose(u"block-again"_s, u"yes"_s);
    QCOMPARE(match.state().uses.attacked.toString(), match.onPitch(1, 0));
    pushWithResult(match);
    QVERIFY(match.asks(u"end-turn"_s));

    MatchDriver apart(taught(ruleset, {u"frenzy"_s}));
    apart.untilTurn();
    push(apart);
    apart.choose(u"block-again"_s, u"no"_s);
    QVERIFY(apart.asks(u"end-turn"_s));
    QVERIFY(!apart.choices(u"block"_s).contains(u"0:1"_s));

    MatchDriver other(taught(ruleset, {u"frenzy"_s}));
    other.untilTurn();
    push(other);
    other.putDown(other.onPitch(1, 0));
    QVERIFY(!other.asks(u"block-again"_s));
    QVERIFY(!other.choices(u"block"_s).contains(u"0:1"_s));
}

/// Who stands up cannot block, but on a blitz he can, and then its second block is his as well.
void TestMatchActions::frenzyGoesOnForWhoGotUp()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"frenzy"_s}));
    match.untilTurn();
    match.putDown(u"0:1"_s);
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
    push(match, u"blitz"_s);
    match.choose(u"block-again"_s, u"yes"_s);
    pushWithResult(match);
    QVERIFY(!match.asks(u"block-again"_s)); // never a third
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
}

/// Both Down between two who have Block pushes nobody, so he does not go on (crp L4892-4895;
/// bb2016 L10199-10202).
void TestMatchActions::frenzyEndsWhereNobodyIsPushed()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"frenzy"_s, u"block"_s}, {u"block"_s}));
    match.untilTurn();
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, match.onPitch(1, 0));
    match.choose(u"block.result"_s, u"both-down"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
}

/// The second block of a frenzied blitzer belongs to his blitz: a juggernaut still pushes through,
/// and nobody wrestles him (crp L4896-4899 and L4931-4936, bb2016 L10203-10205 and L10256-10259).
void TestMatchActions::aFrenziedBlitzGoesOn()
{
    QFETCH(QString, ruleset);
    for (const QString &action : {u"blitz"_s, u"block"_s}) {
        MatchDriver match(taught(ruleset, {u"frenzy"_s, u"juggernaut"_s}, {u"wrestle"_s}));
        match.untilTurn();
        push(match, action);
        match.choose(u"block-again"_s, u"yes"_s);
        match.choose(u"block.result"_s, u"both-down"_s);
        match.keepRoll();
        const bool blitz = action == u"blitz"_s;
        QCOMPARE(match.choices(u"block.outcome"_s).contains(u"nobody"_s), blitz);
        QCOMPARE(match.choices(u"block.outcome"_s).contains(u"wrestle"_s), !blitz);
    }
}

/// Two opponents, in a Block Action (crp L5132-5138, bb2016 L10376-10381); with Frenzy either of
/// the two skills, not both.
void TestMatchActions::twoAtOnceAreTwo()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"multiple-block"_s}));
    match.untilTurn();
    const QString first = match.onPitch(1, 0);
    push(match);
    match.choose(u"block"_s, u"0:1"_s);
    QVERIFY(!match.choices(u"block.victim"_s).contains(first));
    QVERIFY(match.choices(u"block.victim"_s).contains(match.onPitch(1, 1)));

    MatchDriver blitz(taught(ruleset, {u"multiple-block"_s}));
    blitz.untilTurn();
    push(blitz, u"blitz"_s);
    QVERIFY(!blitz.choices(u"block"_s).contains(u"0:1"_s));

    MatchDriver either(taught(ruleset, {u"multiple-block"_s, u"frenzy"_s}));
    either.untilTurn();
    push(either);
    either.choose(u"block"_s, u"0:1"_s);
    QVERIFY(either.choices(u"block.victim"_s).contains(first));
    QVERIFY(either.choices(u"block.victim"_s).contains(either.onPitch(1, 1)));

    // On his feet (crp L5139-5140, bb2016 L10381-10383), which jumping up does not make him.
    MatchDriver fallen(taught(ruleset, {u"multiple-block"_s, u"wrestle"_s, u"jump-up"_s}));
    fallen.untilTurn();
    fallen.choose(u"block"_s, u"0:1"_s);
    fallen.choose(u"block.victim"_s, first);
    fallen.choose(u"block.result"_s, u"both-down"_s);
    fallen.choose(u"block.outcome"_s, u"wrestle"_s);
    QVERIFY(!fallen.choices(u"block"_s).contains(u"0:1"_s));
}

/// A blade may take the place of either block against two (crp L6347-6348, bb2016 L11416-11418),
/// but not in a blitz.
void TestMatchActions::oneOfTwoIsStabbed()
{
    QFETCH(QString, ruleset);
    const QString who = u"0:1"_s;
    const QStringList skills{u"multiple-block"_s, u"stab"_s};
    MatchDriver match(taught(ruleset, skills));
    match.untilTurn();
    const QString first = match.onPitch(1, 0);
    const QString second = match.onPitch(1, 1);
    push(match);
    QVERIFY(match.choices(u"weapon"_s).contains(who));
    match.choose(u"weapon"_s, who);
    QVERIFY(!match.choices(u"weapon.victim"_s).contains(first));
    match.choose(u"weapon.victim"_s, second);
    match.roll(u"armour"_s, {1, 1});
    for (const QString &action : {u"block"_s, u"weapon"_s})
        QVERIFY2(!match.choices(action).contains(who), qPrintable(action));

    MatchDriver other(taught(ruleset, skills));
    other.untilTurn();
    other.choose(u"weapon"_s, who);
    other.choose(u"weapon.victim"_s, first);
    other.roll(u"armour"_s, {1, 1});
    QVERIFY(other.choices(u"weapon"_s).contains(who));
    other.choose(u"block"_s, who);
    QVERIFY(!other.choices(u"block.victim"_s).contains(first));
    QVERIFY(other.choices(u"block.victim"_s).contains(second));

    MatchDriver blitz(taught(ruleset, skills));
    blitz.untilTurn();
    push(blitz, u"blitz"_s);
    QVERIFY(!blitz.choices(u"weapon"_s).contains(who));
}

/// A blade takes the place of a block, so who has moved uses the turn's blitz for it (crp
/// L5179-5192, bb2016 L10583-10593); a bomb needs who has not moved (crp L4662-4664, bb2016
/// L9967-9969).
void TestMatchActions::whoMovedStabsInABlitz()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset, {u"stab"_s});
    teach(setup.teams[0], 1, {u"stab"_s});
    teach(setup.teams[0], 2, {u"stab"_s});
    teach(setup.teams[0], 3, {u"bombardier"_s});
    MatchDriver match(setup);
    match.untilTurn();
    const auto stab = [&match](const QString &who) {
        match.choose(u"weapon"_s, who);
        match.choose(u"weapon.victim"_s, match.onPitch(1, 0));
        match.roll(u"armour"_s, {1, 1});
    };
    const auto move = [&match](const QString &who) {
        match.choose(u"roll.going-for-it"_s, who);
        match.roll(u"roll.die"_s, {6});
    };
    stab(u"0:1"_s);
    QVERIFY(match.asks(u"blitz"_s));
    move(u"0:2"_s);
    move(u"0:3"_s);
    move(u"0:4"_s);
    QVERIFY(!match.choices(u"weapon"_s).contains(u"0:4"_s));
    stab(u"0:2"_s);
    QVERIFY(!match.asks(u"blitz"_s));
    QVERIFY(!match.asks(u"weapon"_s) || !match.choices(u"weapon"_s).contains(u"0:3"_s));
}

void TestMatchActions::onlyWhoStandsIsBlocked()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"stab"_s}));
    match.untilTurn();
    const QString lies = match.onPitch(1, 0);
    match.putDown(lies);
    for (const QString &action : {u"block"_s, u"blitz"_s}) {
        match.choose(action, action == u"block"_s ? u"0:2"_s : u"0:3"_s);
        QVERIFY(!match.choices(action + u".victim"_s).contains(lies));
        QVERIFY(match.refuses(choosing(action + u".victim"_s, lies)));
        match.choose(action + u".victim"_s, match.onPitch(1, 1));
        match.choose(u"block.result"_s, u"pushed"_s);
        match.choose(u"block.outcome"_s, u"nobody"_s);
    }
    match.choose(u"weapon"_s, u"0:1"_s); // a blade takes the place of a block
    QVERIFY(!match.choices(u"weapon.victim"_s).contains(lies));
}

void TestMatchActions::onlyWhoLiesThereIsFouled()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}));
    match.untilTurn();
    QVERIFY(!match.asks(u"foul"_s)); // everybody stands
    const QString lies = match.onPitch(1, 3);
    match.putDown(lies);
    match.choose(u"foul"_s, u"0:1"_s);
    QCOMPARE(match.choices(u"foul.victim"_s), QStringList{lies});
}

void TestMatchActions::aSawTakesThePlaceOfABlock()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"chainsaw"_s}));
    match.untilTurn();
    QVERIFY(!match.choices(u"block"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"weapon"_s).contains(u"0:1"_s));
    match.choose(u"blitz"_s, u"0:1"_s);
    match.choose(u"blitz.victim"_s, match.onPitch(1, 0));
    QVERIFY(!match.asks(u"block.result"_s));
    match.roll(u"chainsaw"_s, {2});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.state().uses.blitzes, 1);
    QVERIFY(!match.choices(u"weapon"_s).contains(u"0:1"_s)); // once a turn
}

/// Whom a blitz at the kick-off has laid down neither catches the ball nor is handed it.
void TestMatchActions::whoLiesThereIsNotGivenTheBall()
{
    MatchDriver match(plainSetup());
    match.until(u"land"_s);
    match.putDown(u"0:2"_s);
    match.choose(u"land"_s, u"touchback"_s);
    QVERIFY(!match.choices(u"ball-taken"_s).contains(u"0:2"_s));
    QVERIFY(match.choices(u"ball-taken"_s).contains(u"0:3"_s));
}

void TestMatchActions::whoHasNoHands()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"no-hands"_s, u"dump-off"_s}, {u"no-hands"_s}));
    match.until(u"land"_s);
    match.choose(u"land"_s, u"caught"_s);
    QVERIFY(!match.choices(u"ball-taken"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"ball-taken"_s).contains(u"0:2"_s));
    match.untilTurn();
    for (const QString &action : {u"completion"_s, u"touchdown"_s}) {
        QVERIFY2(!match.choices(action).contains(u"0:1"_s), qPrintable(action));
        QVERIFY(match.choices(action).contains(u"0:2"_s));
    }
    for (const QString &action : {u"interception"_s, u"touchdown.other"_s}) {
        QVERIFY2(!match.choices(action).contains(u"1:1"_s), qPrintable(action));
        QVERIFY(match.choices(action).contains(u"1:2"_s));
    }
    match.choose(u"hand.carrier"_s, u"0:1"_s); // the table has the last word
    QCOMPARE(match.state().carrier.toString(), u"0:1"_s);
}

void TestMatchActions::aFanaticOnlyMoves()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"ball-and-chain"_s}));
    match.untilTurn();
    match.putDown(match.onPitch(1, 1));
    for (const QString &action : {u"blitz"_s, u"foul"_s, u"completion"_s})
        QVERIFY2(!match.choices(action).contains(u"0:1"_s), qPrintable(action));
    // He leaves no tackle zone by a dodge, but goes for it as far as anybody.
    QVERIFY(!match.choices(u"roll.dodge"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"roll.going-for-it"_s).contains(u"0:1"_s));
    // Everybody in the way is hit, as often as that happens.
    push(match);
    push(match);
    QVERIFY(match.choices(u"block"_s).contains(u"0:1"_s));
}

void TestMatchActions::aPushStripsTheBall_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("result");
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<QString>("carrier");
    QTest::addColumn<bool>("stripped");

    const QString pushed = u"pushed"_s;
    const QString stumbles = u"defender-stumbles"_s;
    QTest::newRow("pushed") << u"crp"_s << pushed << QStringList{} << u"1:1"_s << true;
    QTest::newRow("saved by his dodge")
        << u"bb2016"_s << stumbles << QStringList{u"dodge"_s} << u"1:1"_s << true;
    QTest::newRow("sure hands") << u"crp"_s << pushed << QStringList{u"sure-hands"_s} << u"1:1"_s
                                << false;
    QTest::newRow("a monstrous mouth")
        << u"bb2016"_s << pushed << QStringList{u"monstrous-mouth"_s} << u"1:1"_s << false;
    QTest::newRow("somebody else has it")
        << u"crp"_s << pushed << QStringList{} << u"1:2"_s << false;
}

/// He drops it where he is pushed to (crp L5263-5268, L4995; bb2016 L10611-10614, L10642), and it
/// bounces; nobody loses his turn by that.
void TestMatchActions::aPushStripsTheBall()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, result);
    QFETCH(QStringList, skills);
    QFETCH(QString, carrier);
    QFETCH(bool, stripped);
    MatchDriver match(taught(ruleset, {u"strip-ball"_s}, skills));
    match.untilTurn();
    match.choose(u"hand.carrier"_s, carrier);
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, result);
    const QString loose = u"ball-loose"_s;
    QCOMPARE(match.choices(u"block.outcome"_s).contains(loose), stripped);
    match.choose(u"block.outcome"_s, stripped ? loose : u"nobody"_s);
    QCOMPARE(match.state().carrier.isValid(), !stripped);
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Standing);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
}

void TestMatchActions::aFanaticHitsAFriend_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("result");
    QTest::addColumn<bool>("turnover");
    for (const QString &edition : editions) {
        QTest::addRow("%s knocked down", qPrintable(edition))
            << edition << u"defender-down"_s << true;
        QTest::addRow("%s pushed", qPrintable(edition)) << edition << u"pushed"_s << false;
    }
}

void TestMatchActions::aFanaticHitsAFriend()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, result);
    QFETCH(bool, turnover);
    MatchDriver match(taught(ruleset, {u"ball-and-chain"_s}));
    match.untilTurn();
    match.choose(u"block"_s, u"0:1"_s);
    QVERIFY(!match.choices(u"block.victim"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"block.victim"_s).contains(u"1:1"_s));
    match.choose(u"block.victim"_s, u"0:2"_s);
    match.choose(u"block.result"_s, result);
    match.choose(u"block.outcome"_s, turnover ? u"defender"_s : u"nobody"_s);
    if (turnover)
        match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.state().active, turnover ? 1 : 0);
    QCOMPARE(match.player(u"0:2"_s).posture, turnover ? Posture::Prone : Posture::Standing);
    QCOMPARE(match.player(u"0:1"_s).achievements.casualties, 0);
}

void TestMatchActions::aFanaticWalksOverWhoLiesThere()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"ball-and-chain"_s}));
    match.untilTurn();
    QVERIFY(!match.asks(u"trample"_s));
    match.putDown(u"0:2"_s);
    match.putDown(u"1:1"_s);
    QCOMPARE(match.choices(u"trample"_s), QStringList{u"0:1"_s});
    match.choose(u"trample"_s, u"0:1"_s);
    QCOMPARE(match.choices(u"trample.victim"_s), (QStringList{u"1:1"_s, u"0:2"_s}));
    match.choose(u"trample.victim"_s, u"0:2"_s);
    match.roll(u"armour"_s, {6, 6});
    match.roll(u"injury"_s, {1, 1});
    QCOMPARE(match.player(u"0:2"_s).posture, Posture::Stunned);
    QCOMPARE(match.state().active, 0); // he lay there already: no turnover
}

void TestMatchActions::aFanaticIsHurtByWrestling()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"wrestle"_s}, {u"ball-and-chain"_s}));
    match.untilTurn();
    match.choose(u"block"_s, u"0:1"_s);
    match.choose(u"block.victim"_s, u"1:1"_s);
    match.choose(u"block.result"_s, u"both-down"_s);
    match.choose(u"block.outcome"_s, u"wrestle"_s);
    QVERIFY(!match.asks(u"armour"_s));
    match.roll(u"injury"_s, {1, 1}); // stunned is knocked out for him
    QCOMPARE(match.player(u"1:1"_s).where, Whereabouts::KnockedOut);
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
    QCOMPARE(match.state().active, 0);
}

void TestMatchActions::aProInTheOthersTurn()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}, {u"pro"_s}));
    match.untilTurn();
    match.putDown(u"1:1"_s);
    QCOMPARE(match.choices(u"skill.other"_s), QStringList{u"1:1/pro"_s});
    match.choose(u"skill.other"_s, u"1:1/pro"_s);
    match.roll(u"roll"_s, {4});
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Prone); // rolling again is no action
    QVERIFY(!match.asks(u"skill.other"_s)); // once a turn
    QVERIFY(match.choices(u"re-roll"_s).contains(u"team"_s)); // only of the side that plays
    QCOMPARE(match.state().sides[1].rerolls.team(), 2);
}

void TestMatchActions::aProWhoLiesThere()
{
    MatchDriver match(taught(u"crp"_s, {u"pro"_s}));
    match.untilTurn();
    match.choose(u"hand.player"_s, u"0:1"_s);
    match.choose(u"hand.place"_s, u"stunned"_s);
    match.choose(u"skill"_s, u"0:1/pro"_s);
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Stunned);
}

void TestMatchActions::eatenIsDead()
{
    QFETCH(QString, ruleset);
    MatchSetup setup = taught(ruleset, {u"always-hungry"_s});
    teach(setup.teams[0], 1, {u"right-stuff"_s, u"regeneration"_s});
    setup.teams[0].apothecaries = 1;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"hand.carrier"_s, u"0:2"_s);
    QCOMPARE(match.choices(u"eaten"_s), QStringList{u"0:2"_s});
    match.choose(u"eaten"_s, u"0:2"_s);
    match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    QVERIFY(!match.asks(u"apothecary"_s) && !match.asks(u"regeneration"_s));
    QCOMPARE(match.player(u"0:2"_s).where, Whereabouts::Injured);
    QCOMPARE(match.player(u"0:2"_s).casualties, std::vector<RowId>{RowId(u"dead"_s)});
    QCOMPARE(harmCauseName(match.state().casualties.back().cause), u"eaten"_s);
    QCOMPARE(match.state().active, 1); // he had the ball
}

void TestMatchActions::aBombInAnEmptySquare()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"bombardier"_s}));
    match.untilTurn();
    match.choose(u"weapon"_s, u"0:1"_s);
    QVERIFY(match.choices(u"bomb.hit"_s).contains(u"empty-square"_s));
    match.choose(u"bomb.hit"_s, u"empty-square"_s);
    match.choose(u"bomb.near"_s, QStringList{u"1:1"_s, u"1:2"_s});
    match.roll(u"bomb.roll"_s, {4, 3});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(u"1:1"_s).posture, Posture::Prone);
    QCOMPARE(match.player(u"1:2"_s).posture, Posture::Standing);
    QVERIFY(!match.choices(u"blitz"_s).contains(u"0:1"_s)); // that was his action
}

void TestMatchActions::aBombInTheCrowd()
{
    MatchDriver match(taught(u"crp"_s, {u"bombardier"_s}));
    match.untilTurn();
    match.choose(u"weapon"_s, u"0:1"_s);
    match.choose(u"bomb.hit"_s, u"in-the-crowd"_s);
    QVERIFY(match.asks(u"end-turn"_s));
    QCOMPARE(match.state().active, 0);
}

void TestMatchActions::aBombIsThrownByARoll_data()
{
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<int>("die");
    QTest::addColumn<bool>("inHisHands");
    const QStringList plain{u"bombardier"_s};
    QTest::newRow("accurate") << plain << 6 << false;
    QTest::newRow("dropped") << plain << 1 << true;
    // Nobody keeps a bomb, however safely he throws a ball: what would be kept is dropped.
    QTest::newRow("not kept") << plain + QStringList{u"safe-throw"_s} << 2 << true;
}

/// As a ball is thrown. Who stands there may leave it (L4675-4676), or it bursts in his hands.
void TestMatchActions::aBombIsThrownByARoll()
{
    QFETCH(QStringList, skills);
    QFETCH(int, die);
    QFETCH(bool, inHisHands);
    MatchSetup setup = taught(u"crp"_s, skills);
    setup.teams[0].rerolls = 0;
    MatchDriver match(setup);
    match.untilTurn();
    match.choose(u"weapon"_s, u"0:1"_s);
    QCOMPARE(match.choices(u"roll.pass"_s), QStringList{u"0:1"_s});
    match.choose(u"roll.pass"_s, u"0:1"_s);
    match.choose(u"bomb.target"_s, u"1:2"_s);
    match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.range"_s, u"long-bomb"_s);
    if (match.asks(u"roll.zones"_s))
        match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(u"roll.die"_s, {die});
    QVERIFY(!match.asks(u"roll.pass"_s)); // not twice
    QCOMPARE(match.asks(u"bomb.catch"_s), !inHisHands);
    if (!inHisHands) {
        match.choose(u"bomb.catch"_s, u"no"_s);
        match.choose(u"bomb.near"_s, QStringList{});
        match.roll(u"armour"_s, {1, 1});
        QCOMPARE(match.player(u"1:2"_s).posture, Posture::Prone);
        QCOMPARE(match.state().active, 0);
        QCOMPARE(match.state().uses.completions, 0); // no pass of the turn
        return;
    }
    match.choose(u"bomb.near"_s, QStringList{});
    match.roll(u"armour"_s, {1, 1});
    QCOMPARE(match.player(u"0:1"_s).posture, Posture::Prone);
    match.untilTurn();
    QCOMPARE(match.state().active, 1);
}

/// A match is played by today's rules: what an earlier Dugout offered beside them stays in the log
/// and is named as what no longer fits, and the match goes on from what does.
void TestMatchActions::whatIsOfferedNoMoreIsNamed()
{
    MatchDriver match(taught(u"crp"_s, {}));
    match.untilTurn();
    push(match);
    const auto group = [](const QString &prompt, const QString &choice) {
        return LogAction{LogAction::Kind::Do, {0, {choosing(prompt, choice)}}, {}};
    };
    MatchSession &session = match.session();
    const size_t played = session.log().groups().size();
    QVERIFY(session.restore({group(u"blitz"_s, u"0:1"_s), group(u"blitz.victim"_s, u"1:1"_s),
                             group(u"block.result"_s, u"pushed"_s),
                             group(u"block.outcome"_s, u"nobody"_s), group(u"foul"_s, u"0:2"_s)}));
    QCOMPARE(session.log().groups().size(), played + 5);
    QCOMPARE(session.rejectedEvents().size(), size_t(5));
    QCOMPARE(session.rejectedEvents().front().group, static_cast<int>(played));
    QVERIFY(session.rejectedEvents().front().reason.message.contains(u"not offered"_s));
    QCOMPARE(session.state().uses.blitzes, 0);
    // Somebody else may: he has acted.
    QVERIFY(!match.choices(u"blitz"_s).contains(u"0:1"_s));
    QVERIFY(match.choices(u"blitz"_s).contains(u"0:2"_s));
}

QTEST_GUILESS_MAIN(TestMatchActions)
#include "tst_matchactions.moc"
