// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/event.h"
#include "core/play/turnclock.h"

#include <array>

namespace dugout {

/// How a time that is counted down stands.
enum class ClockMood { Fine, Closing, Over };

/// The clock of a game for two, as a value: that of the turn and, where the coaches agree on it,
/// the time that each of them has for the whole game, as a chess clock counts it. What somebody has
/// used is the sum of his turns, so that an undo gives back what was used since.
struct ChessClock
{
    ChessClock(const TurnClock &clock = TurnClock()) // NOLINT: the clock of a turn is one, too
        : turn(clock)
    { }

    qint64 bankMs = 0; ///< what each coach has for the game; 0: nobody counts it down
    std::array<TurnTime, 2> before{}; ///< what each has had in other turns than the present one
    Seat running = noSeat; ///< whose turn it is
    TurnClock turn;

    [[nodiscard]] bool isCountedDown() const { return bankMs > 0; }
    [[nodiscard]] qint64 usedMs(Seat seat, qint64 nowMs) const;
    /// Of the bank, with what was granted beyond it; negative once it is over.
    [[nodiscard]] qint64 leftMs(Seat seat, qint64 nowMs) const;
    /// The last two minutes are a warning.
    [[nodiscard]] ClockMood moodOf(Seat seat, qint64 nowMs) const;

    /// What the coach on the move looks at: what is left of his turn, of his bank where a turn has
    /// no limit, or what the turn has used where nothing has.
    [[nodiscard]] qint64 shownMs(qint64 nowMs) const;
    /// Whether that is counted down.
    [[nodiscard]] bool showsRest() const { return turn.plainLimitMs() > 0 || showsBank(); }
    /// How it stands; the last half minute of a turn is a warning.
    [[nodiscard]] ClockMood mood(qint64 nowMs) const;

    /// While the clock runs: how long until somebody is to be warned, and until a time is over. 0
    /// where that is past or never comes.
    [[nodiscard]] qint64 untilWarningMs(qint64 nowMs) const;
    [[nodiscard]] qint64 untilOverMs(qint64 nowMs) const;

    bool operator==(const ChessClock &) const = default;

private:
    [[nodiscard]] bool showsBank() const
    {
        return turn.plainLimitMs() == 0 && isCountedDown() && running != noSeat;
    }
    [[nodiscard]] TurnTime timeOf(Seat seat, qint64 nowMs) const;
};

} // namespace dugout
