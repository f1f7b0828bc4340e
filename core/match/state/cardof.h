// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

namespace dugout {

/// A card of a deck. Hands, choices and files name both in one text: "deck/card".
struct CardOf
{
    DeckId deck{};
    CardId card{};

    [[nodiscard]] bool isEmpty() const { return card.isEmpty(); }
    /// Empty for none.
    [[nodiscard]] QString toString() const
    {
        return isEmpty() ? deck.text() : deck.text() + u'/' + card.text();
    }
    [[nodiscard]] static CardOf fromString(const QString &text)
    {
        const qsizetype slash = text.indexOf(u'/');
        return {DeckId(text.left(slash)), CardId(slash < 0 ? QString() : text.mid(slash + 1))};
    }
    bool operator==(const CardOf &) const = default;
};

} // namespace dugout
