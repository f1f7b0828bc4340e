// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/board.h"

#include <map>
#include <optional>

namespace dugout {

/// A board on the table.
struct PlacedBoard
{
    Board board;
    Hex offset; ///< where the board's hex 0,0 lies
    bool turned = false; ///< by half a turn, the only one that keeps the grid
    int player = 0; ///< whose territory it is

    [[nodiscard]] Hex place(Hex hex) const { return (turned ? -hex : hex) + offset; }
    bool operator==(const PlacedBoard &) const = default;
};

/// How many hexes two boards must complete together.
struct JoinLimits
{
    int longEdge = 3;
    int shortEdge = 2;

    bool operator==(const JoinLimits &) const = default;
};

enum class PlacementProblem { None, Overlaps, TooFewJoined };

/// What is printed on a complete hex, and whose it is.
struct Cell
{
    bool blocked = false;
    bool starting = false;
    std::optional<int> player; ///< none where two boards complete it: no one's territory

    bool operator==(const Cell &) const = default;
};

/// Boards joined on the table. Only their complete hexes are part of the game.
class Battlefield
{
public:
    Battlefield() = default;
    explicit Battlefield(std::vector<PlacedBoard> boards);

    [[nodiscard]] const std::vector<PlacedBoard> &boards() const { return m_boards; }
    [[nodiscard]] const std::map<Hex, Cell> &cells() const { return m_cells; }
    [[nodiscard]] const Cell *cell(Hex hex) const;
    [[nodiscard]] bool contains(Hex hex) const { return cell(hex) != nullptr; }
    [[nodiscard]] bool isBlocked(Hex hex) const;
    /// An outermost complete hex.
    [[nodiscard]] bool isEdge(Hex hex) const;
    /// What lies inside and is covered by no complete hex.
    [[nodiscard]] std::vector<Hex> holes() const;

    /// Whether another board may be put there.
    [[nodiscard]] PlacementProblem check(const PlacedBoard &next,
                                         const JoinLimits &limits = {}) const;

private:
    std::vector<PlacedBoard> m_boards;
    std::map<Hex, Cell> m_cells;
};

} // namespace dugout
