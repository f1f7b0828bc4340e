// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// Those whom this player can throw, hand the ball to, or measure himself with in a roll.
[[nodiscard]] QStringList partnersFor(const MatchContext &context, const MatchState &state,
                                      const QString &roll, const PlayerRef &player);

} // namespace dugout
