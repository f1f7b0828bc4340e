// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal> // first: moc 6.4 cannot read <compare> on its own

#include <array>
#include <compare>
#include <cstdlib>

namespace dugout {

/// A hex by its axial coordinates: `q` counts columns, `r` runs down a column.
struct Hex
{
    int q = 0;
    int r = 0;

    auto operator<=>(const Hex &) const = default; // NOLINT: no null pointer is meant
    friend Hex operator+(Hex a, Hex b) { return {a.q + b.q, a.r + b.r}; }
    friend Hex operator-(Hex a, Hex b) { return {a.q - b.q, a.r - b.r}; }
    friend Hex operator-(Hex a) { return {-a.q, -a.r}; }
};

/// The six neighbours in a circle.
inline constexpr std::array<Hex, 6> hexDirections{
    {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

/// 0 for the hex itself, 1 for an adjacent one.
[[nodiscard]] inline int hexDistance(Hex a, Hex b)
{
    const Hex way = b - a;
    return (std::abs(way.q) + std::abs(way.r) + std::abs(way.q + way.r)) / 2;
}

/// Columns stand upright and every second one is half a hex lower, as boards are printed.
[[nodiscard]] inline Hex hexAt(int column, int row)
{
    return {column, row - (column - (column & 1)) / 2};
}

// The other way round, for people who count columns and rows.
[[nodiscard]] inline int hexColumn(Hex hex)
{
    return hex.q;
}
[[nodiscard]] inline int hexRow(Hex hex)
{
    return hex.r + (hex.q - (hex.q & 1)) / 2;
}

} // namespace dugout
