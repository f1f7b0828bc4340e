// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/effects/ongoing.h"
#include "core/match/rolls/walk.h"
#include "core/match/state/board.h"
#include "core/text/languagescope.h"
#include "tests/support/matchreading.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString own = u"0:1"_s;
const QString mate = u"0:2"_s;
const QString theirs = u"1:1"_s;
const QStringList editions{u"crp"_s, u"lrb4"_s, u"lrb5"_s, u"bb2016"_s};

MatchSetup taught(const QString &ruleset, const QStringList &skills,
                  const QStringList &opponents = {})
{
    MatchSetup setup = plainSetup(ruleset);
    teach(setup.teams[0], 0, skills);
    teach(setup.teams[1], 0, opponents);
    setup.options[OptionId(u"special-plays"_s)] = false;
    for (Team &team : setup.teams)
        team.rerolls = 0;
    return setup;
}

void untilHome(MatchDriver &match)
{
    match.untilTurn();
    if (match.state().active != 0) {
        match.confirm(u"end-turn"_s);
        match.untilTurn();
    }
}

void show(MatchDriver &match, const QString &who, Square square)
{
    for (const Event &event : board::placing(who, square))
        QVERIFY(match.session().act({0, {event}}));
}

} // namespace

/// What a player has to roll before he does what was declared for him is asked then, and a failure
/// has what follows from it. Lines are those of crp, but for those that name another document.
class TestAskedRolls final : public QObject
{
    Q_OBJECT

private slots:
    void everyActionAsksFirst_data();
    void everyActionAsksFirst();
    void aFailureLosesTheAction_data();
    void aFailureLosesTheAction();
    void whatWasDeclaredIsSpent_data();
    void whatWasDeclaredIsSpent();
    void onTheWayItIsAskedWhatWasDeclared();
    void wildAnimalsKnowWhatTheyAreFor();
    void helpersAreSeenOnThePitch();
    void whoTakesRootMayBlock();
    void whoThirstsMayMoveInstead();
    void whoGetsUpRollsFirst();
    void itMayBeRolledAgain();
    void askedOnceInATurn();
    void theCoachesDoItThemselves();
    void askedFromTheStartOrNot();
    void earlierJournalsGoOn_data();
    void earlierJournalsGoOn();
    void theSightIsAskedFor_data();
    void theSightIsAskedFor();
    void theWayBeginsWithIt();
};

void TestAskedRolls::everyActionAsksFirst_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("next");
    for (const QString &edition : editions) {
        for (const auto &[action, next] : {std::pair{u"block"_s, u"block.victim"_s},
                                           {u"blitz"_s, u"blitz.victim"_s},
                                           {u"roll.dodge"_s, u"roll.zones"_s},
                                           {u"roll.going-for-it"_s, u"roll.die"_s},
                                           {u"roll.pick-up"_s, u"roll.zones"_s},
                                           {u"roll.pass"_s, u"pass.partner"_s},
                                           {u"roll.hand-off"_s, u"hand-off.partner"_s},
                                           {u"foul"_s, u"foul.victim"_s}})
            if (edition != u"lrb4"_s || action != u"foul"_s)
                QTest::addRow("%s, %s", qPrintable(edition), qPrintable(action))
                    << edition << action << next;
    }
}

/// L4721-4724: after an action is declared and before it is taken.
void TestAskedRolls::everyActionAsksFirst()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(QString, next);
    MatchDriver match(taught(ruleset, {u"bone-head"_s}));
    untilHome(match);
    match.putDown(theirs);
    match.choose(action, own);
    QVERIFY(match.asks(u"asked.die"_s));
    QVERIFY(!match.asks(next));
    match.roll(u"asked.die"_s, {2});
    QVERIFY2(match.asks(next), qPrintable(match.offered().join(u' ')));
    // Nobody else is asked.
    MatchDriver other(taught(ruleset, {u"bone-head"_s}));
    untilHome(other);
    other.putDown(theirs);
    other.choose(action, mate);
    QVERIFY(other.asks(next));
}

void TestAskedRolls::aFailureLosesTheAction_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("trait");
    QTest::addColumn<QString>("told");
    QTest::addColumn<int>("fails");
    QTest::addColumn<bool>("dazed");
    for (const QString &edition : editions) {
        const auto row = [&edition](const char *trait, const QString &told, int fails, bool dazed) {
            QTest::addRow("%s, %s %s", qPrintable(edition), trait, qPrintable(told))
                << edition << QString::fromLatin1(trait) << told << fails << dazed;
        };
        row("bone-head", {}, 1, true); // L4728-4733
        row("really-stupid", u"alone"_s, 3, true); // L5229-5238
        row("really-stupid", u"helper"_s, 1, true);
        row("wild-animal", {}, 1, false); // a block: L4505-4508
    }
}

