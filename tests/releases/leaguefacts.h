// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/leaguerepository.h"

#include <QJsonObject>

namespace dugout {

// What a commissioner or a coach sees of a league, as JSON; see facts.h.

/// Members, tables, fixtures with who stands by their results, prizes, and the sheets of its teams.
[[nodiscard]] Result<QJsonObject> leagueFacts(const ClubStores &stores,
                                              const LeagueRepository &leagues, const LeagueId &id);
/// Of every league in a database, by its name.
[[nodiscard]] Result<QJsonObject> allLeagueFacts(const ClubStores &stores,
                                                 const LeagueRepository &leagues);

} // namespace dugout
