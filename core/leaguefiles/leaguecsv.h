// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"

namespace dugout {

// Tables for spreadsheets, with the same column names in every language, as in JSON. No cell is
// ever a formula, whatever a name is.

/// `season competition table rank team coach played won drawn lost td tdAgainst cas casAgainst
/// points` and a column for each tie-break.
[[nodiscard]] Result<QByteArray> standingsCsv(const LeagueShown &shown,
                                              const CompetitionId &competition = {});
/// `season competition round home away homeCoach awayCoach date deadline place table kind td
/// tdAgainst cas casAgainst winner conceded`; those not played have no `kind`. Times are UTC.
[[nodiscard]] QByteArray fixturesCsv(const LeagueShown &shown,
                                     const CompetitionId &competition = {});
/// `board rank player position team matches count`.
[[nodiscard]] QByteArray leadersCsv(const LeagueShown &shown);
/// `team coach naf race teamValue state`; without contacts.
[[nodiscard]] QByteArray entrantsCsv(const LeagueShown &shown);

} // namespace dugout
