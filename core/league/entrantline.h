// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/fixtureresult.h"

namespace dugout {

enum class LeagueOutcome { None, Won, Drawn, Lost };

/// What one side's own column of a match counts.
struct LineColumn
{
    QString name;
    int value = 0;

    bool operator==(const LineColumn &) const = default;
};

/// A result as one of its sides sees it: what points and tables are reckoned from.
struct EntrantLine
{
    int round = 1;
    EntrantId entrant;
    EntrantId opponent; ///< empty: a bye
    ResultKind kind = ResultKind::Played;
    LeagueOutcome outcome = LeagueOutcome::None; ///< none only for a bye that counts as nothing
    bool forfeited = false; ///< this side did not come
    bool opponentForfeited = false;
    bool conceded = false; ///< this side gave up
    bool opponentConceded = false;
    int td = 0;
    int tdAgainst = 0;
    int cas = 0;
    int casAgainst = 0;
    std::vector<LineColumn> columns;

    /// By how many touchdowns it was won or lost.
    [[nodiscard]] int margin() const { return td > tdAgainst ? td - tdAgainst : tdAgainst - td; }

    bool operator==(const EntrantLine &) const = default;
};

/// The result as the home or the away side sees it; a bye has a home side only and counts as `bye`.
[[nodiscard]] EntrantLine lineOf(const FixtureResult &result, FixtureSide side, LeagueOutcome bye);

} // namespace dugout
