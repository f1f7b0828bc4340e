// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal> // first: moc 6.4 cannot read <compare> on its own

#include <algorithm>
#include <array>
#include <compare>
#include <cstdlib>
#include <optional>

namespace dugout {

/// A step from one square to another.
struct Stride
{
    int dx = 0;
    int dy = 0;

    bool operator==(const Stride &) const = default;
};

/// A square of the pitch, or one beyond its edge.
///
/// `x` runs along the pitch from the left end zone (0) to the right one (25), `y` across it from
/// the top side line (0) to the bottom one (14).
struct Square
{
    int x = 0;
    int y = 0;

    auto operator<=>(const Square &) const = default;
    friend Square operator+(Square square, Stride step)
    {
        return {square.x + step.dx, square.y + step.dy};
    }
    friend Stride operator-(Square to, Square from) { return {to.x - from.x, to.y - from.y}; }
};

/// How many moves apart, diagonals counting as one.
[[nodiscard]] inline int squareDistance(Square a, Square b)
{
    return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y));
}

[[nodiscard]] inline bool areAdjacent(Square a, Square b)
{
    return squareDistance(a, b) == 1;
}

/// The eight neighbours in the order of the scatter template: the D8 shows 1 for the first.
inline constexpr std::array<Stride, 8> scatterSteps{
    {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};

} // namespace dugout
