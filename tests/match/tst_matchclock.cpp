// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/pace.h"
#include "tests/support/matchdriver.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;
constexpr qint64 bank = 10 * minute;

/// Keeps the time of a match as the window does, with a clock that is told the time.
class KeptTime
{
public:
    explicit KeptTime(MatchDriver &match)
        : m_match(match)
    { }
    /// The coach on the move thinks for so long.
    void pass(qint64 ms)
    {
        const QString turn = clockKey(m_match.state());
        TurnTime time = m_times.of(turn);
        time.usedMs += ms;
        m_times.keep(turn, time);
    }
    void grant(qint64 ms)
    {
        const QString turn = clockKey(m_match.state());
        TurnTime time = m_times.of(turn);
        time.extraMs += ms;
        m_times.keep(turn, time);
    }
    [[nodiscard]] ChessClock clock() const
    {
        TurnClock turn(0);
        turn.restart(0, m_times.of(clockKey(m_match.state())));
        return chessClock(m_match.state(), m_times, turn, bank);
    }
    [[nodiscard]] qint64 left(Seat seat) const { return clock().leftMs(seat, 0); }

private:
    MatchDriver &m_match;
    TurnTimes m_times;
};

void endTurn(MatchDriver &match)
{
    match.confirm(u"end-turn"_s);
    match.untilTurn();
}

} // namespace

/// The time of each coach for the whole match.
class TestMatchClock final : public QObject
{
    Q_OBJECT

private slots:
    void eachCoachHasHisOwn();
    void undoGivesBackWhatWasUsedSince();
    void aTurnThatWasUndoneDoesNotComeBack();
    void theTurnOfAConcessionCounts();
    void theHalvesCountTogether();
    void grantedTimeIsOnTop();
    void moods_data();
    void moods();
    void whatIsShown_data();
    void whatIsShown();
    void whenItRings();
    void noTurnNoKey();
    void strangeKeysCountForNobody();
};

void TestMatchClock::eachCoachHasHisOwn()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    KeptTime time(match);
    const Seat first = match.state().active;
    time.pass(90 * second);
    QCOMPARE(time.left(first), bank - 90 * second);
    QCOMPARE(time.left(1 - first), bank);
    endTurn(match);
    QCOMPARE(match.state().active, 1 - first);
    time.pass(40 * second);
    QCOMPARE(time.left(first), bank - 90 * second);
    QCOMPARE(time.left(1 - first), bank - 40 * second);
    endTurn(match);
    time.pass(10 * second);
    QCOMPARE(time.left(first), bank - 100 * second);
}

void TestMatchClock::undoGivesBackWhatWasUsedSince()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    KeptTime time(match);
    const Seat first = match.state().active;
    time.pass(30 * second);
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    time.pass(70 * second);
    QCOMPARE(time.left(1 - first), bank - 70 * second);
    while (match.state().active != first)
        QVERIFY(match.session().undo());
    QCOMPARE(time.left(first), bank - 30 * second);
    QCOMPARE(time.left(1 - first), bank); // his turn was never played
    while (match.state().active == first || match.state().active == noSeat)
        QVERIFY(match.session().redo());
    QCOMPARE(time.left(1 - first), bank - 70 * second); // and now it was
}

void TestMatchClock::aTurnThatWasUndoneDoesNotComeBack()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    KeptTime time(match);
    const Seat first = match.state().active;
    match.confirm(u"end-turn"_s);
    match.untilTurn();
    time.pass(70 * second);
    while (match.state().active != first)
        QVERIFY(match.session().undo());
    // The drive ends before the opponent has had that turn.
    match.choose(u"touchdown"_s, u"somebody"_s);
    match.untilTurn();
    QCOMPARE(match.state().drive, 2);
    QCOMPARE(time.left(1 - first), bank);
}

void TestMatchClock::theTurnOfAConcessionCounts()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    KeptTime time(match);
    const Seat first = match.state().active;
    time.pass(50 * second);
    match.confirm(u"concede"_s);
    QVERIFY(match.state().over);
    QCOMPARE(time.left(first), bank - 50 * second);
}

void TestMatchClock::theHalvesCountTogether()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    KeptTime time(match);
    const Seat first = match.state().active;
    qint64 used = 0;
    while (match.state().half == 1) {
        time.pass(5 * second);
        used += match.state().active == first ? 5 * second : 0;
        endTurn(match);
    }
    QCOMPARE(used, 8 * 5 * second);
    QCOMPARE(time.left(first), bank - used);
    QCOMPARE(time.left(1 - first), bank - used);
}

