// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueprints.h"
#include "ui/sheets/pagedsheet.h"

#include <memory>

namespace dugout {

/// The pages of one print of a competition, in the language of the moment. Refused where there is
/// nothing to print: nothing is published, no such round, nobody has won yet. The rules are those
/// of the whole league.
[[nodiscard]] Result<std::unique_ptr<PagedSheet>> makeLeagueSheet(const LeagueShown &shown,
                                                                  const Competition &competition,
                                                                  LeaguePrint print, int round = 0);

} // namespace dugout
