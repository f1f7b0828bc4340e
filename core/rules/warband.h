// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"
#include "core/rules/numbers.h"
#include "core/rules/provenance.h"

#include <optional>
#include <vector>

namespace dugout {

/// An attack on a fighter card or an upgrade. A value that the document does not print is *open*:
/// it is none here, and the table is asked when it is needed.
struct AttackAction
{
    AttackId id;
    LocalizedText name;
    LocalizedText summary; ///< may be empty
    std::optional<int> range;
    std::optional<int> dice;
    QString symbol; ///< empty while open
    std::optional<int> damage;
    bool cleave = false;
    int knockback = 0;
    bool allAdjacent = false; ///< strikes every adjacent enemy, each with a roll of its own
    bool reaction = false; ///< only when its moment comes
    QString effect; ///< what else it does, by a key that the game knows; else empty
    Provenance source;

    [[nodiscard]] bool isOpen() const { return !range || !dice || symbol.isEmpty() || !damage; }
    bool operator==(const AttackAction &) const = default;
};

/// One side of a fighter card.
struct FighterSide
{
    std::optional<int> move;
    std::optional<int> defenceDice;
    QString defenceSymbol; ///< empty while open
    std::optional<int> wounds;
    std::vector<AttackAction> attacks;

    [[nodiscard]] bool isOpen() const;
    bool operator==(const FighterSide &) const = default;
};

struct FighterCard
{
    FighterId id;
    LocalizedText name;
    bool leader = false;
    FighterSide normal;
    FighterSide inspired;
    LocalizedText inspire; ///< when the card is turned; empty while open
    Numbers inspireWhen; ///< the same as numbers, where Dugout can watch for it
    QString picture; ///< a file of the coach's own
    Provenance source;

    [[nodiscard]] const FighterSide &side(bool isInspired) const
    {
        return isInspired ? inspired : normal;
    }
    /// Values that a game asks for; when he is inspired is never asked.
    [[nodiscard]] bool hasOpenValues() const { return normal.isOpen() || inspired.isOpen(); }
    [[nodiscard]] bool isOpen() const { return hasOpenValues() || inspire.isEmpty(); }
    bool operator==(const FighterCard &) const = default;
};

struct Warband
{
    WarbandId id;
    LocalizedText name;
    LocalizedText summary;
    std::vector<FighterCard> fighters;
    Provenance source;

    [[nodiscard]] const FighterCard *fighter(const FighterId &fighterId) const;
    bool operator==(const Warband &) const = default;
};

} // namespace dugout
