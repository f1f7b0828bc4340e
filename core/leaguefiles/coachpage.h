// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"

#include <QJsonObject>

namespace dugout {

// What a coach sees of the league on a phone, in the language of the moment; app/serve/README.md
// says what the fields are.

/// The coach's teams, what to do, and the standings. Without a coach, what waits for the
/// commissioner.
[[nodiscard]] QJsonObject coachPage(const LeagueRepository &leagues, const Club &club,
                                    const OpenLeague &open, const CoachId &coach);

/// The sheet of a match to be filled in: `file` as it is sent back, and for each side of `sides`
/// who stands in its rows; `injuries` are the possible outcomes.
[[nodiscard]] Result<QJsonObject> sheetPage(const LeagueRepository &leagues, const Club &club,
                                            const OpenLeague &open, const FixtureId &fixture);

} // namespace dugout
