// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/warbandlistimport.h"

#include <QSet>

#include <map>

namespace dugout {

/// Takes the rows of a list of fighters one after the other and builds the warbands. What is
/// printed stays as it is printed, and what a row says against it is named.
class FighterRows
{
public:
    /// All three must outlive it.
    FighterRows(const Collection &known, const Collection &printed,
                WarbandListImport::Outcome &outcome)
        : m_known(known)
        , m_printed(printed)
        , m_outcome(outcome)
    { }

    void take(const ListRow &row);
    /// After the last row: attacks that fighters keep though the list names only others.
    void finish();

private:
    /// A side whose attacks the list names.
    struct NamedSide
    {
        WarbandId warband;
        FighterId fighter;
        bool inspired = false;
        QSet<QString> attacks{}; ///< by their ids
    };
    struct CardNumber
    {
        QString column;
        std::optional<int> *value;
        std::optional<int> printed;
    };
    struct CardSymbol
    {
        QString column;
        QStringList possible;
        QString *value;
        QString printed;
    };

    void complain(const ListRow &row, const QString &sentence, const QString &what = {});
    bool isSound(const ListRow &row);
    [[nodiscard]] Warband warbandOf(const QString &name) const;
    [[nodiscard]] const FighterCard *printedCard(const WarbandId &warband,
                                                 const FighterId &fighter) const;
    bool takeNumber(const ListRow &row, const CardNumber &number);
    bool takeSymbol(const ListRow &row, const CardSymbol &symbol);
    bool takeSide(const ListRow &row, FighterSide &side, const FighterSide *printed);
    bool takeAttack(const ListRow &row, FighterSide &side, const FighterSide *printed,
                    NamedSide &named);
    bool takeProfile(const ListRow &row, AttackAction &attack, const AttackAction *printed);
    bool takeAbilities(const ListRow &row, AttackAction &attack, const AttackAction *printed);
    bool takeRest(const ListRow &row, FighterCard &fighter, const FighterCard *printed);
    void keep(const Warband &warband, const FighterId &fighter);

    const Collection &m_known;
    const Collection &m_printed;
    WarbandListImport::Outcome &m_outcome;
    std::map<QString, NamedSide> m_sides;
    QSet<QString> m_taken;
    QStringList m_stays; ///< the columns of this row that are printed otherwise
};

} // namespace dugout
