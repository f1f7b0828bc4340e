// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/matchcontext.h"

namespace dugout {

// Cards are named "deck/card".

/// A card or deck of the kind that honest teams do not touch.
[[nodiscard]] bool isDirtyTrick(const QString &id);
[[nodiscard]] const PlayCard *findCard(const MatchContext &context, const QString &id);
/// Cards of a deck that nobody holds, has played or has before him.
[[nodiscard]] QStringList cardsLeft(const MatchContext &context, const MatchState &state,
                                    const QString &deck);
/// Whether an edition with two sets of decks has it in the newer one.
[[nodiscard]] bool isNewDeck(const MatchContext &context, const QString &deck);
/// Decks of this match that still have cards; where there are two sets, of the newer or the older.
[[nodiscard]] QStringList decksLeft(const MatchContext &context, const MatchState &state,
                                    bool classic = false);
/// Cards that a side holds and may play at a moment.
[[nodiscard]] QStringList playable(const MatchContext &context, const MatchState &state, Seat seat,
                                   const QString &moment);
/// Those that are played in between, while others roll.
[[nodiscard]] QStringList playableInBetween(const MatchContext &context, const MatchState &state,
                                            Seat seat);
/// How long what a card does goes on.
[[nodiscard]] Until lastsUntil(const PlayCard &card);
/// What a card lends to the player it is played on.
[[nodiscard]] Boon boonOf(const QString &id, const PlayCard &card);
/// A number of the cards that were played on a player and still last.
[[nodiscard]] int boonValue(const MatchContext &context, const MatchPlayer &player,
                            const QString &key);
/// Marks a rule that lasts as a card which is used at the start of a turn of its side.
inline const QString waitsForTurn = QStringLiteral("waits-for-turn");
/// Asks whether a card that waits is used now.
void pushWaitingCards(MatchState &state, Seat seat);
/// What such a card costs when the turn is over.
void pushCardHangover(MatchState &state, Seat seat);
/// A card that was played comes back into the hand, though not before another drive.
void keepCard(MatchState &state, Seat seat, const QString &id);
/// Asks for the players a card does something to.
void pushCardEffects(MatchState &state, Seat seat, const QString &id, const PlayCard &card);
/// Applies what a card changes in numbers, asks what it needs to know, and says the rest.
void playCard(const MatchContext &context, MatchState &state, Seat seat, const QString &id);

} // namespace dugout
