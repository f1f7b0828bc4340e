// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/shop/purchaseid.h"
#include "core/shop/shopoutcome.h"

namespace dugout {

/// The shop as it stands: gold and purchases of both sides.
[[nodiscard]] InducementShop shopOf(const MatchContext &context, const MatchState &state);
/// What a side could still spend; cheap to ask.
[[nodiscard]] int shopGold(const MatchContext &context, const MatchState &state, Seat seat);
/// "270,000 for being worth less": why a side has gold that it did not bring; empty for the other.
[[nodiscard]] QString givenWords(const MatchContext &context, const MatchState &state, Seat seat);
/// What a side may buy, whatever it costs; nothing where it has no gold at all.
[[nodiscard]] std::vector<ShopOffer>
permittedOffers(const MatchContext &context, const MatchState &state, Seat seat, ShopShelf shelf);
/// Everything else that the edition sells, each with the reason why this side cannot buy it.
[[nodiscard]] std::vector<ShopOffer>
refusedOffers(const MatchContext &context, const MatchState &state, Seat seat, ShopShelf shelf);
/// What a side can buy and pay for now, as choices name it.
[[nodiscard]] QStringList affordableIds(const MatchContext &context, const MatchState &state,
                                        Seat seat, ShopShelf shelf);
/// There is some of it.
[[nodiscard]] bool canAffordAnything(const MatchContext &context, const MatchState &state,
                                     Seat seat, ShopShelf shelf);
/// The part that a step of the shop is about.
[[nodiscard]] ShopShelf shelfOf(const Step &step);
/// Skills that a mercenary of a position may come with, by id.
[[nodiscard]] QStringList mercenarySkills(const MatchContext &context, Seat seat,
                                          const PositionId &position);
/// Whether cards of this deck are for sale in this match.
[[nodiscard]] bool isDeckForSale(const MatchContext &context, const DeckId &deck);
/// Whether a card of this deck that is bought adds to those that are dealt before the kick-off,
/// instead of being drawn at once.
[[nodiscard]] bool addsToDeal(const MatchContext &context, const DeckId &deck);
/// Writes down what was bought as things the side can use, and who joins it.
void closeShopInto(const MatchContext &context, MatchState &state);

} // namespace dugout
