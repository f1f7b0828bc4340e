// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/openleague.h"

namespace dugout {

/// The league with a change on top of what was folded before; all of its journal is read only where
/// the change reaches back there. `opened` has taken it then, or is of no more use.
[[nodiscard]] Result<League> leagueWith(const ClubStores &stores, OpenLeague &opened,
                                        const JournalChange &change);

} // namespace dugout
