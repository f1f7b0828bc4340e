// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/entrantline.h"
#include "core/leaguebook/state/competition.h"

#include <QHash>

namespace dugout {

/// A match of a team as the team sees it.
struct CourseMatch
{
    int round = 1;
    FixtureId fixture{};
    EntrantId opponent{}; ///< empty: a bye
    bool isDecided = false;
    LeagueOutcome outcome = LeagueOutcome::None; ///< as it counts; none where it counts as nothing
    int td = 0;
    int tdAgainst = 0;
    qint64 dateMs = 0; ///< when it is played; 0: nobody said

    bool operator==(const CourseMatch &) const = default;
};

/// Its published matches in the order of the rounds.
[[nodiscard]] std::vector<CourseMatch> courseOf(const Competition &competition,
                                                const EntrantId &team);
/// Of everybody the first match that is published and has no result yet.
[[nodiscard]] QHash<EntrantId, CourseMatch> nextMatchesOf(const Competition &competition);

} // namespace dugout
