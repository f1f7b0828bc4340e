// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/board.h"
#include "core/match/words/playercard.h"
#include "core/match/words/promptwords.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString own = u"0:1"_s;
const QString mate = u"0:2"_s;
const QString theirs = u"1:1"_s;
const QString other = u"1:2"_s;
const QString die = u"roll.die"_s;

const QStringList editions{u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s};

MatchSetup taught(const QString &ruleset, const QStringList &skills,
                  const QStringList &opponents = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, skills);
    teach(setup.teams[1], 0, opponents);
    setup.options[OptionId(u"special-plays"_s)] = false;
    return setup;
}

/// To a turn of the home side.
void untilHome(MatchDriver &match)
{
    match.untilTurn();
    if (match.state().active != 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
}

/// The first home player rolls for his trait, and lets the roll stand.
void rollTrait(MatchDriver &match, int face, const QString &told = {})
{
    match.choose(u"roll.activation"_s, own);
    if (!told.isEmpty())
        match.choose(u"roll.told"_s, told);
    match.roll(die, {face});
}

void nextHomeTurn(MatchDriver &match)
{
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
}

QStringList nowOf(MatchDriver &match, const QString &ref)
{
    const LanguageScope scope(Language::English);
    return playerCard(match.session().game().context(), match.state(), PlayerRef::fromString(ref))
        .now;
}

/// The tackle zones of the first home player on the square beside him.
int zonesBeside(MatchDriver &match, const QString &ref)
{
    for (const Event &event : board::placing(ref, Square{10, 7}))
        (void)match.refuses(event);
    return board::formation(match.state())
        .tackleZones(Square{11, 7}, board::endOf(PlayerRef::fromString(ref).seat));
}

/// A block at the second player of the other side, who carries the ball and can dump it off.
void beginBlock(MatchDriver &match)
{
    untilHome(match);
    match.choose(u"hand.carrier"_s, theirs);
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
}

void addEditions()
{
    QTest::addColumn<QString>("ruleset");
    for (const QString &edition : editions)
        QTest::newRow(qPrintable(edition)) << edition;
}

} // namespace

/// What a roll leaves behind beyond its turn, and a ball that is dumped off. Lines are those of
/// crp, but for those that name another document.
class TestMatchHindrance final : public QObject
{
    Q_OBJECT

private slots:
    void dazed_data();
    void dazed();
    void itEndsWithTheDrive_data() { addEditions(); }
    void itEndsWithTheDrive();
    void whatWasDeclaredIsSpent_data();
    void whatWasDeclaredIsSpent();
    void theSightIsRolledForBesideTheBlock_data() { traitsAreRolledForBesideTheBlock_data(); }
    void theSightIsRolledForBesideTheBlock();
    void traitsAreRolledForBesideTheBlock_data();
    void traitsAreRolledForBesideTheBlock();
    void aTraitIsRolledForOnceInAnAction();
    void whoBlocksFromTheGroundJumpsUp_data();
    void whoBlocksFromTheGroundJumpsUp();
    void nobodyRollsToGetUpForABlitz();
    void aLonersDieIsToldAsItFell();
    void whoActsIsAwake();
    void whoIsDazedCatchesNothing();
    void whoDoesNotDareHasBlitzed_data() { addEditions(); }
    void whoDoesNotDareHasBlitzed();
    void whoHasToFeedIsKnown_data() { addEditions(); }
    void whoHasToFeedIsKnown();
    void rooted_data() { addEditions(); }
    void rooted();
    void nobodyPushesTheRooted_data() { addEditions(); }
    void nobodyPushesTheRooted();
    void gaze_data() { addEditions(); }
    void gaze();
    void dumpOff_data();
    void dumpOff();
    void dumpOffIsForTheCarrier_data();
    void dumpOffIsForTheCarrier();
    void anInterceptionCostsNobodyHisTurn();
    void cardsArePutAway();
};

