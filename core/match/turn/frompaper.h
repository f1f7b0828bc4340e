// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// A match that was played without Dugout: nothing of it is asked but what stands on its slip, and
// what follows the whistle comes after that as after any other match.

[[nodiscard]] bool isFromPaper(const MatchContext &context);

/// Somebody whose deeds count for the side only, such as a hired player: "other.0".
[[nodiscard]] QString otherOf(Seat seat);

/// What can become of somebody who was hurt: rows of the casualty table, and `saved`.
[[nodiscard]] QStringList paperInjuries(const MatchContext &context);

/// Where it can have been played: the standard stadium first, the homes of both sides, and whatever
/// can be special about one, such as "stadium-luxury/enclosed-pitch". None where nobody rolls for
/// it.
[[nodiscard]] QStringList paperStadiums(const MatchContext &context);

/// What a slip says of what follows the whistle: that is asked no more.
struct SideTold
{
    QStringList mvps{}; ///< as choices name them
    std::optional<int> winnings{}; ///< all the gold that the match brought
    std::optional<int> fanRoll{}; ///< the dice for the fan factor, added up
    std::optional<int> fanFactor{}; ///< afterwards, where no dice are told

    bool operator==(const SideTold &) const = default;
};
[[nodiscard]] SideTold toldOnSlip(const MatchState &state, Seat seat);
/// Keeps it for then, with what the side has counted.
void tellOnSlip(SideState &side, const SideTold &told);

} // namespace dugout
