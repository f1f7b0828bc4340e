// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/battlefield/battlefield.h"

#include <algorithm>
#include <set>

namespace dugout {

namespace {

std::map<Hex, BoardEdge> partialHexes(const PlacedBoard &placed)
{
    std::map<Hex, BoardEdge> hexes;
    for (const PartialHex &part : placed.board.partial)
        hexes.emplace(placed.place(part.hex), part.edge);
    return hexes;
}

/// Every hex the board covers, whole or in part.
bool overlaps(const PlacedBoard &first, const PlacedBoard &second)
{
    std::set<Hex> covered;
    for (const Hex hex : first.board.complete)
        covered.insert(first.place(hex));
    const auto partial = partialHexes(first);
    const bool wholeOnAny
        = std::any_of(second.board.complete.begin(), second.board.complete.end(), [&](Hex hex) {
              return covered.contains(second.place(hex)) || partial.contains(second.place(hex));
          });
    const bool partOnWhole = std::any_of(
        second.board.partial.begin(), second.board.partial.end(),
        [&](const PartialHex &part) { return covered.contains(second.place(part.hex)); });
    return wholeOnAny || partOnWhole;
}

/// The corners of a parallelogram with a rim of one hex around the field.
std::pair<Hex, Hex> cornersAround(const std::map<Hex, Cell> &cells)
{
    Hex low = cells.begin()->first;
    Hex high = low;
    for (const auto &[hex, cell] : cells) {
        low = {std::min(low.q, hex.q), std::min(low.r, hex.r)};
        high = {std::max(high.q, hex.q), std::max(high.r, hex.r)};
    }
    return {low - Hex{1, 1}, high + Hex{1, 1}};
}

bool areJoined(const PlacedBoard &first, const PlacedBoard &second, const JoinLimits &limits)
{
    int longEdge = 0;
    int shortEdge = 0;
    const auto partial = partialHexes(first);
    for (const auto &[hex, edge] : partialHexes(second)) {
        const auto other = partial.find(hex);
        if (other == partial.end() || other->second != edge)
            continue;
        ++(edge == BoardEdge::Long ? longEdge : shortEdge);
    }
    return longEdge >= limits.longEdge || shortEdge >= limits.shortEdge;
}

} // namespace

Battlefield::Battlefield(std::vector<PlacedBoard> boards)
    : m_boards(std::move(boards))
{
    std::map<Hex, int> parts;
    for (const PlacedBoard &placed : m_boards) {
        for (const Hex hex : placed.board.complete)
            m_cells[placed.place(hex)].player = placed.player;
        for (const PartialHex &part : placed.board.partial)
            ++parts[placed.place(part.hex)];
    }
    for (const auto &[hex, count] : parts) {
        if (count > 1)
            m_cells.try_emplace(hex);
    }
    const auto mark = [this](Hex hex, bool Cell::*what) {
        if (const auto found = m_cells.find(hex); found != m_cells.end())
            found->second.*what = true;
    };
    for (const PlacedBoard &placed : m_boards) {
        for (const Hex hex : placed.board.blocked)
            mark(placed.place(hex), &Cell::blocked);
        for (const Hex hex : placed.board.starting)
            mark(placed.place(hex), &Cell::starting);
    }
}

const Cell *Battlefield::cell(Hex hex) const
{
    const auto found = m_cells.find(hex);
    return found == m_cells.end() ? nullptr : &found->second;
}

bool Battlefield::isBlocked(Hex hex) const
{
    const Cell *found = cell(hex);
    return found && found->blocked;
}

bool Battlefield::isEdge(Hex hex) const
{
    return contains(hex)
        && std::any_of(hexDirections.begin(), hexDirections.end(),
                       [this, hex](Hex step) { return !contains(hex + step); });
}

/// What cannot be walked to from outside without stepping on the field.
std::vector<Hex> Battlefield::holes() const
{
    if (m_cells.empty())
        return {};
    const auto [low, high] = cornersAround(m_cells);
    std::set<Hex> outside{low};
    std::vector<Hex> open{low};
    while (!open.empty()) {
        const Hex from = open.back();
        open.pop_back();
        for (const Hex step : hexDirections) {
            const Hex to = from + step;
            const bool around = to.q >= low.q && to.q <= high.q && to.r >= low.r && to.r <= high.r;
            if (around && !contains(to) && outside.insert(to).second)
                open.push_back(to);
        }
    }
    std::vector<Hex> inside;
    for (int q = low.q; q <= high.q; ++q) {
        for (int r = low.r; r <= high.r; ++r) {
            if (!contains({q, r}) && !outside.contains({q, r}))
                inside.push_back({q, r});
        }
    }
    return inside;
}

PlacementProblem Battlefield::check(const PlacedBoard &next, const JoinLimits &limits) const
{
    if (m_boards.empty())
        return PlacementProblem::None;
    if (std::any_of(m_boards.begin(), m_boards.end(),
                    [&next](const PlacedBoard &placed) { return overlaps(placed, next); }))
        return PlacementProblem::Overlaps;
    const bool joined
        = std::any_of(m_boards.begin(), m_boards.end(),
                      [&](const PlacedBoard &placed) { return areJoined(placed, next, limits); });
    return joined ? PlacementProblem::None : PlacementProblem::TooFewJoined;
}

} // namespace dugout
