// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"

#include <map>

namespace dugout {

/// How the columns and rows of a table lie, where that is not as they come. Columns by their
/// places in the table.
struct Arrangement
{
    std::vector<int> order{}; ///< from left to right; the others follow as they come
    std::vector<int> hidden{};
    std::vector<int> givesWay{}; ///< hidden one after the other where room is short
    int rowSteps = 8; ///< how high rows are
    int headingSteps = 0; ///< and headings, where that is something else
    bool parts = false; ///< a band with words parts those who go on from the others
    int second = -1; ///< a column with a second title at its right end
    QString secondTitle{};

    bool operator==(const Arrangement &) const = default;
};

/// What the columns of a table would take, and the room there is for them.
struct WidthNeeds
{
    const std::vector<ShownColumn> &columns;
    std::vector<int> widths; ///< with nothing cut off
    std::vector<int> titles; ///< of the titles alone
    int room = 0;
    int step = 1; ///< of the grid
    int least = 1; ///< no column is narrower
};

/// The width of each column, -1 where it is hidden. Columns that grow share what the others leave
/// in equal parts; `chosen` are widths that somebody gave to columns, by their ids.
[[nodiscard]] std::vector<int> columnWidths(const WidthNeeds &needs, const Arrangement &arrangement,
                                            const std::map<QString, int> &chosen);

} // namespace dugout
