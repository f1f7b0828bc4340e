// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/casualtyodds.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Counts = std::array<std::int64_t, casualtyKinds>;

Counts countKinds(const Table &table)
{
    Counts counts{};
    const std::vector<int> results = table.dice->possibleTotals();
    for (const TableRow &row : table.rows)
        counts[static_cast<size_t>(casualtyKind(row))] += std::count_if(
            results.begin(), results.end(), [&row](int result) { return row.covers(result); });
    return counts;
}

/// How the rolls end for the victim.
size_t ending(size_t first, size_t second, size_t again, bool twice, bool apothecary)
{
    const size_t worse = twice ? std::max(first, second) : first;
    const size_t milder = twice ? std::min(first, second) : 0;
    const size_t treated = apothecary ? std::min(worse, again) : worse;
    return std::max(treated, milder);
}

} // namespace

CasualtyKind casualtyKind(const TableRow &row)
{
    if (row.value(u"dead"_s) != 0)
        return CasualtyKind::Dead;
    for (const QString &stat : {u"ma"_s, u"st"_s, u"ag"_s, u"av"_s}) {
        if (row.value(stat) != 0)
            return CasualtyKind::StatLost;
    }
    if (row.value(u"niggling"_s) != 0)
        return CasualtyKind::Niggling;
    return row.value(u"miss-next"_s) != 0 ? CasualtyKind::MissesNext : CasualtyKind::BadlyHurt;
}

CasualtyOdds casualtyOdds(const Table &table, bool twice, bool apothecary)
{
    const Counts counts = countKinds(table);
    Counts ends{};
    std::int64_t all = 0;
    for (size_t first = 0; first < casualtyKinds; ++first) {
        for (size_t second = 0; second < casualtyKinds; ++second) {
            for (size_t again = 0; again < casualtyKinds; ++again) {
                const std::int64_t ways = counts[first] * counts[second] * counts[again];
                ends[ending(first, second, again, twice, apothecary)] += ways;
                all += ways;
            }
        }
    }
    CasualtyOdds odds;
    std::transform(ends.begin(), ends.end(), odds.begin(),
                   [all](std::int64_t ways) { return Rational(Int128(ways), Int128(all)); });
    return odds;
}

} // namespace dugout
