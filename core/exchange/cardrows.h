// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/cardlistimport.h"
#include "core/exchange/listcolumns.h"
#include "core/exchange/modifierreading.h"
#include "core/skirmish/cards/cardmodifiers.h"

#include <QSet>

namespace dugout {

/// Takes the rows of a list of cards one by one and builds the cards. What is printed stays as it
/// is printed, and what a row says against it is named.
class CardRows
{
public:
    /// All three must outlive it.
    CardRows(const Collection &known, const Collection &printed, CardListImport::Outcome &outcome)
        : m_known(known)
        , m_printed(printed)
        , m_outcome(outcome)
    { }

    void take(const ListRow &row);

private:
    /// The row is not taken.
    void complain(const ListRow &row, const QString &sentence, const QString &what = {});
    /// The row is taken all the same.
    void note(const ListRow &row, const QString &sentence, const QString &what = {});
    bool isBounded(const ListRow &row);
    SkirmishCard startingFrom(const ListRow &row, const QString &name);
    void takeFaction(const ListRow &row, SkirmishCard &card);
    bool takeGlory(const ListRow &row, SkirmishCard &card);
    bool takeRestricted(const ListRow &row, SkirmishCard &card);
    /// When an objective scores and whether a card is a reaction.
    bool takeUse(const ListRow &row, SkirmishCard &card);
    /// "damage+1; dice+1:charge" in one column, or a number in the column of a characteristic.
    /// What is none is named, and the card is taken without it.
    bool takeModifiers(const ListRow &row, SkirmishCard &card);
    void takeCounted(const ListRow &row, const QString &what, std::vector<CardModifier> &modifiers);
    /// The usual formulas of what it says; a card that says more is named.
    void readText(const ListRow &row, SkirmishCard &card);
    /// When a reaction comes, how long a ploy lies, and what three or four players read.
    bool takeMoment(const ListRow &row, SkirmishCard &card);
    void takeMultiplayer(const ListRow &row, SkirmishCard &card);
    static void takeText(const ListRow &row, SkirmishCard &card);
    void keepPrinted(const ListRow &row, SkirmishCard &card);
    bool isNew(const ListRow &row, const SkirmishCard &card);
    void noteFighters(const ListRow &row, const SkirmishCard &card);
    [[nodiscard]] bool isFighter(const FighterId &id) const;
    /// As the edition prints it; null for a card of the coach's own.
    [[nodiscard]] const SkirmishCard *printedCard(const CardId &id) const;

    const Collection &m_known;
    const Collection &m_printed;
    CardListImport::Outcome &m_outcome;
    QSet<QString> m_seen;
    ModifierReading m_modifiers;
};

} // namespace dugout
