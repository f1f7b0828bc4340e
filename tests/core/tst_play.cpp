// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/session.h"
#include "core/play/turnclock.h"
#include "core/play/withoutrejectedevents.h"
#include "tests/support/allanswers.h"
#include "tests/support/scripteddice.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

/// The smallest game that has everything: roll a die, then choose to add or to drop it; at ten
/// points or more it is over.
struct Addition
{
    struct State
    {
        int points = 0;
        int pending = 0;
        bool operator==(const State &) const = default;
    };

    [[nodiscard]] static State start() { return {}; }

    [[nodiscard]] static std::vector<Prompt> prompts(const State &state)
    {
        if (state.points >= 10)
            return {};
        Prompt prompt;
        if (state.pending == 0) {
            prompt.id = u"roll"_s;
            prompt.kind = PromptKind::Dice;
            prompt.dice = DiceNotation::parse(u"D6");
        } else {
            prompt.id = u"keep"_s;
            prompt.kind = PromptKind::Choice;
            prompt.choices = {u"add"_s, u"drop"_s};
        }
        return {prompt};
    }

    [[nodiscard]] static Result<void> apply(State &state, const Event &event)
    {
        if (event.prompt == u"roll"_s) {
            state.pending = event.dice[0];
        } else {
            state.points += event.choice() == u"add"_s ? state.pending : 0;
            state.pending = 0;
        }
        return {};
    }
};

EventGroup rolled(int die)
{
    Event event;
    event.prompt = u"roll"_s;
    event.dice = {die};
    return {0, {event}};
}

EventGroup chosen(const QString &choice)
{
    Event event;
    event.prompt = u"keep"_s;
    event.choices = {choice};
    return {0, {event}};
}

} // namespace

class TestPlay final : public QObject
{
    Q_OBJECT

private slots:
    void statesFollowFromEvents();
    void wrongAnswersChangeNothing_data();
    void wrongAnswersChangeNothing();
    void aGroupIsTakenWholeOrNotAtAll();
    void undoAndRedoGoAllTheWay();
    void aNewActionForgetsWhatWasUndone();
    void correctionsShowWhatNoLongerFits();
    void whatNoLongerFitsCanBeTakenOut();
    void longHistoriesAreFoldedAsFromTheStart();
    void aKeptStateStandsForWhatLedToIt();
    void whatAnEarlierVersionPlayedStands();
    void whatAnEarlierVersionPlayedIsToldAsFarAsItFits();
    void whatCannotBeKeptDoesNotHappen();
    void historyLinesComeBackFromJson();
    void randomAnswersAlwaysFit();
    void limitsAreSaidAsTheLanguageWritesThem();
    void allAnswersCountsTheDice();
    void theClockNeverGivesTimeBack();
};

void TestPlay::statesFollowFromEvents()
{
    Session<Addition> session{Addition()};
    QVERIFY(session.act(rolled(6)));
    QVERIFY(session.act(chosen(u"add"_s)));
    QVERIFY(session.act(rolled(3)));
    QVERIFY(session.act(chosen(u"drop"_s)));
    QCOMPARE(session.state().points, 6);
    QCOMPARE(session.stateAfter(1).pending, 6);
    QCOMPARE(session.stateAfter(0), Addition::State{});
    QVERIFY(session.act(rolled(4)));
    QVERIFY(session.act(chosen(u"add"_s)));
    QVERIFY(session.prompts().empty());
}

void TestPlay::wrongAnswersChangeNothing_data()
{
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<QList<int>>("dice");
    QTest::addColumn<QStringList>("choices");
    QTest::newRow("not asked") << u"keep"_s << QList<int>{} << QStringList{u"add"_s};
    QTest::newRow("no dice") << u"roll"_s << QList<int>{} << QStringList{};
    QTest::newRow("too many dice") << u"roll"_s << QList<int>{1, 2} << QStringList{};
    QTest::newRow("impossible face") << u"roll"_s << QList<int>{7} << QStringList{};
    QTest::newRow("zero") << u"roll"_s << QList<int>{0} << QStringList{};
}

void TestPlay::wrongAnswersChangeNothing()
{
    QFETCH(QString, prompt);
    QFETCH(QList<int>, dice);
    QFETCH(QStringList, choices);
    Session<Addition> session{Addition()};
    Event event;
    event.prompt = prompt;
    event.dice.assign(dice.begin(), dice.end());
    event.choices = choices;
    const auto done = session.act({0, {event}});
    QVERIFY(!done);
    QVERIFY(!done.error().message.isEmpty());
    QCOMPARE(session.state(), Addition::State{});
    QVERIFY(session.log().groups().empty());
}

