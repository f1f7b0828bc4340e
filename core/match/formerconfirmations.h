// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

namespace dugout {

/// In the first release coaches confirmed a number of what lay on the table, so a correction that
/// left the table as it was left their word standing. The numbers of then cannot be worked out any
/// more: here is the same history with the number that each confirmation would have had today when
/// it was given. Whatever a correction makes of the table since then is told apart as it was then.
[[nodiscard]] std::vector<LogAction> withCurrentConfirmations(const Match &match,
                                                              std::vector<LogAction> history);

} // namespace dugout
