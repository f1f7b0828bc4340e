// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"

namespace dugout {

// Cards and decks of the edition.

[[nodiscard]] const PlayCard *findCard(const MatchContext &context, const CardOf &card);
/// As choices name it: "deck/card".
[[nodiscard]] const PlayCard *findCard(const MatchContext &context, const QString &id);
/// The card that brought something; null where it was none.
[[nodiscard]] const PlayCard *findCard(const MatchContext &context, const Source &source);
/// The table of a card; empty where it has none.
[[nodiscard]] QString cardTable(const MatchContext &context, const CardOf &id);
/// The table of the card by which a number lasts for a side; empty where there is none.
[[nodiscard]] QString tableInForce(const MatchContext &context, const MatchState &state, Seat seat,
                                   const QString &key);
/// A deck of the kind that honest teams do not touch.
[[nodiscard]] bool isDirtyTrick(const MatchContext &context, const DeckId &deck);
/// Whether an edition with two sets of decks has it in the newer one.
[[nodiscard]] bool isNewDeck(const MatchContext &context, const QString &deck);
/// Cards of a deck that nobody holds, has played or has before him.
[[nodiscard]] QStringList cardsLeft(const MatchContext &context, const MatchState &state,
                                    const QString &deck);
/// There is one. Cheaper than all of them.
[[nodiscard]] bool isAnyCardLeft(const MatchContext &context, const MatchState &state,
                                 const QString &deckId);
/// Decks of this match that still have cards; where there are two sets, of the newer or the older.
[[nodiscard]] QStringList decksLeft(const MatchContext &context, const MatchState &state,
                                    bool classic = false);
/// Asks for the next card of a deck: into the hand, or before the coach who may have to choose.
void pushDraw(MatchState &state, Seat seat, const QString &deck, bool before);

} // namespace dugout
