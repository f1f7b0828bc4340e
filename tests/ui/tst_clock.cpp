// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/randomsource.h"
#include "ui/common/actionbutton.h"
#include "ui/common/settings.h"
#include "ui/match/matchview.h"
#include "ui/match/scoreboard.h"
#include "ui/play/clockmemory.h"
#include "ui/play/clockpanel.h"
#include "ui/skirmish/table/gameview.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 limit = 240'000;
constexpr qint64 day = 24LL * 60 * 60 * 1000;

void run(ClockPanel &clock)
{
    clock.findChild<ActionButton *>(u"clock-run"_s)->click();
}

} // namespace

/// The time of a turn, whatever happens to the clock on the wall, the log and the program.
class TestClock final : public QObject
{
    Q_OBJECT

private slots:
    void theWallClockIsNotAsked();
    void anUndoneTurnHasUsedItsTime();
    void anotherStartFindsTheTimeUsed();
    void severalGamesAreRemembered();
    void timeIsToldWhileItRuns();
    void nothingMovesWhenTimeRunsOut();
    void eachCoachHasATimeForTheMatch();
    void whatWasAgreedOnIsRemembered();
    void garbageIsNoTime_data();
    void garbageIsNoTime();

private:
    [[nodiscard]] QString file() const { return m_folder.filePath(u"settings.ini"_s); }

    QTemporaryDir m_folder;
    qint64 m_now = 5'000;
};

void TestClock::theWallClockIsNotAsked()
{
    SeededRandomSource random(1);
    qint64 wall = 1'000 * day;
    const auto steady = [this] { return m_now; };
    MatchView match(
        random, [&wall] { return wall; }, steady);
    GameView game(random, steady);
    for (ClockPanel *clock : {match.scoreboard()->clock(), game.clock()}) {
        clock->reset(limit);
        run(*clock);
        m_now += 3'000;
        wall -= day; // set back
        QCOMPARE(clock->shown(), u"3:57"_s);
        wall += 5 * day; // set forward, or the computer slept
        QCOMPARE(clock->shown(), u"3:57"_s);
    }
    const qint64 before = ClockPanel::steadyNow();
    QVERIFY(ClockPanel::steadyNow() >= before);
    QVERIFY(ClockPanel::steadyNow() < day); // no date
}

void TestClock::anUndoneTurnHasUsedItsTime()
{
    ClockPanel clock([this] { return m_now; });
    clock.reset(limit);
    clock.setTurn(u"1"_s);
    run(clock);
    m_now += 60'000;
    clock.addMinute();
    clock.setTurn(u"2"_s);
    QCOMPARE(clock.shown(), u"4:00"_s);
    m_now += 10'000;
    clock.setTurn(u"1"_s); // the end of the turn was undone
    QCOMPARE(clock.shown(), u"4:00"_s); // of 5:00
    m_now += 5'000;
    QCOMPARE(clock.shown(), u"3:55"_s);
    clock.setTurn(u"2"_s); // and done again
    QCOMPARE(clock.shown(), u"3:50"_s);
}

void TestClock::anotherStartFindsTheTimeUsed()
{
    {
        Settings settings(file());
        ClockPanel clock([this] { return m_now; });
        ClockMemory memory(clock, settings, Setting::MatchClock);
        clock.reset(limit);
        clock.setTurn(u"1"_s);
        memory.open(u"m1"_s);
        run(clock);
        m_now += 83'000;
        memory.close();
    }
    m_now = 0; // another start of the computer
    Settings settings(file());
    ClockPanel clock([this] { return m_now; });
    ClockMemory memory(clock, settings, Setting::MatchClock);
    clock.reset(limit);
    clock.setTurn(u"1"_s);
    memory.open(u"m1"_s);
    QCOMPARE(clock.shown(), u"2:37"_s);
    QVERIFY(!clock.isRunning()); // the coaches say when they go on
    m_now += 5'000;
    QCOMPARE(clock.shown(), u"2:37"_s);
    run(clock);
    m_now += 7'000;
    QCOMPARE(clock.shown(), u"2:30"_s);
}

void TestClock::severalGamesAreRemembered()
{
    Settings settings(file());
    ClockPanel clock([this] { return m_now; });
    ClockMemory memory(clock, settings, Setting::SkirmishClock);
    const auto open = [&](const QString &game) {
        memory.close();
        clock.reset(limit);
        clock.setTurn(u"1"_s);
        memory.open(game);
    };
    for (int game = 1; game <= 9; ++game) {
        open(u"g%1"_s.arg(game));
        run(clock);
        m_now += game * 1'000;
        run(clock);
    }
    open(u"g9"_s);
    QCOMPARE(clock.shown(), u"3:51"_s);
    open(u"g2"_s);
    QCOMPARE(clock.shown(), u"3:58"_s);
    open(u"g1"_s); // so many are not remembered
    QCOMPARE(clock.shown(), u"4:00"_s);
}

