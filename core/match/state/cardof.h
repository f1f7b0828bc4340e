// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ids.h"

#include <QStringList>

namespace dugout {

/// A card of a deck. Choices and files name both in one text: "deck/card".
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
    /// Cards of one deck are compared more often than those of several.
    bool operator==(const CardOf &other) const { return card == other.card && deck == other.deck; }
};

/// Cards in the order they came: those that somebody holds, or has before him.
using CardList = QList<CardOf>;

/// As choices name them.
[[nodiscard]] inline QStringList cardNames(const CardList &cards)
{
    QStringList names;
    names.reserve(cards.size());
    for (const CardOf &card : cards)
        names.append(card.toString());
    return names;
}
[[nodiscard]] inline CardList cardsNamed(const QStringList &names)
{
    CardList cards;
    cards.reserve(names.size());
    for (const QString &name : names)
        cards.append(CardOf::fromString(name));
    return cards;
}

} // namespace dugout
