// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/oddswords.h"

#include "core/text/languagescope.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

QStringList oddsWords(const PoolOdds &odds)
{
    constexpr int whole = 1000; // tenths of a percent
    const std::array exact{odds.success.toDouble() * whole, odds.driveBack.toDouble() * whole,
                           odds.failure.toDouble() * whole};
    std::array<int, 3> shown{};
    int left = whole;
    for (size_t i = 0; i < exact.size(); ++i) {
        shown[i] = static_cast<int>(std::floor(exact[i] + 1e-9));
        left -= shown[i];
    }
    // What rounding down has left goes to those who lost most by it.
    std::array<size_t, 3> order{0, 1, 2};
    std::stable_sort(order.begin(), order.end(),
                     [&](size_t a, size_t b) { return exact[a] - shown[a] > exact[b] - shown[b]; });
    for (size_t i = 0; left > 0; ++i, --left)
        ++shown[order[i]];
    QStringList words;
    for (const int tenths : shown)
        words.append(currentLocale().toString(tenths / 10.0, 'f', 1) + QChar::Nbsp + u'%');
    return words;
}

} // namespace dugout
