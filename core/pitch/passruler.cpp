// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pitch/passruler.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

int squared(Stride step)
{
    return step.dx * step.dx + step.dy * step.dy;
}

/// Whole numbers only: the centre is at most half the band and half the square's own breadth
/// across the throw away from the middle of the ruler.
bool isUnderRuler(Stride offset, Stride way)
{
    const int across = std::abs(way.dx * offset.dy - way.dy * offset.dx);
    const int excess = 8 * across - 4 * (std::abs(way.dx) + std::abs(way.dy));
    return excess <= 0 || excess * excess <= 49 * squared(way);
}

} // namespace

PassRuler::PassRuler(const Table &ranges)
{
    for (const TableRow &row : ranges.rows) {
        Reach reach{row.id, {}};
        for (int along = 0; row.values.contains(u"dy-%1"_s.arg(along)); ++along)
            reach.across.push_back(row.value(u"dy-%1"_s.arg(along)));
        m_reaches.push_back(std::move(reach));
    }
}

int PassRuler::rangeNumber(Square from, Square to) const
{
    const Stride way = to - from;
    const int across = std::max(std::abs(way.dx), std::abs(way.dy));
    const auto along = static_cast<size_t>(std::min(std::abs(way.dx), std::abs(way.dy)));
    for (size_t row = 0; row < m_reaches.size(); ++row) {
        if (along < m_reaches[row].across.size() && across <= m_reaches[row].across[along])
            return static_cast<int>(row) + 1;
    }
    return 0;
}

RowId PassRuler::range(Square from, Square to) const
{
    const int number = rangeNumber(from, to);
    return number == 0 ? RowId() : m_reaches[static_cast<size_t>(number) - 1].range;
}

std::vector<Square> interceptionSquares(Square from, Square to)
{
    std::vector<Square> squares;
    const Stride way = to - from;
    const int length = squared(way);
    for (int y = 0; y < pitch::width; ++y) {
        for (int x = 0; x < pitch::length; ++x) {
            const Square square{x, y};
            if (square == from || square == to)
                continue;
            if (squared(square - from) < length && squared(square - to) < length
                && isUnderRuler(square - from, way))
                squares.push_back(square);
        }
    }
    return squares;
}

} // namespace dugout
