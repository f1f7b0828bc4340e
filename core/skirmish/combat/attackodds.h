// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/odds/poolodds.h"
#include "core/rules/skirmishdie.h"
#include "core/text/result.h"

namespace dugout {

/// An attack as the table sees it before dice are rolled.
struct AttackSituation
{
    int attackDice = 1; ///< with everything that adds or takes dice
    QString attackSymbol; ///< `hammer` or `sword`
    int defenceDice = 1;
    QString defenceSymbol; ///< `shield` or `dodge`
    int support = 0; ///< the attacker's minus the target's
    bool guard = false; ///< the target is on Guard: shield and dodge both count
    bool cleave = false; ///< the target's shields do not count, even on Guard
    QStringList moreAttackSymbols; ///< that a card lets count besides
    QStringList moreDefenceSymbols;
    int attackRerolls = 0; ///< dice that the attacker may roll again
    bool attackRerollWhole = false; ///< or all of his together
    int defenceRerolls = 0;
    bool defenceRerollWhole = false;

    bool operator==(const AttackSituation &) const = default;
};

/// What can come of it, against a target with room behind it and against a trapped one.
struct AttackAnswer
{
    PoolOdds free;
    PoolOdds trapped;

    bool operator==(const AttackAnswer &) const = default;
};

/// Puts the dice of a ruleset and a situation together.
class AttackOdds
{
    Q_DECLARE_TR_FUNCTIONS(AttackOdds)

public:
    AttackOdds(SkirmishDie attackDie, SkirmishDie defenceDie);

    [[nodiscard]] Result<AttackAnswer> answer(const AttackSituation &situation) const;
    /// The symbols that count as successes besides the critical.
    [[nodiscard]] static QStringList attackSuccesses(const AttackSituation &situation);
    [[nodiscard]] static QStringList defenceSuccesses(const AttackSituation &situation);

private:
    SkirmishDie m_attackDie;
    SkirmishDie m_defenceDie;
};

} // namespace dugout
