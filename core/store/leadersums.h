// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/journal.h"
#include "core/store/connection.h"

namespace dugout {

// The sums that leaderboards read, kept in step with the results inside the transaction that
// changes those. Matches of no league add nothing.

[[nodiscard]] Result<void> addToLeaders(Connection &connection, const JournalId &match);
/// To be called while its result is still there.
[[nodiscard]] Result<void> takeFromLeaders(Connection &connection, const JournalId &match);

} // namespace dugout