void TestMatchHindrance::dazed_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("trait");
    QTest::addColumn<QString>("told");
    QTest::addColumn<bool>("loses"); // his tackle zones
    for (const QString &edition : editions) {
        const auto row = [&edition](const char *name, const QString &trait, const QString &told,
                                    bool loses) {
            QTest::addRow("%s, %s", qPrintable(edition), name) << edition << trait << told << loses;
        };
        row("bone-head", u"bone-head"_s, {}, true); // L4728-4733
        row("really stupid", u"really-stupid"_s, u"helper"_s, true); // L5233-5238
        row("wild animal", u"wild-animal"_s, u"block"_s, false); // L4507-4508
    }
}

/// Until he makes the roll at the beginning of a later action.
void TestMatchHindrance::dazed()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, trait);
    QFETCH(QString, told);
    QFETCH(bool, loses);
    MatchDriver match(taught(ruleset, {trait}));
    untilHome(match);
    rollTrait(match, 1, told);
    match.choose(u"fall"_s, mate); // the roll stands, and the turn is over
    match.untilTurn();
    QCOMPARE(match.player(own).isDazed(), loses);
    QCOMPARE(zonesBeside(match, own), loses ? 0 : 1);
    QCOMPARE(nowOf(match, own).join(u' ').contains(u"no tackle zone"_s), loses);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    rollTrait(match, 6, told);
    QVERIFY(!match.player(own).isDazed());
    QCOMPARE(zonesBeside(match, own), 1);
}

void TestMatchHindrance::itEndsWithTheDrive()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"bone-head"_s}));
    untilHome(match);
    rollTrait(match, 1);
    QVERIFY(match.player(own).isDazed() || match.asks(u"roll-again"_s));
    match.choose(u"touchdown"_s, mate);
    match.untilTurn();
    QVERIFY(!match.player(own).isDazed());
}

void TestMatchHindrance::whatWasDeclaredIsSpent_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("trait");
    QTest::addColumn<QString>("told");
    QTest::addColumn<QString>("declared");
    QTest::addColumn<QString>("gone");
    for (const QString &edition : {u"crp"_s, u"bb2016"_s}) {
        const auto row = [&edition](const char *name, const QString &trait, const QString &told,
                                    const QString &declared, const QString &gone) {
            QTest::addRow("%s, %s", qPrintable(edition), name)
                << edition << trait << told << declared << gone;
        };
        const QString fool = u"bone-head"_s;
        row("bone-head, blitz", fool, {}, u"blitz"_s, u"blitz"_s); // L4726-4731
        row("bone-head, pass", fool, {}, u"pass"_s, u"roll.pass"_s);
        row("bone-head, completion", fool, {}, u"pass"_s, u"completion"_s);
        row("bone-head, hand-off", fool, {}, u"hand-off"_s, u"roll.hand-off"_s);
        row("bone-head, foul", fool, {}, u"foul"_s, u"foul"_s);
        row("really stupid, blitz", u"really-stupid"_s, u"helper"_s, u"blitz"_s, u"blitz"_s);
        row("wild animal, blitz", u"wild-animal"_s, u"block"_s, u"blitz"_s, u"blitz"_s);
        row("take root, blitz", u"take-root"_s, {}, u"blitz"_s, u"blitz"_s); // bb2016 L10680
    }
}

/// His side has lost what he was going to do, for this turn; a move or a block cost it nothing.
void TestMatchHindrance::whatWasDeclaredIsSpent()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, trait);
    QFETCH(QString, told);
    QFETCH(QString, declared);
    QFETCH(QString, gone);
    MatchDriver match(taught(ruleset, {trait}));
    untilHome(match);
    match.putDown(theirs);
    match.choose(u"hand.carrier"_s, mate);
    QVERIFY(match.asks(gone));
    rollTrait(match, 1, told);
    match.keepRoll();
    QVERIFY(match.asks(gone)); // nobody has to say what it was
    QVERIFY(match.choices(u"trait.declared"_s).contains(declared));
    match.choose(u"trait.declared"_s, declared);
    QVERIFY(!match.asks(u"trait.declared"_s));
    QVERIFY(!match.asks(gone));
    QVERIFY(!match.choices(u"block"_s).contains(own));
    nextHomeTurn(match);
    QVERIFY(match.asks(u"blitz"_s));
}

