// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Helpers of a side that may be used before anything is done in a turn: a wizard, famous staff.
[[nodiscard]] QStringList helpersReady(const MatchContext &context, const MatchState &state,
                                       Seat seat);

} // namespace dugout
