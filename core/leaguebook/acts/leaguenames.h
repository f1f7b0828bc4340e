// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

namespace dugout {

// What people call the things of a league. Each is found by its id or by its name; where several
// bear that name, or nobody does, one sentence says so.

[[nodiscard]] Result<EntrantId> teamNamed(const League &league, const QString &name);
[[nodiscard]] Result<CoachId> coachNamed(const League &league, const QString &name);
[[nodiscard]] Result<SeasonId> seasonNamed(const League &league, const QString &name);
/// The newest of that name; without one the only one of the season, which is the last one between
/// seasons.
[[nodiscard]] Result<Competition> competitionNamed(const League &league, const QString &name);
/// The fixture of these two that waits, else their last one; `round` 0: any.
[[nodiscard]] Result<FixtureId> fixtureNamed(const League &league, const Competition &competition,
                                             const QString &home, const QString &away, int round);

} // namespace dugout
