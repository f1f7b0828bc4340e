// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/table.h"

#include <algorithm>

namespace dugout {

const TableRow *Table::lookUp(int result) const
{
    const TableRow *lowest = nullptr;
    const TableRow *highest = nullptr;
    for (const TableRow &candidate : rows) {
        if (!candidate.from || !candidate.to)
            continue;
        if (candidate.covers(result))
            return &candidate;
        if (!lowest || *candidate.from < *lowest->from)
            lowest = &candidate;
        if (!highest || *candidate.to > *highest->to)
            highest = &candidate;
    }
    if (lowest && result < *lowest->from)
        return lowest;
    if (highest && result > *highest->to)
        return highest;
    return nullptr;
}

const TableRow *Table::row(QStringView rowId) const
{
    const auto found = std::find_if(rows.begin(), rows.end(), [rowId](const TableRow &candidate) {
        return candidate.id.is(rowId);
    });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace dugout