/// Too revolted to block on his blitz, he has blitzed all the same (L4541-4547); nothing else can
/// have been declared for it.
void TestMatchHindrance::whoDoesNotDareHasBlitzed()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {}, {u"foul-appearance"_s}));
    untilHome(match);
    match.choose(u"roll.foul-appearance"_s, own);
    match.choose(u"roll.partner"_s, theirs);
    match.roll(die, {1});
    match.keepRoll();
    QVERIFY(match.asks(u"blitz"_s)); // it may have been a block
    QCOMPARE(match.choices(u"trait.declared"_s), QStringList{u"blitz"_s});
    match.choose(u"trait.declared"_s, u"blitz"_s);
    QVERIFY(!match.asks(u"blitz"_s));
    QCOMPARE(match.state().active, 0);
}

/// Where the block is asked for, too: it is lost, and on a blitz he may move on.
void TestMatchHindrance::theSightIsRolledForBesideTheBlock()
{
    QFETCH(QString, attack);
    QFETCH(int, face);
    MatchDriver match(taught(u"crp"_s, {}, {u"foul-appearance"_s}));
    untilHome(match);
    match.choose(attack, own);
    match.choose(attack + u".victim"_s, theirs);
    match.choose(u"roll.foul-appearance"_s, own);
    match.roll(die, {face});
    match.keepRoll();
    QVERIFY(!match.asks(u"trait.declared"_s));
    QCOMPARE(match.asks(u"block.result"_s), face > 1);
    if (face > 1)
        return;
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(!match.choices(u"block"_s).contains(own));
    QCOMPARE(match.asks(u"blitz"_s), attack == u"block"_s);
    QCOMPARE(match.choices(u"roll.dodge"_s).contains(own), attack == u"blitz"_s);
}

void TestMatchHindrance::traitsAreRolledForBesideTheBlock_data()
{
    QTest::addColumn<QString>("attack");
    QTest::addColumn<int>("face"); // two more for an attack (L4503-4506)
    QTest::newRow("block, fails") << u"block"_s << 1;
    QTest::newRow("block, succeeds") << u"block"_s << 2;
    QTest::newRow("blitz, fails") << u"blitz"_s << 1;
    QTest::newRow("blitz, succeeds") << u"blitz"_s << 2;
}

/// Whom he attacks and how is known there: nothing is asked but the die, nor what he had declared.
void TestMatchHindrance::traitsAreRolledForBesideTheBlock()
{
    QFETCH(QString, attack);
    QFETCH(int, face);
    MatchDriver match(taught(u"crp"_s, {u"wild-animal"_s}));
    untilHome(match);
    match.choose(attack, own);
    match.choose(attack + u".victim"_s, theirs);
    {
        const LanguageScope scope(Language::English);
        QCOMPARE(wordsOf(match, u"roll.activation"_s).title, u"Wild Animal"_s);
    }
    match.choose(u"roll.activation"_s, own);
    QVERIFY(match.asks(die));
    match.roll(die, {face});
    match.keepRoll();
    QVERIFY(!match.asks(u"trait.declared"_s));
    QCOMPARE(match.asks(u"block.result"_s), face > 1);
    QVERIFY(!match.asks(u"roll.activation"_s));
    if (face > 1)
        return;
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(!match.choices(u"block"_s).contains(own));
    QCOMPARE(match.asks(u"blitz"_s), attack == u"block"_s);
    QVERIFY(!match.choices(u"roll.dodge"_s).contains(own)); // he stays where he is
}

/// It belongs to the action, not to each block of it.
void TestMatchHindrance::aTraitIsRolledForOnceInAnAction()
{
    MatchDriver match(taught(u"crp"_s, {u"wild-animal"_s, u"frenzy"_s}));
    untilHome(match);
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    QVERIFY(match.asks(u"roll.activation"_s)); // nobody has to
    match.choose(u"block.result"_s, u"pushed"_s);
    match.choose(u"block.outcome"_s, u"nobody"_s);
    match.choose(u"block-again"_s, u"yes"_s);
    QVERIFY(match.asks(u"block.result"_s));
    QVERIFY(!match.asks(u"roll.activation"_s));
}

