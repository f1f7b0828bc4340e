// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"

namespace dugout {

/// A line of a table of results, as a file or a form has it.
struct ResultsRow
{
    int line = 1; ///< where it stands, for what is wrong with it
    QStringList fields;

    bool operator==(const ResultsRow &) const = default;
};

/// Results and who takes part in them, called by the names in the table.
struct ResultsTable
{
    std::vector<Entrant> entrants; ///< in the order they first appear
    std::vector<FixtureResult> results;
    QStringList columns; ///< the table's own, which a formula may use

    bool operator==(const ResultsTable &) const = default;
};

/// Reads a table whose first row names its columns, in any order: `home`, `away`, `td`,
/// `tdAgainst`, and `round`, `cas`, `casAgainst`, `kind`, `winner`, `conceded` (the last two say
/// home or away), `homeCoach` and `awayCoach` where there are any. Without an away side it is a
/// bye. Every other column holds numbers of the league's own: `passes` counts for the home side and
/// `passesAgainst` for the other; without such a partner both have the same number. A row that is
/// empty where the numbers of a bye or a forfeit stand says 0.
[[nodiscard]] Result<ResultsTable> readResults(const std::vector<ResultsRow> &rows);

} // namespace dugout
