// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/skirmishfields.h"
#include "core/skirmish/cards/collection.h"

namespace dugout {

// The fields of boards, decks and collections: see core/values/fields.h. What was once written must
// stay readable.

template<>
struct WrittenAs<Hex>
{
    static std::vector<int> to(const Hex &hex) { return {hex.q, hex.r}; }
    /// None beyond any battlefield.
    static std::optional<Hex> from(const std::vector<int> &numbers);
    static QString needed();
};

/// The third number is 0 at a long edge.
template<>
struct WrittenAs<PartialHex>
{
    static std::vector<int> to(const PartialHex &partial);
    static std::optional<PartialHex> from(const std::vector<int> &numbers);
    static QString needed() { return WrittenAs<Hex>::needed(); }
};

template<>
struct Fields<Board>
{
    static constexpr FieldRules hexes{.always = true, .most = 1000};
    static constexpr auto all = describe<Board>(
        field(u"id", &Board::id, {.needed = true, .id = true}),
        field(u"complete", &Board::complete, hexes), field(u"partial", &Board::partial, hexes),
        field(u"blocked", &Board::blocked, hexes), field(u"starting", &Board::starting, hexes));

    static void check(const Board &board, JsonReader &reader);
};

template<>
struct Fields<BoardFace>
{
    static constexpr auto all = describe<BoardFace>(
        field(u"board", &BoardFace::board, {.always = true, .flat = true}),
        field(u"name", &BoardFace::name), field(u"sheet", &BoardFace::sheet, {.id = true}));
};

/// A card that is named twice is the deck check's to explain.
template<>
struct Fields<DeckList>
{
    static constexpr FieldRules cards{.most = 500};
    static constexpr auto all = describe<DeckList>(
        field(u"id", &DeckList::id), field(u"name", &DeckList::name),
        field(u"warband", &DeckList::warband), field(u"objectives", &DeckList::objectives, cards),
        field(u"powers", &DeckList::powers, cards));
};

template<>
struct Fields<Collection>
{
    static constexpr FieldRules entries{.always = true, .most = 10'000};
    static constexpr auto all
        = describe<Collection>(field(u"warbands", &Collection::warbands, entries),
                               field(u"cards", &Collection::cards, entries),
                               field(u"boards", &Collection::boards, entries),
                               field(u"decks", &Collection::decks, entries));
};

} // namespace dugout
