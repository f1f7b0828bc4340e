// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/combat/attackworth.h"
#include "core/skirmish/state/skirmishcards.h"

namespace dugout {

/// An attack from a hex that the fighter could charge to.
struct StrikeFromHex
{
    AttackAction attack;
    FighterRef target;
    int support = 0; ///< the attacker's lead there
    bool trapped = false; ///< the target has nowhere to go then
    std::optional<PoolOdds> odds; ///< none while values are open
    AttackWorth worth;
};

/// What waits for a fighter on a hex that he can reach.
struct HexOutlook
{
    Hex hex;
    std::vector<StrikeFromHex> strikes; ///< the best first
    std::vector<FighterRef> threats; ///< enemies who reach him there from where they stand
    bool best = false; ///< no other hex is better for a charge

    [[nodiscard]] const PoolOdds *chances() const
    {
        return strikes.empty() || !strikes.front().odds ? nullptr : &*strikes.front().odds;
    }
};

/// Every hex that this fighter could end a move on, with the attack of a charge that ends there and
/// with the enemies who could strike back then; only of attacks on `target` where it is given.
/// Nothing for a fighter who cannot be activated or has moved.
[[nodiscard]] std::vector<HexOutlook> hexOutlooks(const SkirmishContext &context,
                                                  const SkirmishState &state,
                                                  const FighterRef &actor,
                                                  const FighterRef &target = {});

} // namespace dugout
