// SPDX-License-Identifier: GPL-3.0-or-later
// The one source that is compiled as C++17: LEMON 1.3.1 uses what C++20 took away. Its templates
// are enough, nothing is linked.
#include "core/league/matching.h"

#define LEMON_ONLY_TEMPLATES
#include <lemon/matching.h>
#include <lemon/smart_graph.h>

namespace dugout {

std::vector<int> leastCostMatching(int nodes, const std::vector<MatchingEdge> &edges)
{
    using Costs = lemon::SmartGraph::EdgeMap<MatchingCost>;
    lemon::SmartGraph graph;
    graph.reserveNode(nodes);
    graph.reserveEdge(static_cast<int>(edges.size()));
    for (int i = 0; i < nodes; ++i)
        graph.addNode();
    Costs gains(graph);
    for (const MatchingEdge &edge : edges)
        gains[graph.addEdge(lemon::SmartGraph::nodeFromId(edge.first),
                            lemon::SmartGraph::nodeFromId(edge.second))]
            = -edge.cost;
    lemon::MaxWeightedPerfectMatching<lemon::SmartGraph, Costs> matching(graph, gains);
    if (nodes == 0 || !matching.run())
        return {};
    std::vector<int> partners;
    partners.reserve(static_cast<std::size_t>(nodes));
    for (int i = 0; i < nodes; ++i)
        partners.push_back(lemon::SmartGraph::id(matching.mate(lemon::SmartGraph::nodeFromId(i))));
    return partners;
}

} // namespace dugout
