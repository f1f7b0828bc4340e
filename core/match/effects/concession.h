// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Before a set-up with hardly anybody left it costs nothing more.
[[nodiscard]] bool isConcessionFree(const MatchContext &context, const MatchState &state, Seat seat,
                                    bool atSetUp);

} // namespace dugout