void TestPlay::aGroupIsTakenWholeOrNotAtAll()
{
    Session<Addition> session{Addition()};
    EventGroup group = rolled(5);
    group.events.push_back(chosen(u"neither"_s).events[0]);
    QVERIFY(!session.act(group));
    QCOMPARE(session.state(), Addition::State{});
    group.events[1].choices = {u"add"_s};
    QVERIFY(session.act(group));
    QCOMPARE(session.state().points, 5);
    QVERIFY(session.undo());
    QCOMPARE(session.state(), Addition::State{});
}

void TestPlay::undoAndRedoGoAllTheWay()
{
    Session<Addition> session{Addition()};
    QVERIFY(!session.undo());
    for (const int die : {1, 2, 3}) {
        QVERIFY(session.act(rolled(die)));
        QVERIFY(session.act(chosen(u"add"_s)));
    }
    const Addition::State end = session.state();
    for (int i = 0; i < 6; ++i)
        QVERIFY(session.undo());
    QCOMPARE(session.state(), Addition::State{});
    QVERIFY(!session.undo());
    for (int i = 0; i < 6; ++i)
        QVERIFY(session.redo());
    QCOMPARE(session.state(), end);
    QVERIFY(!session.redo());
}

void TestPlay::aNewActionForgetsWhatWasUndone()
{
    Session<Addition> session{Addition()};
    QVERIFY(session.act(rolled(1)));
    QVERIFY(session.undo());
    QVERIFY(session.act(rolled(2)));
    QVERIFY(!session.redo());
    QCOMPARE(session.state().pending, 2);
}

void TestPlay::correctionsShowWhatNoLongerFits()
{
    Session<Addition> session{Addition()};
    for (const int die : {6, 3, 1}) {
        QVERIFY(session.act(rolled(die)));
        QVERIFY(session.act(chosen(u"add"_s)));
    }
    // The second die was a four after all: ten points, and the third was never rolled.
    QVERIFY(session.correct({Correction::What::Replace, 2, rolled(4)}));
    QCOMPARE(session.state().points, 10);
    QCOMPARE(session.rejectedEvents().size(), size_t(2));
    QCOMPARE(session.rejectedEvents()[0].group, 4);
    QCOMPARE(session.log().groups().size(), size_t(6));
    QVERIFY(session.undo());
    QCOMPARE(session.state().points, 10);
    QVERIFY(session.rejectedEvents().empty());
    QVERIFY(!session.correct({Correction::What::Remove, 6, {}}));
    QVERIFY(!session.correct({Correction::What::Remove, -1, {}}));
}

/// In one go, and as if it had never been; of what fits in part the rest stays.
void TestPlay::whatNoLongerFitsCanBeTakenOut()
{
    Session<Addition> session{Addition()};
    QVERIFY(!withoutRejectedEvents(session.log().groups(), session.rejectedEvents()));
    EventGroup both = rolled(3);
    both.events.push_back(chosen(u"add"_s).events.front());
    for (const EventGroup &group : {rolled(6), chosen(u"add"_s), both, rolled(1), chosen(u"add"_s)})
        QVERIFY(session.act(group));
    // A die was forgotten: the next one is rolled while it still lies there.
    QVERIFY(session.correct({Correction::What::Insert, 2, rolled(2)}));
    const int points = session.state().points;
    QCOMPARE(session.rejectedEvents().size(), size_t(1));
    const auto correction = withoutRejectedEvents(session.log().groups(), session.rejectedEvents());
    QVERIFY(correction && correction->what == Correction::What::Replace);
    QVERIFY(session.correct(*correction));
    QVERIFY(session.rejectedEvents().empty());
    QCOMPARE(session.log().groups()[3].events.size(), size_t(1));
    QCOMPARE(session.state().points, points);
    // Nothing at all is left of what fits nowhere.
    QVERIFY(session.correct({Correction::What::Replace, 1, rolled(5)}));
    const int less = session.state().points;
    const size_t rejectedEvents = session.rejectedEvents().size();
    QVERIFY(rejectedEvents > 0);
    const size_t groups = session.log().groups().size();
    QVERIFY(
        session.correct(*withoutRejectedEvents(session.log().groups(), session.rejectedEvents())));
    QVERIFY(session.rejectedEvents().empty());
    QCOMPARE(session.log().groups().size(), groups - rejectedEvents);
    QCOMPARE(session.state().points, less);
    QVERIFY(session.undo());
    QCOMPARE(session.rejectedEvents().size(), rejectedEvents);
}

