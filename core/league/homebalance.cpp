// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/homebalance.h"

#include <QHash>

namespace dugout {

namespace {

/// Walks along every match once, always leaving by another match than it came by: each entrant on
/// the way is away once for each time at home. Those with an odd number of matches have one more
/// with nobody.
class Walker
{
public:
    explicit Walker(std::vector<DrawnRound> &rounds)
    {
        for (DrawnRound &round : rounds) {
            for (Pairing &pair : round.pairs)
                addEdge(placeOf(pair.home), placeOf(pair.away), &pair);
        }
        const auto people = static_cast<int>(m_edgesOf.size());
        m_edgesOf.emplace_back();
        for (int person = 0; person < people; ++person) {
            if (m_edgesOf[static_cast<size_t>(person)].size() % 2 == 1)
                addEdge(person, people, nullptr);
        }
    }

    void run()
    {
        for (size_t start = 0; start < m_edgesOf.size(); ++start) {
            int here = static_cast<int>(start);
            while (true) {
                const int edge = nextEdge(here);
                if (edge < 0)
                    break; // the walk is closed
                here = cross(edge, here);
            }
        }
    }

private:
    struct Edge
    {
        int first = 0;
        int second = 0;
        Pairing *pair = nullptr;
        bool used = false;
    };

    int placeOf(const EntrantId &entrant)
    {
        if (!m_places.contains(entrant)) {
            m_places.insert(entrant, static_cast<int>(m_edgesOf.size()));
            m_edgesOf.emplace_back();
        }
        return m_places.value(entrant);
    }

    void addEdge(int first, int second, Pairing *pair)
    {
        const auto number = static_cast<int>(m_edges.size());
        m_edges.push_back({first, second, pair, false});
        m_edgesOf[static_cast<size_t>(first)].push_back(number);
        m_edgesOf[static_cast<size_t>(second)].push_back(number);
    }

    int nextEdge(int person)
    {
        std::vector<int> &edges = m_edgesOf[static_cast<size_t>(person)];
        while (!edges.empty()) {
            const int edge = edges.back();
            edges.pop_back();
            if (!m_edges[static_cast<size_t>(edge)].used)
                return edge;
        }
        return -1;
    }

    int cross(int number, int from)
    {
        Edge &edge = m_edges[static_cast<size_t>(number)];
        edge.used = true;
        if (edge.first == from)
            return edge.second;
        if (edge.pair)
            std::swap(edge.pair->home, edge.pair->away);
        return edge.first;
    }

    QHash<EntrantId, int> m_places;
    std::vector<std::vector<int>> m_edgesOf;
    std::vector<Edge> m_edges;
};

} // namespace

void balanceHomes(std::vector<DrawnRound> &rounds)
{
    Walker(rounds).run();
}

} // namespace dugout
