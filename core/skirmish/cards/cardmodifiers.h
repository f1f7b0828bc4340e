// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/skirmishcard.h"
#include "core/skirmish/state/fighterref.h"

namespace dugout {

class SkirmishContext;
struct LyingPloy;
struct SkirmishState;

/// One thing that a card changes as long as it is in force: "+1 damage when charging".
struct CardModifier
{
    QString what; ///< one of `modifier::all()`
    int by = 1;
    QString whose{}; ///< empty: the fighter who has the card; else `friends` or `enemies`
    QString when{}; ///< one of `modifier::conditions()`; empty: always

    /// "damage+1@friends:charge", as events name it.
    [[nodiscard]] QString toString() const;
    bool operator==(const CardModifier &) const = default;
};

/// The words that modifiers are made of. A card's `values` hold them as "damage@friends:charge".
namespace modifier {
/// Characteristics, abilities, symbols that count besides, dice to roll again, and glory.
[[nodiscard]] const QStringList &all();
[[nodiscard]] const QStringList &conditions();
/// The moments for which a reaction may be meant.
[[nodiscard]] const QStringList &triggers();
} // namespace modifier

/// Nothing for a text that is no modifier.
[[nodiscard]] std::optional<CardModifier> modifierFromString(const QString &text);
/// The key under which a card's `values` hold it.
[[nodiscard]] QString valueKey(const CardModifier &modifier);

/// What the card says in numbers, in a fixed order.
[[nodiscard]] std::vector<CardModifier> modifiersOf(const SkirmishCard &card);
/// In the place of those the card had.
void setModifiers(SkirmishCard &card, const std::vector<CardModifier> &modifiers);
/// The moment a reaction is meant for; empty where only the card's text says it.
[[nodiscard]] QString triggerOf(const SkirmishCard &card);
void setTrigger(SkirmishCard &card, const QString &trigger);
/// Whose fighter that must happen to, seen from who holds the card: `friends` or `enemies`; empty:
/// anybody's.
[[nodiscard]] QString triggerWhose(const SkirmishCard &card);
void setTriggerWhose(SkirmishCard &card, const QString &whose);

} // namespace dugout
