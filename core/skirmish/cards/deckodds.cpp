// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/deckodds.h"

#include <algorithm>

namespace dugout {

Rational chanceToSee(int deck, int seen, int wanted)
{
    seen = std::clamp(seen, 0, std::max(0, deck));
    wanted = std::clamp(wanted, 0, std::max(0, deck));
    Rational missed = 1;
    // One wanted card after the other lies among those not seen.
    for (int i = 0; i < wanted; ++i)
        missed *= Rational(Int128(std::max(0, deck - seen - i)), Int128(deck - i));
    return Rational(1) - missed;
}

DrawOdds drawOdds(const DrawPlan &plan, int wanted)
{
    DrawOdds odds;
    int seen = plan.redraw ? 2 * plan.hand : plan.hand;
    odds.opening = chanceToSee(plan.deck, seen, wanted);
    for (int round = 0; round < plan.rounds; ++round) {
        seen += plan.extraPerRound + (round > 0 ? plan.perRound : 0);
        odds.byRound.push_back(chanceToSee(plan.deck, seen, wanted));
    }
    return odds;
}

} // namespace dugout
