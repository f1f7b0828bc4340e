// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/journal/leagueevent.h"
#include "core/sharing/sharednote.h"

namespace dugout {

/// Whether an action is what somebody else has said: in a shared league a signature, a dispute, a
/// date, a challenge or its answer, a result that was delivered; in any other what a coach did by
/// phone. The commissioner takes such a thing back only on purpose, after a question.
[[nodiscard]] bool isOthersWord(const League &league, const std::vector<LeagueEvent> &action,
                                const std::optional<SharedNote> &note);

} // namespace dugout