void TestMatchHindrance::whoBlocksFromTheGroundJumpsUp_data()
{
    QTest::addColumn<int>("face"); // AG 3 and two more (L4822-4828)
    QTest::newRow("stays down") << 1;
    QTest::newRow("is up") << 2;
}

void TestMatchHindrance::whoBlocksFromTheGroundJumpsUp()
{
    QFETCH(int, face);
    MatchDriver match(taught(u"crp"_s, {u"jump-up"_s}));
    untilHome(match);
    match.putDown(own);
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    match.choose(u"roll.jump-up"_s, own);
    match.roll(die, {face});
    QCOMPARE(match.asks(u"block.result"_s), face > 1);
    QVERIFY(!match.asks(u"roll.jump-up"_s));
    if (face > 1)
        return;
    QVERIFY(!match.choices(u"block"_s).contains(own));
    match.choose(u"block"_s, mate); // the roll stands
    QCOMPARE(match.player(own).posture, Posture::Prone);
}

/// Who stands, and who gets up for anything else, rolls for nothing (L4819-4822).
void TestMatchHindrance::nobodyRollsToGetUpForABlitz()
{
    MatchDriver match(taught(u"crp"_s, {u"jump-up"_s}));
    untilHome(match);
    match.putDown(own);
    match.choose(u"blitz"_s, own);
    match.choose(u"blitz.victim"_s, theirs);
    QVERIFY(match.asks(u"block.result"_s));
    QVERIFY(!match.asks(u"roll.jump-up"_s));
}

/// A three fails, and the log does not make a four of it; it says so within the line.
void TestMatchHindrance::aLonersDieIsToldAsItFell()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s, u"loner"_s}));
    untilHome(match);
    rollTrait(match, 1);
    match.choose(u"roll-again"_s, u"team"_s);
    QVERIFY(match.asks(u"loner-die"_s));
    Event event;
    event.prompt = u"loner-die"_s;
    event.dice = {3};
    for (const auto &[language, told] :
         {std::pair{Language::English, u"3, fails"_s}, std::pair{Language::Spanish, u"3, falla"_s},
          std::pair{Language::German, u"3, misslingt"_s}}) {
        const LanguageScope scope(language);
        const QString line = match.session().game().line(match.state(), event);
        QVERIFY2(!line.contains(u'=') && line.contains(told), qPrintable(line));
    }
}

/// Coaches need not roll for traits: who acts has made it.
void TestMatchHindrance::whoActsIsAwake()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    rollTrait(match, 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    QVERIFY(match.player(own).isDazed());
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.choose(u"roll.going-for-it"_s, own);
    QVERIFY(match.player(own).isDazed()); // that is asked first
    match.confirm(u"asked.ourselves"_s);
    QVERIFY(!match.player(own).isDazed());
}

/// Neither does he walk any more in this turn, nor intercept or catch until it is over.
void TestMatchHindrance::whoIsDazedCatchesNothing()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    rollTrait(match, 1);
    if (match.asks(u"roll-again"_s))
        match.choose(u"hand.carrier"_s, mate); // by hand, and the roll stands
    match.choose(u"roll.going-for-it"_s, mate);
    match.roll(die, {6});
    QVERIFY(match.player(own).isDazed());
    QVERIFY(!match.choices(u"roll.dodge"_s).contains(own));
    QVERIFY(!match.choices(u"roll.catch"_s).contains(own));
    match.choose(u"roll.hand-off"_s, mate);
    QVERIFY(!match.choices(u"hand-off.partner"_s).contains(own));
}

/// Until he has bitten somebody, for he may do more before (L5293-5298).
void TestMatchHindrance::whoHasToFeedIsKnown()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"blood-lust"_s}));
    untilHome(match);
    rollTrait(match, 1);
    match.choose(u"roll.going-for-it"_s, mate); // nobody rolls again
    match.roll(die, {6});
    QVERIFY(nowOf(match, own).contains(u"has to feed"_s));
    QVERIFY(!nowOf(match, mate).contains(u"has to feed"_s));
    match.choose(u"thirst"_s, own);
    match.choose(u"thirst.victim"_s, mate);
    match.untilTurn();
    QVERIFY(!nowOf(match, own).contains(u"has to feed"_s));
}

