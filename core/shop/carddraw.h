// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/dice/randomsource.h"
#include "core/shop/shopoutcome.h"

namespace dugout {

/// The cards two sides were dealt, by side.
using DealtCards = std::array<std::vector<CardId>, 2>;

/// Deals both sides what they paid for, first side first. A card lies in its deck once: nobody
/// gets one that has been dealt.
[[nodiscard]] DealtCards dealCards(const std::array<ShopOutcome, 2> &outcomes,
                                   const Ruleset &ruleset, RandomSource &dice);

/// Null when no deck of the edition holds it.
[[nodiscard]] const PlayCard *findCard(const CardId &card, const Ruleset &ruleset);

} // namespace dugout
