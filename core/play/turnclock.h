// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/turntimes.h"

#include <optional>

namespace dugout {

/// The clock of a turn, as a value: it is told the time and never asks for it. The time is that of
/// a clock which only goes on, in milliseconds since any moment: not the one on the wall, which is
/// set, nor one that counts while the computer sleeps.
class TurnClock
{
public:
    explicit TurnClock(qint64 limitMs = 4 * 60 * 1000)
        : m_limitMs(limitMs)
    { }

    void start(qint64 nowMs);
    void pause(qint64 nowMs);
    /// Another turn: the full limit but for what it has had already, running if it was.
    void restart(qint64 nowMs, const TurnTime &had = {});
    void addTime(qint64 extraMs) { m_extraMs += extraMs; }
    /// From now on a turn has so long; what it has used stays used.
    void setLimit(qint64 limitMs) { m_limitMs = limitMs; }
    /// Without what was granted beyond it.
    [[nodiscard]] qint64 plainLimitMs() const { return m_limitMs; }

    [[nodiscard]] bool isRunning() const { return m_startedMs.has_value(); }
    [[nodiscard]] qint64 limitMs() const { return m_limitMs + m_extraMs; }
    [[nodiscard]] qint64 usedMs(qint64 nowMs) const;
    /// What this turn has had, for `restart`.
    [[nodiscard]] TurnTime time(qint64 nowMs) const { return {usedMs(nowMs), m_extraMs}; }
    /// Negative once the time is over.
    [[nodiscard]] qint64 leftMs(qint64 nowMs) const { return limitMs() - usedMs(nowMs); }

    bool operator==(const TurnClock &) const = default;

private:
    qint64 m_limitMs;
    qint64 m_extraMs = 0;
    qint64 m_usedMs = 0; ///< before the present run
    std::optional<qint64> m_startedMs; ///< of the present run, none while paused
};

} // namespace dugout