/// Whatever was done, undone and corrected: the states and rejected events are those of the log
/// alone.
void TestPlay::longHistoriesAreFoldedAsFromTheStart()
{
    SeededRandomSource lots(7);
    Session<Addition> session{Addition()};
    for (int i = 0; i < 800; ++i) {
        const int groups = static_cast<int>(session.log().groups().size());
        switch (lots.roll(50)) {
        case 1:
            for (int steps = lots.roll(40); steps > 0 && session.log().canUndo(); --steps)
                QVERIFY(session.undo());
            break;
        case 2:
            for (int steps = lots.roll(40); steps > 0 && session.log().canRedo(); --steps)
                QVERIFY(session.redo());
            break;
        case 3:
            if (groups > 0)
                QVERIFY(session.correct({Correction::What::Remove, lots.roll(groups) - 1, {}}));
            break;
        default: // points stay low, so that the game goes on
            QVERIFY(session.act(session.state().pending == 0 ? rolled(lots.roll(6))
                                                             : chosen(u"drop"_s)));
        }
        Session<Addition> anew{Addition()};
        std::vector<LogAction> lines;
        for (const EventGroup &group : session.log().groups())
            lines.push_back({LogAction::Kind::Do, group, {}});
        QVERIFY(anew.restore(lines));
        QCOMPARE(session.state(), anew.state());
        QVERIFY(session.rejectedEvents() == anew.rejectedEvents());
        const auto past = static_cast<size_t>(lots.roll(groups + 1) - 1);
        QCOMPARE(session.stateAfter(past), anew.stateAfter(past));
    }
    QVERIFY(session.log().groups().size() > 100); // several marks
}

namespace {

LogAction line(EventGroup group)
{
    return {LogAction::Kind::Do, std::move(group), {}};
}

/// Five points by the rules of today, and seven by those of the state that was kept.
const std::vector<LogAction> fivePoints{line(rolled(2)), line(chosen(u"add"_s)), line(rolled(3)),
                                        line(chosen(u"add"_s))};

Session<Addition> keptAt(const std::vector<LogAction> &lines, bool isOfToday, qint64 at = 4)
{
    Session<Addition> session{Addition()};
    KeptState<Addition::State> kept{at, {7, 0}, isOfToday};
    if (!session.restore(lines, kept))
        qFatal("these are lines");
    return session;
}

} // namespace

void TestPlay::aKeptStateStandsForWhatLedToIt()
{
    Session<Addition> session = keptAt(fivePoints, true);
    QCOMPARE(session.state().points, 7);
    QCOMPARE(session.playedBefore(), size_t(0));
    QCOMPARE(session.stateAfter(2).points, 2);
    QVERIFY(session.act(rolled(1)));
    QVERIFY(session.undo());
    QCOMPARE(session.state().points, 7);
    // It no longer follows from the log, and does so again.
    QVERIFY(session.undo());
    QCOMPARE(session.state(), (Addition::State{2, 3}));
    QVERIFY(session.redo());
    QCOMPARE(session.state().points, 7);
    // A line that came later had taken back what led to it.
    std::vector<LogAction> undone = fivePoints;
    undone.push_back({LogAction::Kind::Undo, {}, {}});
    QCOMPARE(keptAt(undone, true).state(), (Addition::State{2, 3}));
    // It is of more lines than there are.
    QCOMPARE(keptAt(fivePoints, true, 5).state().points, 5);
}

void TestPlay::whatAnEarlierVersionPlayedStands()
{
    Session<Addition> session = keptAt(fivePoints, false);
    QCOMPARE(session.state().points, 7);
    QCOMPARE(session.playedBefore(), size_t(4));
    const auto refused = session.undo();
    QVERIFY(refused.failedWith(ErrorCode::PlayedBefore));
    QCOMPARE(session.state().points, 7);
    QCOMPARE(session.log().groups().size(), size_t(4));
    QVERIFY(session.act(rolled(1)));
    QVERIFY(session.undo());
    QCOMPARE(session.state().points, 7);
    QVERIFY(session.undo().failedWith(ErrorCode::PlayedBefore));
    // A correction is carried out by today's rules, and undone with all that it changed.
    QVERIFY(session.correct({Correction::What::Replace, 0, rolled(1)}));
    QCOMPARE(session.state().points, 4);
    QCOMPARE(session.playedBefore(), size_t(0));
    QVERIFY(session.undo());
    QCOMPARE(session.state().points, 7);
    QVERIFY(session.undo().failedWith(ErrorCode::PlayedBefore));
}

void TestPlay::whatAnEarlierVersionPlayedIsToldAsFarAsItFits()
{
    std::vector<LogAction> lines = fivePoints;
    lines[2] = line(chosen(u"double"_s)); // nobody offers that any more
    lines.push_back(line(rolled(6)));
    const Session<Addition> session = keptAt(lines, false);
    QVERIFY(session.rejectedEvents().empty());
    QCOMPARE(session.state(), (Addition::State{7, 6}));
    QList<int> told;
    QList<int> points;
    session.walk([&](int place, const EventGroup &group, Addition::State &state) {
        told.append(place);
        points.append(state.points);
        for (const Event &event : group.events)
            QVERIFY(Addition::apply(state, event));
    });
    QCOMPARE(told, (QList<int>{0, 1, 4}));
    QCOMPARE(points, (QList<int>{0, 0, 7}));
    QVERIFY(session.canTell(1) && !session.canTell(2) && !session.canTell(3) && session.canTell(4));
}

