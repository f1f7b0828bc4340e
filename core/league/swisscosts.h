// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/matching.h"
#include "core/league/swiss.h"

namespace dugout {

/// What pairs and byes of one Swiss round cost. Every criterion has digits of its own in one
/// number, wide enough for its sum over a whole round, so that no amount of a lighter one outweighs
/// a heavier one.
class SwissCosts
{
public:
    SwissCosts(const std::vector<SwissEntrant> &entrants, const SwissRules &rules,
               RandomSource &lot);

    /// False when the scores lie so far apart that their differences have no room.
    [[nodiscard]] bool fits() const { return m_fits; }
    [[nodiscard]] MatchingCost ofPair(size_t first, size_t second);
    [[nodiscard]] MatchingCost ofBye(size_t entrant);

private:
    void scaleScores();
    void numberScores();

    const std::vector<SwissEntrant> &m_entrants;
    const SwissRules &m_rules;
    RandomSource &m_lot;
    std::vector<Int128> m_scores; ///< all over the same denominator
    std::vector<int> m_groups; ///< 0 for the lowest score, 1 for the next…
    int m_lowestPlace = 1;
    bool m_fits = true;
};

} // namespace dugout
