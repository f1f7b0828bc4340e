// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardreasons.h"

#include "core/match/effects/carddecks.h"

namespace dugout {

const PlayCard *cardWith(const MatchContext &context, const MatchPlayer &player, const QString &key)
{
    for (const TimedEffect &timedEffect : player.timedEffects) {
        const PlayCard *card = findCard(context, timedEffect.source);
        if (card && card->values.value(key) > 0)
            return card;
    }
    return nullptr;
}

} // namespace dugout
