// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

/// He blocks whom he has chosen, as the step of his action says; the chain of the block lies on top
/// then.
void strike(const MatchContext &context, MatchState &state, const Step &step,
            const PlayerRef &victim);
/// Below the chain of his first block: who is frenzied blocks whom he pushed again.
void pushSecondBlow(const MatchContext &context, MatchState &state, const PlayerRef &by);

} // namespace dugout
