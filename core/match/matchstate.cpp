// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchstate.h"

namespace dugout {

MatchPlayer *MatchState::find(const PlayerRef &ref)
{
    return ref.seat == 0 || ref.seat == 1 ? side(ref.seat).find(ref.id) : nullptr;
}

const MatchPlayer *MatchState::find(const PlayerRef &ref) const
{
    return ref.seat == 0 || ref.seat == 1 ? side(ref.seat).find(ref.id) : nullptr;
}

} // namespace dugout
