// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMargins>

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
    struct Distances
    {
        QMargins margins;
        QMargins spacing; ///< left: across, top: down

        bool operator==(const Distances &) const = default;
    };
    [[nodiscard]] static Distances of(const QLayout &layout);
    static void set(QLayout &layout, const Distances &distances);

    QHash<QLayout *, Distances> m_before;
};

/// A distance that was measured on the grid while text was `from` pixels high, for `to` pixels;
/// any other is left as it is.
[[nodiscard]] int fittedToGrid(int distance, int from, int to);

} // namespace dugout