/// He stays where he is until he is knocked down (L4803-4815), and may still block.
void TestMatchHindrance::rooted()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"take-root"_s}));
    untilHome(match);
    rollTrait(match, 1);
    match.choose(u"roll.going-for-it"_s, mate);
    match.roll(die, {6});
    QVERIFY(match.player(own).isRooted());
    QCOMPARE(match.player(own).profile().movement, 0);
    QVERIFY(nowOf(match, own).join(u' ').contains(u"stays put"_s));
    QVERIFY(!match.choices(u"blitz"_s).contains(own));
    QVERIFY(!match.choices(u"roll.dodge"_s).contains(own));
    QVERIFY(match.choices(u"block"_s).contains(own));
    nextHomeTurn(match);
    QVERIFY(match.player(own).isRooted());
    match.putDown(own);
    QVERIFY(!match.player(own).isRooted());
    QVERIFY(match.player(own).profile().movement > 0);
}

/// Not for any reason (L4807-4808, bb2016 L10675-10676), so nobody gets him into the crowd.
void TestMatchHindrance::nobodyPushesTheRooted()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"take-root"_s}));
    untilHome(match);
    rollTrait(match, 1);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    match.choose(u"block"_s, theirs);
    match.choose(u"block.victim"_s, own);
    match.choose(u"block.result"_s, u"pushed"_s);
    QVERIFY(!match.asks(u"block.outcome"_s));
    QVERIFY(match.player(own).isOnPitch());
    QCOMPARE(match.player(own).posture, Posture::Standing);
    QVERIFY(match.player(own).isRooted());
}

/// The victim has no tackle zones until his next action (L5014-5019).
void TestMatchHindrance::gaze()
{
    QFETCH(QString, ruleset);
    MatchDriver match(taught(ruleset, {u"hypnotic-gaze"_s}));
    untilHome(match);
    match.choose(u"roll.hypnotic-gaze"_s, own);
    match.choose(u"roll.partner"_s, theirs);
    if (match.asks(u"roll.zones"_s))
        match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {6});
    QVERIFY(match.player(theirs).isDazed());
    QVERIFY(match.state().uses.acted.contains(own));
    QCOMPARE(zonesBeside(match, theirs), 0);
    QVERIFY(!match.choices(u"interception"_s).contains(theirs));
    QVERIFY(match.choices(u"interception"_s).contains(other));
    match.choose(u"hand.carrier"_s, mate);
    match.choose(u"roll.pass"_s, mate);
    match.choose(u"pass.partner"_s, u"0:3"_s);
    QVERIFY(!match.choices(u"pass.interceptor"_s).contains(theirs));
    QVERIFY(match.choices(u"pass.interceptor"_s).contains(other));
    match.untilTurn();
    while (match.state().active == 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    match.choose(u"roll.dodge"_s, theirs);
    QVERIFY(!match.player(theirs).isDazed());
}

void TestMatchHindrance::dumpOff_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("face"); // of the pass
    QTest::addColumn<int>("caught"); // of the catch
    for (const QString &edition : editions) {
        QTest::addRow("%s, caught", qPrintable(edition)) << edition << 6 << 6;
        QTest::addRow("%s, dropped", qPrintable(edition)) << edition << 6 << 1;
        QTest::addRow("%s, fumbled", qPrintable(edition)) << edition << 1 << 0;
    }
}

