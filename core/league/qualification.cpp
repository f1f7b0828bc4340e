// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/league/qualification.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

Rational worth(const StandingRow &row, QualifyBy by)
{
    const Rational ratio
        = row.played == 0 ? Rational() : Rational(Int128(row.won), Int128(row.played));
    switch (by) {
    case QualifyBy::TeamValue:
        return row.entrant.teamValue;
    case QualifyBy::WinRatio:
        return ratio;
    case QualifyBy::RatioTimesValue:
        return ratio * Rational(row.entrant.teamValue);
    case QualifyBy::Points:
        return row.points;
    }
    return 0;
}

bool isLevel(const Qualifier &one, const Qualifier &other)
{
    return one.worth == other.worth && one.rank == other.rank;
}

bool isBetter(const Qualifier &one, const Qualifier &other)
{
    return one.worth != other.worth ? one.worth > other.worth : one.rank < other.rank;
}

} // namespace

const QStringList &qualifyByIds()
{
    static const QStringList ids{u"team-value"_s, u"win-ratio"_s, u"ratio-times-value"_s,
                                 u"points"_s};
    return ids;
}

Qualified qualify(const Standings &standings, QualifyBy by, int places)
{
    std::vector<Qualifier> all;
    for (const StandingRow &row : standings.rows) {
        if (!row.withdrawn)
            all.push_back({row.entrant, worth(row, by), row.rank});
    }
    std::stable_sort(all.begin(), all.end(), isBetter);
    Qualified qualified;
    const auto count = std::min(all.size(), static_cast<size_t>(std::max(0, places)));
    qualified.entrants.assign(all.begin(), all.begin() + static_cast<qsizetype>(count));
    if (count == 0 || count == all.size() || !isLevel(all[count - 1], all[count]))
        return qualified;
    std::copy_if(all.begin(), all.end(), std::back_inserter(qualified.level),
                 [&](const Qualifier &each) { return isLevel(each, all[count]); });
    return qualified;
}

} // namespace dugout
