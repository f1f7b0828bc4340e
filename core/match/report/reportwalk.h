// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/report/report.h"

namespace dugout {

/// Goes through the history of a match once, for what its last state no longer tells: the time of
/// each side, every roll, and what happened when.
class ReportWalk
{
public:
    explicit ReportWalk(const MatchSession &session);

    [[nodiscard]] const std::vector<RollRecord> &rolls() const { return m_rolls; }
    [[nodiscard]] qint64 timeOf(Seat seat) const { return m_times.at(static_cast<size_t>(seat)); }
    [[nodiscard]] const std::vector<ReportMoment> &moments() const { return m_moments; }

private:
    void take(const EventGroup &group, MatchState &state);
    void take(const Event &event, MatchState &state);
    void record(const Event &event, const MatchState &state);
    void addBoth(const Event &event, const DiceNotation &dice);

    const Match &m_match;
    qint64 m_last = 0;
    std::array<qint64, 2> m_times{};
    std::vector<RollRecord> m_rolls;
    std::vector<ReportMoment> m_moments;
};

} // namespace dugout