void TestMatchClock::grantedTimeIsOnTop()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    KeptTime time(match);
    const Seat first = match.state().active;
    time.grant(minute);
    QCOMPARE(time.left(first), bank + minute);
    QCOMPARE(time.left(1 - first), bank);
}

void TestMatchClock::moods_data()
{
    QTest::addColumn<qint64>("used");
    QTest::addColumn<ClockMood>("mood");
    QTest::newRow("enough") << qint64(bank - 121 * second) << ClockMood::Fine;
    QTest::newRow("two minutes") << qint64(bank - 120 * second) << ClockMood::Closing;
    QTest::newRow("the last moment") << qint64(bank) << ClockMood::Closing;
    QTest::newRow("over") << qint64(bank + 1) << ClockMood::Over;
}

void TestMatchClock::moods()
{
    QFETCH(qint64, used);
    ChessClock clock;
    clock.before[1].usedMs = used;
    QCOMPARE(clock.moodOf(1, 0), ClockMood::Fine); // nobody counts
    clock.bankMs = bank;
    QTEST(clock.moodOf(1, 0), "mood");
    QCOMPARE(clock.moodOf(0, 0), ClockMood::Fine);
}

void TestMatchClock::whatIsShown_data()
{
    QTest::addColumn<qint64>("limit");
    QTest::addColumn<qint64>("bankMs");
    QTest::addColumn<Seat>("running");
    QTest::addColumn<qint64>("shown");
    QTest::addColumn<bool>("rest");
    QTest::newRow("the turn") << 4 * minute << qint64(0) << 0 << 3 * minute << true;
    QTest::newRow("the turn before the bank") << 4 * minute << bank << 0 << 3 * minute << true;
    QTest::newRow("the bank") << qint64(0) << bank << 0 << bank - 3 * minute << true;
    QTest::newRow("of the other") << qint64(0) << bank << 1 << bank - minute << true;
    QTest::newRow("between turns") << qint64(0) << bank << noSeat << minute << false;
    QTest::newRow("nothing counted down") << qint64(0) << qint64(0) << 0 << minute << false;
}

void TestMatchClock::whatIsShown()
{
    QFETCH(qint64, limit);
    QFETCH(qint64, bankMs);
    QFETCH(Seat, running);
    TurnClock turn(limit);
    turn.restart(0, {minute, 0});
    ChessClock clock(turn);
    clock.bankMs = bankMs;
    clock.running = running;
    clock.before[0].usedMs = 2 * minute;
    QTEST(clock.shownMs(0), "shown");
    QTEST(clock.showsRest(), "rest");
}

void TestMatchClock::whenItRings()
{
    TurnClock turn(4 * minute);
    ChessClock clock(turn);
    clock.bankMs = 3 * minute;
    clock.running = 0;
    QCOMPARE(clock.untilOverMs(0), 0); // it does not run
    clock.turn.start(0);
    QCOMPARE(clock.untilOverMs(0), 3 * minute); // the bank is over first
    QCOMPARE(clock.untilWarningMs(0), minute);
    QCOMPARE(clock.untilWarningMs(2 * minute), 90 * second); // then the turn warns
    QCOMPARE(clock.untilOverMs(3 * minute + 1), minute - 1);
    QCOMPARE(clock.untilOverMs(5 * minute), 0);
}

void TestMatchClock::noTurnNoKey()
{
    MatchDriver match(plainSetup());
    QCOMPARE(clockKey(match.state()), QString());
    match.untilTurn();
    QVERIFY(!clockKey(match.state()).isEmpty());
}

void TestMatchClock::strangeKeysCountForNobody()
{
    MatchDriver match(plainSetup());
    match.untilTurn();
    TurnTimes times;
    for (const QString &key : {u"1"_s, u"1/1/7/1"_s, u"1/1/-1/1"_s, u"a/b/c/d/e"_s})
        times.keep(key, {minute, minute});
    const ChessClock clock = chessClock(match.state(), times, TurnClock(0), bank);
    QCOMPARE(clock.leftMs(0, 0), bank);
    QCOMPARE(clock.leftMs(1, 0), bank);
}

QTEST_GUILESS_MAIN(TestMatchClock)
#include "tst_matchclock.moc"
