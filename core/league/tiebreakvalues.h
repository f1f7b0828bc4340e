// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/tally.h"

namespace dugout {

/// What the tie-breaks of a table are worth for each entrant.
class TieBreakValues
{
public:
    TieBreakValues(const std::vector<Tally> &tallies, const StandingsRules &rules);

    /// For one of those who are still level, named by their places among the tallies; none where
    /// it says nothing about them.
    [[nodiscard]] std::vector<std::optional<Rational>> among(const std::vector<int> &level,
                                                             TieBreak tieBreak) const;

private:
    [[nodiscard]] Rational plain(const Tally &tally, TieBreak tieBreak) const;
    [[nodiscard]] Rational opponents(const Tally &tally, bool onlyBeaten) const;
    [[nodiscard]] Rational credit(const Tally &tally, const TallyLine &line) const;
    [[nodiscard]] std::vector<std::optional<Rational>>
    headToHead(const std::vector<int> &level) const;

    const std::vector<Tally> &m_tallies;
    const StandingsRules &m_rules;
    Rational m_average;
};

} // namespace dugout
