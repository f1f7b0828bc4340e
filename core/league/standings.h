// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standingsrules.h"
#include "core/league/withdrawal.h"

namespace dugout {

/// Points the commissioner gives or takes, and why.
struct HandPoints
{
    EntrantId entrant;
    Rational points;
    QString reason;

    bool operator==(const HandPoints &) const = default;
};

/// All that a table is made from.
struct StandingsInput
{
    std::vector<Entrant> entrants;
    std::vector<FixtureResult> results;
    std::vector<HandPoints> handPoints;
    std::vector<Withdrawal> withdrawals;
    bool byRating = false; ///< what stands as value is the rating of the team

    bool operator==(const StandingsInput &) const = default;
};

/// One row of a table.
struct StandingRow
{
    int rank = 1; ///< shared by those whom nothing parts
    Entrant entrant;
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int byes = 0; ///< among those played, unless a bye counts as nothing
    int td = 0;
    int tdAgainst = 0;
    int cas = 0;
    int casAgainst = 0;
    Rational points; ///< those by hand included
    Rational handPoints;
    bool withdrawn = false;
    bool resultsVoid = false; ///< it has left and nothing of it counts
    /// In the order of the table's tie-breaks. None where the matches between those who are level
    /// say nothing.
    std::vector<std::optional<Rational>> tieBreaks;

    bool operator==(const StandingRow &) const = default;
};

/// A table, best first. Those who share a rank stand in the order of their names.
struct Standings
{
    std::vector<TieBreak> tieBreaks;
    std::vector<StandingRow> rows;
    ResultCounts counts = ResultCounts::Football; ///< what touchdowns and casualties stand for
    bool byRating = false; ///< the team value of its rows is a rating

    [[nodiscard]] const StandingRow *find(const EntrantId &entrant) const;

    bool operator==(const Standings &) const = default;
};

/// The table; or what is wrong with a result, a correction by hand or the formula. Somebody who has
/// left keeps a place by points; where the results are void, it is behind all the others.
[[nodiscard]] Result<Standings> computeStandings(const StandingsInput &input,
                                                 const StandingsRules &rules);

} // namespace dugout
