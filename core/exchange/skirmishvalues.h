// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/cards/collection.h"

#include <QJsonArray>
#include <QJsonObject>

namespace dugout {

// Warbands, cards, boards and decks as JSON, in the form they have in a ruleset's files. What is
// read again with the ruleset's own readers is equal to what was written.

[[nodiscard]] QJsonObject warbandToJson(const Warband &warband);
[[nodiscard]] QJsonObject cardToJson(const SkirmishCard &card);
[[nodiscard]] QJsonObject boardToJson(const BoardFace &face);
[[nodiscard]] QJsonObject deckToJson(const DeckList &deck);

/// Hexes out of bounds, too many of them and wrong kinds are problems.
[[nodiscard]] BoardFace readBoardFace(const Entry &entry, ProblemList &problems);
[[nodiscard]] DeckList readDeckList(const Entry &entry, ProblemList &problems);

} // namespace dugout
