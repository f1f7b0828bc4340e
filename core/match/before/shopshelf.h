// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"
#include "core/play/shelfrow.h"

namespace dugout {

/// A row for each choice of a prompt of the shop, and behind them what is too dear; none for any
/// other prompt.
[[nodiscard]] std::vector<ShelfRow> shopShelf(const MatchContext &context, const MatchState &state,
                                              const Prompt &prompt);

/// What else the edition sells and this side cannot buy: found by its name and with the reason.
[[nodiscard]] std::vector<ShelfRow> refusedShelf(const MatchContext &context,
                                                 const MatchState &state, const Prompt &prompt);

} // namespace dugout
