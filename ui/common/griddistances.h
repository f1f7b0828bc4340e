// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>

#include <array>

class QLayout;

namespace dugout {

/// The distances of every layout as they are before the text changes its size. Afterwards those
/// that nobody has set anew grow or shrink with it: they were measured on the grid once, when the
/// widget was made.
class GridDistances
{
public:
    /// As they are now.
    GridDistances();

    /// Text was `from` pixels high and is `to` now.
    void fit(int from, int to) const;

private:
    /// The margins at the left, top, right and bottom, the spacing across and down.
    using Distances = std::array<int, 6>;
    [[nodiscard]] static Distances of(const QLayout &layout);
    static void set(QLayout &layout, const Distances &distances);
    /// A bit for each distance that was not measured on the grid when the text changed first. At
    /// another height of the text it may look as if it were, and would not come back.
    [[nodiscard]] static unsigned fixedOf(QLayout &layout, const Distances &distances, int from);

    QHash<QLayout *, Distances> m_before;
};

/// A distance that was measured on the grid while text was `from` pixels high, for `to` pixels;
/// any other is left as it is.
[[nodiscard]] int fittedToGrid(int distance, int from, int to);

} // namespace dugout