/// A quick pass before the block, which goes on; nobody's turn ends by it (L4610-4620).
void TestMatchHindrance::dumpOff()
{
    QFETCH(QString, ruleset);
    QFETCH(int, face);
    QFETCH(int, caught);
    MatchDriver match(taught(ruleset, {}, {u"dump-off"_s}));
    beginBlock(match);
    QVERIFY(match.choices(u"block.dump-off"_s).contains(other));
    for (const Prompt &prompt : match.session().prompts()) {
        const PromptWords words = promptWords(match.session().game().context(), match.state(),
                                              match.state().agenda.back(), prompt);
        if (prompt.id == u"block.result"_s || prompt.id == u"block.dump-off"_s)
            QCOMPARE(words.detail.isEmpty(), prompt.id == u"block.dump-off"_s);
    }
    match.choose(u"block.dump-off"_s, other);
    if (match.asks(u"pass.interceptor"_s))
        match.choose(u"pass.interceptor"_s, u"none"_s);
    match.choose(u"roll.zones"_s, u"1"_s);
    match.roll(die, {face});
    if (caught > 0) {
        match.choose(u"roll.zones"_s, u"0"_s);
        match.roll(die, {caught});
    }
    if (match.asks(u"ball.lands"_s))
        match.choose(u"ball.lands"_s, u"on-the-ground"_s);
    QCOMPARE(match.state().carrier.toString(), caught == 6 ? other : QString());
    QCOMPARE(match.player(theirs).achievements.completions, caught == 6 ? 1 : 0);
    QVERIFY(match.asks(u"block.result"_s));
    QVERIFY(!match.asks(u"block.dump-off"_s)); // once
    match.choose(u"block.result"_s, u"pushed"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
    QCOMPARE(match.state().uses.completions, 0); // the side at play may still pass
}

void TestMatchHindrance::dumpOffIsForTheCarrier_data()
{
    QTest::addColumn<QStringList>("skills");
    QTest::addColumn<QString>("carrier");
    QTest::addColumn<bool>("offered");
    QTest::newRow("carries it") << QStringList{u"dump-off"_s} << theirs << true;
    QTest::newRow("somebody else does") << QStringList{u"dump-off"_s} << other << false;
    QTest::newRow("nobody does") << QStringList{u"dump-off"_s} << u"none"_s << false;
    QTest::newRow("cannot") << QStringList{} << theirs << false;
}

void TestMatchHindrance::dumpOffIsForTheCarrier()
{
    QFETCH(QStringList, skills);
    QFETCH(QString, carrier);
    MatchDriver match(taught(u"crp"_s, {}, skills));
    untilHome(match);
    match.choose(u"hand.carrier"_s, carrier);
    match.choose(u"block"_s, own);
    match.choose(u"block.victim"_s, theirs);
    QTEST(match.asks(u"block.dump-off"_s), "offered");
}

void TestMatchHindrance::anInterceptionCostsNobodyHisTurn()
{
    MatchDriver match(taught(u"crp"_s, {}, {u"dump-off"_s}));
    beginBlock(match);
    match.choose(u"block.dump-off"_s, other);
    match.choose(u"pass.interceptor"_s, mate);
    match.choose(u"roll.zones"_s, u"0"_s);
    match.roll(die, {6});
    QCOMPARE(match.state().carrier.toString(), mate);
    QCOMPARE(match.player(mate).achievements.interceptions, 1);
    QVERIFY(match.asks(u"block.result"_s));
    match.choose(u"block.result"_s, u"pushed"_s);
    match.untilTurn();
    QCOMPARE(match.state().active, 0);
}

/// A card that is put away is offered nowhere, until it is taken up again.
void TestMatchHindrance::cardsArePutAway()
{
    MatchSetup setup = plainSetup(u"bb2016"_s);
    setup.league = true;
    MatchDriver match(setup);
    match.untilTurn();
    const Seat seat = match.state().sides[0].cards.isEmpty() ? 1 : 0;
    const QString rest = seat == 0 ? u"hand.rest.home"_s : u"hand.rest.away"_s;
    const QStringList held = cardNames(match.state().side(seat).cards);
    QVERIFY(!held.isEmpty());
    const auto isOffered = [&match](const QString &card) {
        const std::vector<Prompt> prompts = match.session().prompts();
        return std::any_of(prompts.begin(), prompts.end(), [&card](const Prompt &each) {
            return !each.id.startsWith(u"hand.rest.") && each.choices.contains(card);
        });
    };
    for (const QString &card : held)
        match.choose(rest, card);
    for (int turn = 0; turn < 3; ++turn) {
        for (const QString &card : held)
            QVERIFY2(!isOffered(card), qPrintable(card));
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
    QCOMPARE(match.choices(rest), held); // he has them still
    match.choose(rest, held.first());
    QVERIFY(!cardNames(match.state().occasion.cardsRested).contains(held.first()));
}

QTEST_GUILESS_MAIN(TestMatchHindrance)
#include "tst_matchhindrance.moc"
