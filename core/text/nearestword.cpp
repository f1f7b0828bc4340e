// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/nearestword.h"

#include <algorithm>
#include <vector>

namespace dugout {

namespace {

/// Damerau and Levenshtein: how many letters to change, add, leave out or swap with the next.
qsizetype slips(const QString &one, const QString &other)
{
    using Row = std::vector<qsizetype>;
    const auto width = static_cast<size_t>(other.size()) + 1;
    Row before(width);
    Row last(width);
    Row row(width);
    for (size_t x = 0; x < width; ++x)
        last[x] = static_cast<qsizetype>(x);
    for (qsizetype y = 1; y <= one.size(); ++y) {
        row[0] = y;
        for (qsizetype x = 1; x <= other.size(); ++x) {
            const auto at = static_cast<size_t>(x);
            const bool same = one[y - 1] == other[x - 1];
            row[at] = std::min({last[at] + 1, row[at - 1] + 1, last[at - 1] + (same ? 0 : 1)});
            if (y > 1 && x > 1 && one[y - 1] == other[x - 2] && one[y - 2] == other[x - 1])
                row[at] = std::min(row[at], before[at - 2] + 1);
        }
        before = last;
        last = row;
    }
    return last[width - 1];
}

} // namespace

QString nearestWord(const QString &word, const QStringList &known)
{
    constexpr qsizetype lettersASlip = 3;
    constexpr qsizetype mostSlips = 3;
    qsizetype fewest = std::clamp(word.size() / lettersASlip, qsizetype(1), mostSlips) + 1;
    QString nearest;
    for (const QString &each : known) {
        if (std::abs(each.size() - word.size()) >= fewest)
            continue;
        if (const qsizetype found = slips(word, each); found < fewest) {
            fewest = found;
            nearest = each;
        }
    }
    return nearest;
}

} // namespace dugout
