// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/skirmishqueries.h"

namespace dugout {

// What the steps of a skirmish do to its state, each in one place.

void push(SkirmishState &state, SkirmishStep step);
void pop(SkirmishState &state);
/// Takes the uppermost step off and puts another in its place.
void replace(SkirmishState &state, SkirmishStep step);

/// Asks for a roll-off; the winner stands in `rollOffWinner` when it is over.
void pushRollOff(SkirmishState &state, KnownWord<RollOffNames> purpose,
                 std::vector<Seat> contenders, bool lowest = false, Seat bonus = noSeat);

void gainGlory(SkirmishState &state, Seat seat, int points, const QString &reason,
               const CardId &card = {});
/// Wound tokens, and out of action if they are enough. Where the wounds are open the table is
/// asked. `by` is the player who did it.
/// Puts wound tokens on him. Who has as many as wounds goes out when the agenda goes on: before
/// that he may be saved.
void dealDamage(const SkirmishContext &context, SkirmishState &state, const FighterRef &target,
                int damage, Seat by);
/// It was done by hand: the table says who gains the glory.
inline constexpr Seat saidSeat = -2;
/// What an enemy out of action is worth.
[[nodiscard]] int gloryForOut(const SkirmishContext &context);
void takeOut(const SkirmishContext &context, SkirmishState &state, const FighterRef &target,
             Seat by);
/// Turns the fighter's card for the rest of the game. A side with fewer wounds may end him.
void inspire(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref);
/// Turns the cards of those whose condition Dugout can see to be met: at once, but for what an
/// action causes only when the action is over. True when somebody was inspired.
bool inspireWhoMay(const SkirmishContext &context, SkirmishState &state);

/// A card in force may be gone and with it the wounds that kept somebody standing. True when
/// somebody is about to go out.
bool outWhoMust(const SkirmishContext &context, SkirmishState &state);

/// The whole action: the token, the move and the attack that follows. Guard ends with it.
void startCharge(const SkirmishContext &context, SkirmishState &state, const FighterRef &ref);

/// Takes a card out of a pile; false when it is not there.
bool take(CardPile &pile, const CardId &card);
void discard(SkirmishState &state, Seat seat, PileKind kind, const CardId &card);
/// Out of the hand and face up among those that gave glory; asks for the glory where it is open.
void score(const SkirmishContext &context, SkirmishState &state, Seat seat, const CardId &card);
/// Pays for an upgrade and gives it to the fighter.
void attachUpgrade(const SkirmishContext &context, SkirmishState &state, const FighterRef &fighter,
                   const CardId &card);

/// Ploys for the next activation are over when it was made, all others with the round.
void expirePloys(SkirmishState &state, bool roundIsOver);
/// Move, charge, guard and the like.
void clearTokens(SkirmishState &state);

} // namespace dugout
