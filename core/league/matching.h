// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace dugout {

/// Wide enough for many criteria side by side, the weightier in the higher digits.
__extension__ using MatchingCost = __int128;

/// Two that may be paired, and what that costs: from 0 to below 2^110.
struct MatchingEdge
{
    int first = 0;
    int second = 0;
    MatchingCost cost = 0;
};

/// Pairs all nodes, numbered from 0 on, at the least cost: exactly, not nearly. Gives the partner
/// of each, or nothing when these edges do not pair everybody.
///
/// The library behind it compiles as C++17 only, so this header stays plain.
std::vector<int> leastCostMatching(int nodes, const std::vector<MatchingEdge> &edges);

} // namespace dugout