void TestPlay::whatCannotBeKeptDoesNotHappen()
{
    bool full = false;
    int kept = 0;
    Session<Addition> session{
        Addition(), [&](const LogAction &, const Addition::State &) -> Result<void> {
            if (full)
                return Error{ErrorCode::StoreDiskFull, u"The disk is full."_s, {}};
            ++kept;
            return {};
        }};
    QVERIFY(session.act(rolled(1)));
    full = true;
    QVERIFY(!session.act(chosen(u"add"_s)));
    QVERIFY(!session.undo());
    QCOMPARE(session.state().pending, 1);
    QCOMPARE(session.log().groups().size(), size_t(1));
    QCOMPARE(kept, 1);
}

void TestPlay::historyLinesComeBackFromJson()
{
    Event event;
    event.prompt = u"x"_s;
    event.seat = 1;
    event.dice = {3, 5};
    event.choices = {u"a"_s, u"b"_s};
    event.number = 7;
    event.text = u"ñ"_s;
    event.rolledByDugout = true;
    const EventGroup group{123456789012345, {event}};
    const std::vector<LogAction> lines{
        {LogAction::Kind::Do, group, {}},
        {LogAction::Kind::Undo, {}, {}},
        {LogAction::Kind::Redo, {}, {}},
        {LogAction::Kind::Correct, {}, {Correction::What::Insert, 4, group}},
    };
    for (const LogAction &line : lines) {
        const auto back = logActionFromJson(logActionToJson(line));
        QVERIFY(back);
        QCOMPARE(*back, line);
    }
    QVERIFY(!logActionFromJson({{u"kind"_s, u"dance"_s}}));
    QVERIFY(!eventFromJson({}));
}

void TestPlay::randomAnswersAlwaysFit()
{
    SeededRandomSource source(7);
    Prompt prompt;
    prompt.id = u"some"_s;
    prompt.kind = PromptKind::Choice;
    prompt.choices = {u"a"_s, u"b"_s, u"c"_s};
    prompt.atLeast = 0;
    prompt.atMost = 5;
    for (int i = 0; i < 200; ++i)
        QVERIFY(checkAnswer(prompt, randomAnswer(prompt, source)));
    prompt.kind = PromptKind::Number;
    for (int i = 0; i < 200; ++i)
        QVERIFY(checkAnswer(prompt, randomAnswer(prompt, source)));
    prompt.kind = PromptKind::Dice;
    prompt.dice = DiceNotation::parse(u"D68");
    for (int i = 0; i < 200; ++i)
        QVERIFY(checkAnswer(prompt, randomAnswer(prompt, source)));
}

void TestPlay::limitsAreSaidAsTheLanguageWritesThem()
{
    Prompt prompt;
    prompt.kind = PromptKind::Number;
    prompt.atMost = 40'000;
    prompt.step = 10'000;
    Event event;
    event.number = 50'000;
    QCOMPARE(checkAnswer(prompt, event).error().message, u"A number from 1 to 40,000 is needed."_s);
    event.number = 5;
    QVERIFY(checkAnswer(prompt, event)); // kept by an earlier version
    QCOMPARE(checkNewNumber({prompt}, event).error().message,
             u"A multiple of 10,000 is needed, or all."_s);
}

void TestPlay::allAnswersCountsTheDice()
{
    Prompt prompt;
    prompt.kind = PromptKind::Dice;
    prompt.dice = DiceNotation::parse(u"2D6");
    QCOMPARE(allAnswers(prompt).size(), size_t(36));
    prompt.dice = DiceNotation::parse(u"D68");
    QCOMPARE(allAnswers(prompt).size(), size_t(48));
}

void TestPlay::theClockNeverGivesTimeBack()
{
    TurnClock clock(1000);
    clock.start(5000);
    QCOMPARE(clock.leftMs(5400), 600);
    QCOMPARE(clock.leftMs(4000), 1000);
    clock.pause(5400);
    QCOMPARE(clock.leftMs(9000), 600);
    clock.start(10000);
    clock.addTime(500);
    QCOMPARE(clock.leftMs(10200), 900);
    clock.restart(20000);
    QCOMPARE(clock.leftMs(20100), 900);
}

QTEST_GUILESS_MAIN(TestPlay)
#include "tst_play.moc"
