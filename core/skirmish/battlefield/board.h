// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/battlefield/hex.h"

#include <QString>

#include <vector>

namespace dugout {

/// The side of a board that cuts through a hex.
enum class BoardEdge { Long, Short };

/// A hex that the border cuts. Only a second board can complete it.
struct PartialHex
{
    Hex hex;
    BoardEdge edge = BoardEdge::Long;

    bool operator==(const PartialHex &) const = default;
};

/// One face of a board. What is printed on it can be edited: the rules do not say it.
struct Board
{
    QString id;
    std::vector<Hex> complete;
    std::vector<PartialHex> partial;
    std::vector<Hex> blocked;
    std::vector<Hex> starting;

    bool operator==(const Board &) const = default;
};

/// A rectangle of `columns` columns, the first, third, … of `rows` complete hexes and those
/// between them one fewer and cut at both long edges; both short edges cut one further column.
[[nodiscard]] Board plainBoard(const QString &id, int columns, int rows);

} // namespace dugout
