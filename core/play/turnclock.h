// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <optional>

namespace dugout {

/// The clock of a turn, as a value: it is told the time and never asks for it.
class TurnClock
{
public:
    explicit TurnClock(qint64 limitMs = 4 * 60 * 1000)
        : m_limitMs(limitMs)
    { }

    void start(qint64 nowMs);
    void pause(qint64 nowMs);
    /// A new turn: the full limit again, running if it was.
    void restart(qint64 nowMs);
    void addTime(qint64 extraMs) { m_extraMs += extraMs; }

    [[nodiscard]] bool isRunning() const { return m_startedMs.has_value(); }
    [[nodiscard]] qint64 limitMs() const { return m_limitMs + m_extraMs; }
    [[nodiscard]] qint64 usedMs(qint64 nowMs) const;
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
