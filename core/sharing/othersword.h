// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"
#include "core/sharing/sharednote.h"

namespace dugout {

/// Whether an action of a shared league is what somebody else has said: a signature, a dispute, a
/// challenge or its answer, a result that was delivered. Whoever decides about the league takes
/// such a thing back only when he says that he means it.
[[nodiscard]] bool isOthersWord(const League &league, const std::vector<LeagueEvent> &action,
                                const std::optional<SharedNote> &note);

} // namespace dugout