void TestClock::timeIsToldWhileItRuns()
{
    ClockPanel clock([this] { return m_now; });
    clock.reset(limit);
    clock.setTurn(u"1"_s);
    clock.show();
    run(clock);
    const QSignalSpy spent(&clock, &ClockPanel::spent);
    for (int second = 0; second < 20; ++second)
        QMetaObject::invokeMethod(&clock, "tick");
    QCOMPARE(spent.count(), 2);
}

/// The words below the time are longer then; what stands beside it stays where it is.
void TestClock::nothingMovesWhenTimeRunsOut()
{
    ClockPanel clock([this] { return m_now; });
    clock.reset(limit);
    clock.setTurn(u"1"_s);
    clock.show();
    run(clock);
    const int before = clock.sizeHint().width();
    for (const qint64 later : {limit - 10'000, qint64(20'000)}) {
        m_now += later;
        QMetaObject::invokeMethod(&clock, "tick");
        QCOMPARE(clock.sizeHint().width(), before);
    }
    QVERIFY(clock.shown().startsWith(u'−'));
}

void TestClock::eachCoachHasATimeForTheMatch()
{
    ClockPanel clock([this] { return m_now; });
    Seat running = 0;
    clock.setCoaches([&running](const TurnTimes &times, const TurnClock &turn, qint64 bankMs) {
        ChessClock both(turn);
        both.bankMs = bankMs;
        both.running = running;
        both.before[0] = running == 0 ? TurnTime{} : times.of(u"home"_s);
        return both;
    });
    clock.reset(0);
    clock.setTurn(u"home"_s);
    QCOMPARE(clock.shown(), u"0:00"_s); // counts up
    clock.setBank(70 * 60'000);
    QCOMPARE(clock.shown(), u"70:00"_s);
    run(clock);
    m_now += 61'000;
    QCOMPARE(clock.shown(), u"68:59"_s);
    run(clock); // a pause costs nobody anything
    m_now += 600'000;
    QCOMPARE(clock.shown(), u"68:59"_s);
    clock.addMinute();
    QCOMPARE(clock.shown(), u"69:59"_s);
    running = 1;
    clock.setTurn(u"away"_s);
    QCOMPARE(clock.shown(), u"70:00"_s);
    QCOMPARE(clock.chess().leftMs(0, m_now), 69 * 60'000 + 59'000);
    clock.setLimit(limit); // a turn that has its own end is what counts
    QCOMPARE(clock.shown(), u"4:00"_s);
}

void TestClock::whatWasAgreedOnIsRemembered()
{
    Settings settings(file());
    ClockPanel clock([this] { return m_now; });
    ClockMemory memory(clock, settings, Setting::MatchClock);
    clock.reset(limit);
    memory.open(u"m1"_s);
    clock.setBank(75 * 60'000);
    clock.setLimit(0);
    memory.close();
    clock.reset(limit);
    QCOMPARE(clock.bankMs(), 0);
    memory.open(u"m2"_s); // another match is played like the last one
    QCOMPARE(clock.bankMs(), 75 * 60'000);
    QCOMPARE(clock.limitMs(), 0);
    clock.setBank(0);
    clock.setLimit(limit);
    clock.setTurn(u"1"_s);
    memory.close();
    clock.reset(limit);
    memory.open(u"m1"_s); // but this one goes on as it was
    QCOMPARE(clock.bankMs(), 75 * 60'000);
}

void TestClock::garbageIsNoTime_data()
{
    QTest::addColumn<QString>("stored");
    QTest::newRow("no JSON") << u"4:00"_s;
    QTest::newRow("no list") << uR"({"game": "m1"})"_s;
    QTest::newRow("no object") << uR"([1, 2])"_s;
    QTest::newRow("no turns") << uR"([{"game": "m1", "turns": 5}])"_s;
    QTest::newRow("no pair") << uR"([{"game": "m1", "turns": {"1": [5]}}])"_s;
    QTest::newRow("negative") << uR"([{"game": "m1", "turns": {"1": [-5000, 0]}}])"_s;
    QTest::newRow("years") << uR"([{"game": "m1", "turns": {"1": [1e18, 0]}}])"_s;
    QTest::newRow("endless bank") << uR"([{"game": "m1", "coach": 1e15, "limit": -4}])"_s;
    QTest::newRow("words") << uR"([{"game": "m1", "turns": {"1": ["9000", "0"]}}])"_s;
}

void TestClock::garbageIsNoTime()
{
    QFETCH(const QString, stored);
    Settings settings(file());
    settings.setValue(Setting::MatchClock, stored);
    ClockPanel clock([this] { return m_now; });
    ClockMemory memory(clock, settings, Setting::MatchClock);
    clock.reset(limit);
    clock.setTurn(u"1"_s);
    memory.open(u"m1"_s);
    QCOMPARE(clock.shown(), u"4:00"_s);
}

QTEST_MAIN(TestClock)
#include "tst_clock.moc"
