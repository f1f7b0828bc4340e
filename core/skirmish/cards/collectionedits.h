// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"

namespace dugout {

// What a coach does to the collection of their own, each in one place.

/// Lower-case letters, digits and hyphens from any words; accents are dropped.
[[nodiscard]] QString slugOf(const QString &words);

// Ids from names that nothing in the collection has yet.
[[nodiscard]] WarbandId freeWarbandId(const Collection &all, const QString &name);
[[nodiscard]] FighterId freeFighterId(const Warband &warband, const QString &name);
[[nodiscard]] CardId freeCardId(const Collection &all, const QString &name);
[[nodiscard]] DeckId freeDeckId(const Collection &all, const QString &name);
[[nodiscard]] QString freeBoardId(const Collection &all, const QString &name);

/// The attacks of one side of a fighter card, each with an id of its own. One that was added and
/// never named is left out.
[[nodiscard]] std::vector<AttackAction> withIds(const std::vector<AttackAction> &attacks);

/// In the place of the one with its id, or behind the others.
void put(Warband &warband, FighterCard fighter);
void put(Collection &collection, DeckList deck);
void put(Collection &collection, BoardFace board);

// Nothing happens when it is not there.
void erase(Collection &collection, const WarbandId &id);
void erase(Collection &collection, const CardId &id);
void erase(Collection &collection, const DeckId &id);
/// The last one of a warband takes it along, since no warband is without fighters. One that is
/// printed in the document comes back as it is printed.
void eraseFighter(Collection &collection, const Collection &printed, const WarbandId &warband,
                  const FighterId &id);
void eraseBoard(Collection &collection, const QString &id);

} // namespace dugout
