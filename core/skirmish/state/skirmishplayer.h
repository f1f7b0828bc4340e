// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/skirmish/state/fighterref.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace dugout {

/// Something beside a fighter that the table put there without naming a card: an upgrade by what it
/// changes.
struct FighterMark
{
    QString name; ///< what the coaches call it; may be empty
    QStringList modifiers; ///< "damage+1" and the like, see cardmodifiers.h

    bool operator==(const FighterMark &) const = default;
};

/// A fighter during a game, with the tokens beside him.
struct SkirmishFighter
{
    FighterId id;
    std::optional<Hex> hex; ///< none before he is placed, when he is out, or without a battlefield
    bool placed = false; ///< on the table, seen or just said
    bool out = false; ///< out of action
    bool inspired = false;
    int damage = 0; ///< wound tokens
    bool moved = false;
    bool charged = false; ///< may not be activated again this phase
    bool spent = false; ///< the same, by a card
    bool guard = false;
    int successes = 0; ///< attacks of his that succeeded this phase
    std::vector<CardId> upgrades;
    std::vector<FighterMark> marks; ///< upgrades known only by what they change

    [[nodiscard]] bool isInPlay() const { return placed && !out; }
    bool operator==(const SkirmishFighter &) const = default;
};

using CardPile = std::vector<CardId>;

/// The two kinds of cards have piles of their own.
enum class PileKind { Objective, Power };

/// Where one kind of card can be. A deck has no order: drawing is by chance, whichever hand does
/// it.
struct CardPiles
{
    CardPile deck;
    CardPile hand;
    CardPile discard; ///< face up
    int redraws = 0; ///< of the opening hand

    bool operator==(const CardPiles &) const = default;
};

/// Everything of one player during a game.
struct SkirmishPlayer
{
    CardPiles objectives;
    CardPiles powers;
    CardPile scored; ///< objectives that gave glory
    CardPile fresh; ///< objectives drawn off this very event: they cannot score off it
    int glory = 0; ///< not spent
    int glorySpent = 0; ///< on upgrades; counts for victory all the same
    int activations = 0; ///< left in this phase
    bool passing = false; ///< for the rest of this phase
    int quiet = 0; ///< the activation in which he wants to react no more
    int hush = 0; ///< he does not react while so many attacks are under way; 0: he may
    std::vector<SkirmishFighter> fighters;

    [[nodiscard]] CardPiles &piles(PileKind kind)
    {
        return kind == PileKind::Objective ? objectives : powers;
    }
    [[nodiscard]] const CardPiles &piles(PileKind kind) const
    {
        return kind == PileKind::Objective ? objectives : powers;
    }
    [[nodiscard]] int totalGlory() const { return glory + glorySpent; }
    [[nodiscard]] bool isWipedOut() const
    {
        return std::all_of(fighters.begin(), fighters.end(),
                           [](const SkirmishFighter &one) { return one.out; });
    }
    bool operator==(const SkirmishPlayer &) const = default;
};

} // namespace dugout
