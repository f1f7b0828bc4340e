// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/league/standings.h"
#include "core/leaguebook/state/league.h"

#include <QHash>

namespace dugout {

class Club;
class Ruleset;

/// What coaches compare where an edition has ratings (lrb4.de.txt:275-277), of the teams whose
/// sheets are kept here; nothing in any other edition.
[[nodiscard]] QHash<EntrantId, int> teamRatingsOf(const League &league, const Club &club,
                                                  const Ruleset *ruleset);

/// Whether ratings stand in the place of what decides.
[[nodiscard]] bool isShownAsRating(TieBreak tieBreak, const QHash<EntrantId, int> &ratings);
/// The figure of a row that decides, or its rating; "–" where there is none.
[[nodiscard]] QString tieBreakText(const Standings &standings, const StandingRow &row, size_t place,
                                   const QHash<EntrantId, int> &ratings);

} // namespace dugout
