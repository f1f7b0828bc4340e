// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"

namespace dugout {

// Team re-rolls while a card lets somebody roll nothing again.

/// Whether one of a side on the pitch may not.
[[nodiscard]] bool isAnybodyCursed(const MatchContext &context, const MatchState &state, Seat seat);
/// Those on the pitch a re-roll may be used for.
[[nodiscard]] QStringList whoMayRollAgain(const MatchContext &context, const MatchState &state,
                                          Seat seat);
/// Why the others are missing, in words.
[[nodiscard]] QString whyNotAgain(const MatchContext &context, const MatchState &state, Seat seat);

} // namespace dugout
