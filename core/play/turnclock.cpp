// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/play/turnclock.h"

#include <algorithm>

namespace dugout {

void TurnClock::start(qint64 nowMs)
{
    if (!m_startedMs)
        m_startedMs = nowMs;
}

void TurnClock::pause(qint64 nowMs)
{
    m_usedMs = usedMs(nowMs);
    m_startedMs.reset();
}

void TurnClock::restart(qint64 nowMs, const TurnTime &had)
{
    m_usedMs = had.usedMs;
    m_extraMs = had.extraMs;
    if (m_startedMs)
        m_startedMs = nowMs;
}

qint64 TurnClock::usedMs(qint64 nowMs) const
{
    // A clock that goes back after all does not give time back.
    return m_usedMs + (m_startedMs ? std::max<qint64>(0, nowMs - *m_startedMs) : 0);
}

} // namespace dugout
