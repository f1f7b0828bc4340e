// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/cards/cardreasons.h"

#include "core/match/effects/carddecks.h"

namespace dugout {

const PlayCard *cardWith(const MatchContext &context, const MatchPlayer &player, const QString &key)
{
    for (const Boon &boon : player.boons) {
        const PlayCard *card = findCard(context, boon.source);
        if (card && card->values.value(key) > 0)
            return card;
    }
    return nullptr;
}

} // namespace dugout
