// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pitch/pitch.h"
#include "core/rules/table.h"

namespace dugout {

/// The range ruler: how far a throw is, and whose squares lie under it.
class PassRuler
{
public:
    /// From the edition's table of pass ranges, whose rows run from the shortest range to the
    /// longest with the reach across, `dy-0`, `dy-1`, …, by the squares along.
    explicit PassRuler(const Table &ranges);

    /// The row of the range, such as `short-pass`; empty when no pass reaches as far.
    [[nodiscard]] RowId range(Square from, Square to) const;
    /// 1 for the shortest; 0 when no pass reaches as far.
    [[nodiscard]] int rangeNumber(Square from, Square to) const;

private:
    struct Reach
    {
        RowId range;
        std::vector<int> across; ///< by squares along
    };
    std::vector<Reach> m_reaches;
};

/// The squares from which a throw may be intercepted: touched by a band of 1.75 squares along the
/// throw, nearer to the thrower than the target is, and nearer to the target than the thrower.
[[nodiscard]] std::vector<Square> interceptionSquares(Square from, Square to);

} // namespace dugout