void TestAskedRolls::aFailureLosesTheAction()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, trait);
    QFETCH(QString, told);
    QFETCH(int, fails);
    QFETCH(bool, dazed);
    for (const bool failed : {true, false}) {
        MatchDriver match(taught(ruleset, {trait}));
        untilHome(match);
        match.choose(u"block"_s, own);
        if (!told.isEmpty())
            match.choose(u"asked.told"_s, told);
        if (told.isEmpty())
            match.roll(u"asked.die"_s, {failed ? fails : fails + 1});
        else
            match.roll(u"roll.die"_s, {failed ? fails : fails + 1});
        QCOMPARE(match.asks(u"block.victim"_s), !failed);
        QCOMPARE(match.player(own).isDazed(), failed && dazed);
        if (failed) {
            QVERIFY(match.asks(u"end-turn"_s)); // and no turnover
            QVERIFY(!match.choices(u"block"_s).contains(own));
            QVERIFY(!match.choices(u"roll.dodge"_s).contains(own));
        }
    }
}

void TestAskedRolls::whatWasDeclaredIsSpent_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<bool>("spent");
    for (const QString &edition : editions) {
        for (const auto &[action, spent] : {std::pair{u"block"_s, false},
                                            {u"blitz"_s, true},
                                            {u"foul"_s, true},
                                            {u"roll.pass"_s, true},
                                            {u"roll.hand-off"_s, true}})
            if (edition != u"lrb4"_s || action != u"foul"_s)
                QTest::addRow("%s, %s", qPrintable(edition), qPrintable(action))
                    << edition << action << spent;
    }
}

/// L4727-4730: nobody else of the team may declare it in this turn.
void TestAskedRolls::whatWasDeclaredIsSpent()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(bool, spent);
    MatchDriver match(taught(ruleset, {u"bone-head"_s}));
    untilHome(match);
    match.putDown(theirs);
    match.choose(action, own);
    match.roll(u"asked.die"_s, {1});
    QVERIFY(!match.asks(u"trait.declared"_s)); // that is known
    QCOMPARE(match.choices(action).contains(mate), !spent);
}

/// He may have been on his way to anything.
void TestAskedRolls::onTheWayItIsAskedWhatWasDeclared()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    match.choose(u"roll.dodge"_s, own);
    match.roll(u"asked.die"_s, {1});
    QVERIFY(match.asks(u"trait.declared"_s));
    QVERIFY(!match.asks(u"roll.die"_s));
    match.choose(u"trait.declared"_s, u"blitz"_s);
    QVERIFY(match.choices(u"blitz"_s).isEmpty());
}

/// L4504-4506: two more for a block or a blitz.
void TestAskedRolls::wildAnimalsKnowWhatTheyAreFor()
{
    const LanguageScope english(Language::English);
    const auto needed = [](const QString &action) {
        MatchDriver match(taught(u"crp"_s, {u"wild-animal"_s}));
        untilHome(match);
        match.choose(action, own);
        return match.asks(u"asked.told"_s) ? u"told"_s
                                           : wordsOf(match, u"asked.die"_s).title.section(u' ', -1);
    };
    QCOMPARE(needed(u"block"_s), u"2+"_s);
    QCOMPARE(needed(u"blitz"_s), u"2+"_s);
    QCOMPARE(needed(u"roll.pass"_s), u"4+"_s);
    QCOMPARE(needed(u"roll.dodge"_s), u"told"_s); // perhaps to a blitz
}

/// L5224-5228.
void TestAskedRolls::helpersAreSeenOnThePitch()
{
    for (const bool near : {true, false}) {
        MatchDriver match(taught(u"crp"_s, {u"really-stupid"_s}));
        untilHome(match);
        show(match, own, {5, 5});
        show(match, mate, near ? Square{6, 6} : Square{8, 8});
        match.choose(u"block"_s, own);
        const auto asked = match.session().prompts();
        const auto told = std::find_if(asked.begin(), asked.end(), [](const Prompt &prompt) {
            return prompt.id == u"asked.told"_s;
        });
        QVERIFY(told != asked.end());
        QCOMPARE(told->usual, near ? u"helper"_s : u"alone"_s);
    }
}

