// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"

#include <QHash>

namespace dugout {

/// What one match gave somebody.
struct TallyLine
{
    int opponent = -1; ///< its place among the tallies; none for a bye
    ResultKind kind = ResultKind::Played;
    LeagueOutcome outcome = LeagueOutcome::None;
    Rational points;
};

/// Everything counted for one entrant, before it has a place.
struct Tally
{
    StandingRow row;
    std::vector<TallyLine> lines;
};

/// One tally for every entrant, in the order they are given in.
[[nodiscard]] Result<std::vector<Tally>> tallyResults(const StandingsInput &input,
                                                      const StandingsRules &rules);

} // namespace dugout
