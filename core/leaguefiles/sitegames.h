// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/sitelinks.h"

namespace dugout {

// The inside of the pages of one match and of one player, in the language of the moment.

[[nodiscard]] QString matchTitle(const League &league, const SiteMatch &match);
[[nodiscard]] QString matchPage(const SiteLinks &links, const SiteMatch &match);

[[nodiscard]] QString playerTitle(const SitePlayer &player, Language language);
[[nodiscard]] QString playerPage(const SiteLinks &links, const SitePlayer &player,
                                 Language language);

} // namespace dugout
