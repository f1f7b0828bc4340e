// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/skirmish/battlefield/board.h"
#include "core/skirmish/cards/decklist.h"

namespace dugout {

/// A face of a board with what the coach calls it. Two faces of one sheet cannot lie on the table
/// together.
struct BoardFace
{
    Board board;
    QString name;
    QString sheet; ///< the piece of card it is printed on; empty when it has no other face

    /// What may only be used once.
    [[nodiscard]] const QString &piece() const { return sheet.isEmpty() ? board.id : sheet; }
    bool operator==(const BoardFace &) const = default;
};

/// Warbands, cards, boards and decks that a coach can play with.
struct Collection
{
    std::vector<Warband> warbands;
    std::vector<SkirmishCard> cards;
    std::vector<BoardFace> boards;
    std::vector<DeckList> decks;

    [[nodiscard]] const Warband *warband(const WarbandId &id) const;
    [[nodiscard]] const SkirmishCard *card(const CardId &id) const;
    [[nodiscard]] const DeckList *deck(const DeckId &id) const;
    [[nodiscard]] const BoardFace *board(const QString &id) const;
    /// By what is printed on it, such as "22/437".
    [[nodiscard]] const SkirmishCard *cardByNumber(const QString &number) const;
    bool operator==(const Collection &) const = default;
};

/// What the edition itself holds.
[[nodiscard]] Collection builtInCollection(const Ruleset &ruleset);

/// The coach's own laid over the built-in: an entry with a known id takes the other's place, which
/// is how open values are filled in.
[[nodiscard]] Collection laidOver(Collection under, const Collection &own);

/// Puts one entry in, in the place of the one with its id.
void put(Collection &collection, Warband warband);
/// The attack that a card gives goes by the card's own id and name.
void put(Collection &collection, SkirmishCard card);

/// The fields whose values are open, by their names in the files: `move`, `inspired.wounds`,
/// `attacks.blooddrinker-axe.dice`, `glory`…
[[nodiscard]] QStringList openFields(const FighterCard &fighter);
[[nodiscard]] QStringList openFields(const SkirmishCard &card);

/// A board without anything printed on it but starting hexes along one short edge: what the game
/// plays on until a coach draws the boards that they have.
[[nodiscard]] BoardFace blankBoard(const QString &id, int columns = 9, int rows = 5);

} // namespace dugout
