// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"

#include <QString>

namespace dugout {

// What one player hands to another: a part of the own collection with everything that belongs to
// it. It travels as a collection file does.

/// The deck with its warband and cards, as far as they are the player's own.
[[nodiscard]] Collection handedDeck(const DeckList &deck, const Collection &own);
/// The warband with its own cards and its decks.
[[nodiscard]] Collection handedWarband(const WarbandId &warband, const Collection &own);
/// These cards and boards alone, and warbands with all that is theirs.
struct HandedIds
{
    std::vector<WarbandId> warbands;
    std::vector<CardId> cards;
    QStringList boards;
};
[[nodiscard]] Collection handedParts(const HandedIds &ids, const Collection &own);

/// The deck as lines that can be read and are read again (`deckCodeRows`): its name, its warband,
/// its cards by kind. Short enough for a QR code as long as the names are.
[[nodiscard]] QString deckLines(const DeckList &deck, const Collection &all);

} // namespace dugout
