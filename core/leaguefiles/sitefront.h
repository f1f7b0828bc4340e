// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/sitelinks.h"

namespace dugout {

// The parts of the front page of a league's site, each empty where there is nothing to say.

[[nodiscard]] QString latestResults(const SiteLinks &links);
/// What is played at the moment and what is played next.
[[nodiscard]] QString nowAndNext(const SiteLinks &links);
[[nodiscard]] QString topScorers(const SiteLinks &links);
/// Streaks, the dead, prizes: what people talk about.
[[nodiscard]] QString leagueNews(const SiteLinks &links);
[[nodiscard]] QString teamTiles(const SiteLinks &links);
/// "First season · Harvest Cup · Round 4".
[[nodiscard]] QString whereItStands(const League &league);

} // namespace dugout
