// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/leaguebook/leaguerepository.h"

#include <QJsonObject>

namespace dugout {

// What a coach sees of his league on a phone, in the language of the moment; app/serve/README.md
// says what the fields are.

/// His teams, what he has to do, and how his competition stands. Without a coach the
/// commissioner's: what waits for him.
[[nodiscard]] QJsonObject coachPage(const LeagueRepository &leagues, const Club &club,
                                    const OpenLeague &open, const CoachId &coach);

/// The sheet of a match to be filled in: `file` as it is sent back, and for each side of `sides`
/// who stands in its rows; `injuries` are the possible outcomes.
[[nodiscard]] Result<QJsonObject> sheetPage(const LeagueRepository &leagues, const Club &club,
                                            const OpenLeague &open, const FixtureId &fixture);

} // namespace dugout
