// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/chessclock.h"

#include <algorithm>

namespace dugout {

namespace {

constexpr qint64 turnWarningMs = 30 * 1000;
constexpr qint64 bankWarningMs = 2 * 60 * 1000;

ClockMood moodAt(qint64 leftMs, qint64 warningMs)
{
    if (leftMs < 0)
        return ClockMood::Over;
    return leftMs <= warningMs ? ClockMood::Closing : ClockMood::Fine;
}

/// The sooner of two moments, of which 0 never comes.
qint64 sooner(qint64 one, qint64 other)
{
    if (one <= 0 || other <= 0)
        return std::max<qint64>(0, std::max(one, other));
    return std::min(one, other);
}

} // namespace

TurnTime ChessClock::timeOf(Seat seat, qint64 nowMs) const
{
    TurnTime time = before.at(static_cast<size_t>(seat));
    if (seat == running) {
        const TurnTime now = turn.time(nowMs);
        time.usedMs += now.usedMs;
        time.extraMs += now.extraMs;
    }
    return time;
}

qint64 ChessClock::usedMs(Seat seat, qint64 nowMs) const
{
    return timeOf(seat, nowMs).usedMs;
}

qint64 ChessClock::leftMs(Seat seat, qint64 nowMs) const
{
    const TurnTime time = timeOf(seat, nowMs);
    return bankMs + time.extraMs - time.usedMs;
}

ClockMood ChessClock::moodOf(Seat seat, qint64 nowMs) const
{
    return isCountedDown() ? moodAt(leftMs(seat, nowMs), bankWarningMs) : ClockMood::Fine;
}

qint64 ChessClock::shownMs(qint64 nowMs) const
{
    if (turn.plainLimitMs() > 0)
        return turn.leftMs(nowMs);
    return showsBank() ? leftMs(running, nowMs) : turn.usedMs(nowMs);
}

ClockMood ChessClock::mood(qint64 nowMs) const
{
    if (turn.plainLimitMs() > 0)
        return moodAt(turn.leftMs(nowMs), turnWarningMs);
    return showsBank() ? moodOf(running, nowMs) : ClockMood::Fine;
}

qint64 ChessClock::untilWarningMs(qint64 nowMs) const
{
    if (!turn.isRunning())
        return 0;
    const qint64 ofTurn = turn.plainLimitMs() > 0 ? turn.leftMs(nowMs) - turnWarningMs : 0;
    const bool counts = isCountedDown() && running != noSeat;
    return sooner(ofTurn, counts ? leftMs(running, nowMs) - bankWarningMs : 0);
}

qint64 ChessClock::untilOverMs(qint64 nowMs) const
{
    if (!turn.isRunning())
        return 0;
    const qint64 ofTurn = turn.plainLimitMs() > 0 ? turn.leftMs(nowMs) : 0;
    const bool counts = isCountedDown() && running != noSeat;
    return sooner(ofTurn, counts ? leftMs(running, nowMs) : 0);
}

} // namespace dugout
