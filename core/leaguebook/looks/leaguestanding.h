// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/state/league.h"

namespace dugout {

/// What the list of leagues shows, kept with the journal so that no list has to fold one.
[[nodiscard]] JournalProgress standOf(const League &league);

} // namespace dugout