/// L4803-4815: he blocks from where he stands, but not in a blitz, and goes nowhere.
void TestAskedRolls::whoTakesRootMayBlock()
{
    const auto after = [](const QString &action) {
        MatchDriver match(taught(u"crp"_s, {u"take-root"_s}));
        untilHome(match);
        match.choose(action, own);
        match.roll(u"asked.die"_s, {1});
        return match;
    };
    MatchDriver blocks = after(u"block"_s);
    QVERIFY(blocks.asks(u"block.victim"_s));
    QVERIFY(blocks.player(own).isRooted());
    MatchDriver blitzes = after(u"blitz"_s);
    QVERIFY(!blitzes.asks(u"blitz.victim"_s));
    QVERIFY(!blitzes.choices(u"block"_s).contains(own));
    QVERIFY(blitzes.choices(u"blitz"_s).isEmpty());
    MatchDriver dodges = after(u"roll.dodge"_s);
    QVERIFY(!dodges.asks(u"roll.die"_s));
    QVERIFY(!dodges.choices(u"roll.dodge"_s).contains(own));
    MatchDriver passes = after(u"roll.pass"_s);
    QVERIFY(passes.asks(u"pass.partner"_s));
}

/// L5291-5296.
void TestAskedRolls::whoThirstsMayMoveInstead()
{
    MatchDriver match(taught(u"crp"_s, {u"blood-lust"_s}));
    untilHome(match);
    match.choose(u"block"_s, own);
    match.roll(u"asked.die"_s, {1});
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(match.player(own).hasMark(TurnMark::Thirsty));
    QVERIFY(match.choices(u"block"_s).contains(own));
    QVERIFY(match.choices(u"roll.going-for-it"_s).contains(own));
    match.choose(u"block"_s, own);
    QVERIFY(match.asks(u"block.victim"_s)); // he has rolled
}

void TestAskedRolls::whoGetsUpRollsFirst()
{
    for (const int face : {1, 2}) {
        MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
        untilHome(match);
        match.putDown(own);
        match.putDown(mate);
        match.choose(u"stand-up"_s, QStringList{own, mate});
        QCOMPARE(match.player(mate).posture, Posture::Standing);
        QCOMPARE(match.player(own).posture, Posture::Prone);
        match.roll(u"asked.die"_s, {face});
        QCOMPARE(match.player(own).posture, face == 1 ? Posture::Prone : Posture::Standing);
        QVERIFY(match.asks(u"end-turn"_s));
    }
}

void TestAskedRolls::itMayBeRolledAgain()
{
    MatchSetup setup = taught(u"crp"_s, {u"bone-head"_s});
    setup.teams[0].rerolls = 1;
    MatchDriver match(setup);
    untilHome(match);
    match.choose(u"block"_s, own);
    match.roll(u"asked.die"_s, {1});
    QVERIFY(match.asks(u"roll-again"_s));
    match.choose(u"roll-again"_s, u"team"_s);
    match.roll(u"roll.die"_s, {4});
    QVERIFY(match.asks(u"block.victim"_s));
}

void TestAskedRolls::askedOnceInATurn()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    match.choose(u"roll.going-for-it"_s, own);
    match.roll(u"asked.die"_s, {5});
    match.roll(u"roll.die"_s, {5});
    match.choose(u"blitz"_s, own);
    QVERIFY(match.asks(u"blitz.victim"_s));
}

void TestAskedRolls::theCoachesDoItThemselves()
{
    const LanguageScope english(Language::English);
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    match.choose(u"block"_s, own);
    match.confirm(u"asked.ourselves"_s);
    QVERIFY(match.asks(u"block.victim"_s));
    QVERIFY(newestLine(match).contains(u"no longer asked for"_s));
    QVERIFY(match.session().undo());
    QVERIFY(match.asks(u"asked.die"_s));
    match.choose(u"hand.rolls"_s, u"ourselves"_s);
    QVERIFY(match.asks(u"block.victim"_s));
    match.choose(u"block.victim"_s, theirs);
    QVERIFY(match.asks(u"roll.activation"_s)); // still there to be rolled for
    match.choose(u"block.result"_s, u"both-down"_s);
    match.untilTurn();
    match.choose(u"hand.rolls"_s, u"asked"_s);
    untilHome(match);
    match.choose(u"roll.pass"_s, own);
    QVERIFY(match.asks(u"asked.die"_s));
}

void TestAskedRolls::askedFromTheStartOrNot()
{
    MatchSetup setup = taught(u"crp"_s, {u"bone-head"_s});
    setup.options[OptionId(u"ask-rolls"_s)] = false;
    MatchDriver match(setup);
    untilHome(match);
    match.choose(u"block"_s, own);
    QVERIFY(match.asks(u"block.victim"_s));
    // Nobody has a trait: there is nothing to change.
    MatchDriver plain(plainSetup());
    plain.untilTurn();
    QVERIFY(!plain.asks(u"hand.rolls"_s));
}

