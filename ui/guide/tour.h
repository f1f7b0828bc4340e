// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace dugout {

/// Where the tour of the first match stops, in the order of a match.
enum class TourStop { Start, Questions, Turn, Undo, PlayOn, Whistle, Done };
inline constexpr int tourStops = static_cast<int>(TourStop::Done) + 1;

/// What the tour sees of the match that is open.
struct TourSight
{
    bool isOpen = false;
    bool isInTurn = false; ///< a coach says what he does
    bool isOver = false; ///< the final whistle was blown
    bool isFinished = false; ///< nothing is asked any more
    size_t answers = 0; ///< that stand in the log
};

/// Follows what the coach does, and never leads him back.
class Tour
{
public:
    [[nodiscard]] TourStop stop() const { return m_stop; }
    void see(const TourSight &sight);
    /// The coach has read enough.
    void skip();

private:
    void reach(TourStop stop);

    TourStop m_stop = TourStop::Start;
    size_t m_answers = 0; ///< when the stop was reached, and the most since
};

} // namespace dugout
