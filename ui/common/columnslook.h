// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <map>

namespace dugout {

class Settings;

/// How a coach wants to see a table: by what it is sorted, and columns he has given a width.
struct WidthsAndOrder
{
    QString sortedBy{}; ///< the id of a column; empty: as it comes
    Qt::SortOrder order = Qt::AscendingOrder;
    std::map<QString, int> widths{}; ///< in pixels, by the ids of the columns

    bool operator==(const WidthsAndOrder &) const = default;
};

/// Of the table of that name; what is kept wrongly counts for nothing.
[[nodiscard]] WidthsAndOrder columnsLook(const Settings &settings, const QString &table);
void setColumnsLook(Settings &settings, const QString &table, const WidthsAndOrder &look);

} // namespace dugout
