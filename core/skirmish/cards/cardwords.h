// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/ruleset.h"
#include "core/skirmish/cards/collection.h"

#include <QCoreApplication>

namespace dugout {

/// What stands on cards of fighters, objectives, ploys and upgrades, as short words in the language
/// of the moment. A value that is open reads "?".
class CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)

public:
    /// The ruleset names the symbols; it must outlive this.
    explicit CardWords(const Ruleset &ruleset);

    /// "Move 3 · Defence 2 Shield · Wounds 4"
    [[nodiscard]] QString side(const FighterSide &side) const;
    /// The same where the wounds are seen anyway.
    [[nodiscard]] QString moveAndDefence(const FighterSide &side) const;
    /// "Range 1 · 3 Hammer · Damage 2 · Cleave"
    [[nodiscard]] QString attack(const AttackAction &attack) const;
    /// "2 glory · end phase", "Ploy · reaction · until the round ends", …
    [[nodiscard]] QString facts(const SkirmishCard &card) const;
    /// The same where it is plain which kind of card it is; may be empty.
    [[nodiscard]] QString details(const SkirmishCard &card) const;
    /// His name, and whether he leads.
    [[nodiscard]] static QString fighter(const FighterCard &fighter);
    /// The warband and the fighters that may use the card.
    [[nodiscard]] static QString users(const SkirmishCard &card, const Collection &collection);
    [[nodiscard]] static QString kind(CardKind kind);
    [[nodiscard]] static QString kinds(CardKind kind); ///< the plural
    [[nodiscard]] QString symbol(const QString &id) const;

private:
    [[nodiscard]] static QString number(const std::optional<int> &value);

    const Ruleset &m_ruleset;
};

} // namespace dugout
