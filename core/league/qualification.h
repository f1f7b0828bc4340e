// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"

namespace dugout {

/// Who reaches the semi-finals.
enum class QualifyBy {
    TeamValue,
    WinRatio, ///< wins divided by matches played
    RatioTimesValue, ///< 1,800,000 with half the matches won is worth 900,000
    Points,
};

/// "team-value", "win-ratio", "ratio-times-value" and "points", as in files.
[[nodiscard]] const QStringList &qualifyByIds();

struct Qualifier
{
    Entrant entrant;
    Rational worth; ///< in what decides
    int rank = 1; ///< in the table, which decides between equals

    bool operator==(const Qualifier &) const = default;
};

/// Those who get through, best first.
struct Qualified
{
    std::vector<Qualifier> entrants;
    /// Who are as good as the last of them and have no better or worse place in the table either,
    /// that one included: the commissioner decides. Empty when all is clear.
    std::vector<Qualifier> level;

    bool operator==(const Qualified &) const = default;
};

/// Takes the best of a table, those who have left not among them. Fewer than `places` only where
/// there are no more.
[[nodiscard]] Qualified qualify(const Standings &standings, QualifyBy by, int places = 4);

} // namespace dugout
