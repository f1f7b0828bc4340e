// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/showntable.h"
#include "core/text/languagescope.h"

#include <QLocale>

#include <algorithm>
#include <utility>

namespace dugout {

namespace sortedtables {

/// What a cell is sorted by: numbers come before words, and words as people sort them.
struct SortKey
{
    bool isWords = false;
    double number = 0;
    int second = 0; ///< of a pair
    QString words{};
};

inline SortKey keyOf(const ShownCell &cell)
{
    if (const auto *number = std::get_if<Rational>(&cell.value))
        return {false, number->toDouble()};
    if (const auto *pair = std::get_if<ShownPair>(&cell.value))
        return {false, static_cast<double>(pair->own - pair->other), pair->own};
    bool isNumber = false;
    const double number = currentLocale().toDouble(cell.text, &isNumber);
    return isNumber ? SortKey{false, number} : SortKey{true, 0, 0, cell.text};
}

inline bool standsBefore(const ShownCell &one, const ShownCell &other)
{
    const SortKey a = keyOf(one);
    const SortKey b = keyOf(other);
    if (a.isWords != b.isWords)
        return b.isWords;
    if (a.isWords)
        return QString::localeAwareCompare(a.words, b.words) < 0;
    return std::pair(a.number, a.second) < std::pair(b.number, b.second);
}

} // namespace sortedtables

/// The rows by a column, each part below its heading. What put a row where it was, and who goes on,
/// is only said of the order the table came in.
[[nodiscard]] inline ShownTable sortedTable(ShownTable table, int column, bool descending)
{
    const auto place = static_cast<size_t>(column);
    const auto comesFirst = [place, descending](const ShownRow &one, const ShownRow &other) {
        const ShownCell none;
        const ShownCell &a = place < one.cells.size() ? one.cells[place] : none;
        const ShownCell &b = place < other.cells.size() ? other.cells[place] : none;
        return descending ? sortedtables::standsBefore(b, a) : sortedtables::standsBefore(a, b);
    };
    for (auto from = table.rows.begin(); from != table.rows.end();) {
        const auto to = std::find_if(from, table.rows.end(),
                                     [](const ShownRow &row) { return row.isHeading(); });
        std::stable_sort(from, to, comesFirst);
        from = to == table.rows.end() ? to : to + 1;
    }
    for (ShownRow &row : table.rows) {
        row.decidedBy = -1;
        row.onward = Onward::No;
    }
    return table;
}

} // namespace dugout
