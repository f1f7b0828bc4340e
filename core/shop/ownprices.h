// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/optionchoices.h"

namespace dugout {

// What a league sells at prices of its own, and how much of it: options beside those of the
// edition, such as `price-bribes` and `limit-bribes`.

/// Something that is sold, as the book has it.
struct SoldThing
{
    QString id{};
    LocalizedText name{};
    std::optional<int> price{}; ///< none where it depends on what is bought
    std::optional<int> limit{}; ///< only of inducements

    bool operator==(const SoldThing &) const = default;
};

/// Inducements, then stars and decks, in the order of the edition.
[[nodiscard]] std::vector<SoldThing> soldThings(const Ruleset &ruleset);

[[nodiscard]] OptionId priceOption(const QString &thing);
[[nodiscard]] OptionId limitOption(const QString &thing);
/// Whether an option is a price or a limit of something that this edition sells.
[[nodiscard]] bool isOfTheShop(const OptionId &option, const Ruleset &ruleset);

/// What a league says instead of the book; none where it says nothing.
[[nodiscard]] std::optional<int> ownPrice(const OptionChoices &options, const QString &thing);
[[nodiscard]] std::optional<int> ownLimit(const OptionChoices &options, const QString &thing);

} // namespace dugout