void TestAskedRolls::earlierJournalsGoOn_data()
{
    QTest::addColumn<std::vector<Event>>("events");
    const auto chose = [](const QString &prompt, Seat seat, const QString &choice) {
        Event event;
        event.prompt = prompt;
        event.seat = seat;
        event.choices = {choice};
        return event;
    };
    const auto rolled = [](const QString &prompt, std::vector<int> dice) {
        Event event;
        event.prompt = prompt;
        event.seat = 0;
        event.dice = std::move(dice);
        return event;
    };
    QTest::newRow("a block") << std::vector{chose(u"block"_s, 0, own),
                                            chose(u"block.victim"_s, 0, theirs),
                                            chose(u"block.result"_s, 0, u"defender-down"_s)};
    QTest::newRow("a dodge") << std::vector{chose(u"roll.dodge"_s, 0, own),
                                            chose(u"roll.zones"_s, 0, u"0"_s),
                                            rolled(u"roll.die"_s, {6})};
    QTest::newRow("a roll for a trait") << std::vector{
        chose(u"roll.activation"_s, 0, own), rolled(u"roll.die"_s, {6}), chose(u"blitz"_s, 0, own),
        chose(u"blitz.victim"_s, 0, theirs), chose(u"block.result"_s, 0, u"pushed"_s)};
}

/// What was entered before it was asked leads where it led.
void TestAskedRolls::earlierJournalsGoOn()
{
    QFETCH(std::vector<Event>, events);
    const auto play = [&events](bool asks) {
        MatchSetup setup = taught(u"crp"_s, {u"bone-head"_s}, {u"foul-appearance"_s});
        MatchDriver match(setup);
        untilHome(match);
        if (!asks)
            match.choose(u"hand.rolls"_s, u"ourselves"_s);
        std::vector<LogAction> lines;
        for (const EventGroup &group : match.session().log().groups())
            lines.push_back({LogAction::Kind::Do, group, {}});
        for (const Event &event : events)
            lines.push_back({LogAction::Kind::Do, {0, {event}}, {}});
        MatchSession earlier(match.session().game());
        (void)earlier.restore(lines);
        return earlier;
    };
    const MatchSession now = play(true);
    const MatchSession ourselves = play(false);
    QVERIFY(now.rejectedEvents().empty());
    QCOMPARE(now.prompts().front().id, ourselves.prompts().front().id);
    QCOMPARE(now.state().uses, ourselves.state().uses);
}

void TestAskedRolls::theSightIsAskedFor_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<QString>("action");
    QTest::addColumn<int>("face");
    for (const QString &edition : editions) {
        for (const QString &action : {u"block"_s, u"blitz"_s}) {
            for (const int face : {1, 2})
                QTest::addRow("%s, %s, %d", qPrintable(edition), qPrintable(action), face)
                    << edition << action << face;
        }
    }
}

/// L4541-4547.
void TestAskedRolls::theSightIsAskedFor()
{
    QFETCH(QString, ruleset);
    QFETCH(QString, action);
    QFETCH(int, face);
    MatchDriver match(taught(ruleset, {}, {u"foul-appearance"_s}));
    untilHome(match);
    match.choose(action, own);
    match.choose(action + u".victim"_s, theirs);
    QVERIFY(match.asks(u"asked.die"_s));
    match.roll(u"asked.die"_s, {face});
    QCOMPARE(match.asks(u"block.result"_s), face == 2);
    if (face == 2) {
        QVERIFY(!match.asks(u"roll.foul-appearance"_s)); // that was it
        return;
    }
    QVERIFY(match.asks(u"end-turn"_s));
    QVERIFY(!match.choices(u"block"_s).contains(own));
    QCOMPARE(match.choices(u"blitz"_s).isEmpty(), action == u"blitz"_s);
}

/// A way over the pitch begins with it, and goes on once it succeeded.
void TestAskedRolls::theWayBeginsWithIt()
{
    MatchDriver match(taught(u"crp"_s, {u"bone-head"_s}));
    untilHome(match);
    show(match, own, {5, 5});
    const MatchContext &context = match.session().game().context();
    const auto way = [&] { return Walks(context, match.state(), own).to({8, 5}); };
    QVERIFY(match.session().act({0, walking(own, *way())}));
    QVERIFY(match.asks(u"roll.die"_s));
    QCOMPARE(match.state().board.value(own), (Square{5, 5}));
    match.roll(u"roll.die"_s, {2});
    QVERIFY(match.session().act({0, walking(own, *way())}));
    QCOMPARE(match.state().board.value(own), (Square{8, 5}));
}

QTEST_GUILESS_MAIN(TestAskedRolls)
#include "tst_askedrolls.moc"
