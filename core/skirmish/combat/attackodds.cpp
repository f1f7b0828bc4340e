// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/attackodds.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// One support more than the enemy, or two and more.
void addSupport(QStringList &symbols, int lead)
{
    if (lead >= 1)
        symbols.append(skirmishface::singleSupport);
    if (lead >= 2)
        symbols.append(skirmishface::doubleSupport);
}

} // namespace

AttackOdds::AttackOdds(SkirmishDie attackDie, SkirmishDie defenceDie)
    : m_attackDie(std::move(attackDie))
    , m_defenceDie(std::move(defenceDie))
{ }

QStringList AttackOdds::attackSuccesses(const AttackSituation &situation)
{
    QStringList symbols{situation.attackSymbol};
    symbols += situation.moreAttackSymbols;
    addSupport(symbols, situation.support);
    return symbols;
}

QStringList AttackOdds::defenceSuccesses(const AttackSituation &situation)
{
    QStringList symbols{situation.defenceSymbol};
    symbols += situation.moreDefenceSymbols;
    if (situation.guard)
        symbols += {skirmishface::shield, skirmishface::dodge};
    addSupport(symbols, -situation.support);
    if (situation.cleave)
        symbols.removeAll(skirmishface::shield);
    return symbols;
}

Result<AttackAnswer> AttackOdds::answer(const AttackSituation &situation) const
{
    if (!m_attackDie.hasSymbol(situation.attackSymbol))
        return Error{ErrorCode::AttackSymbol,
                     tr("The attack die has no \"%1\".").arg(situation.attackSymbol),
                     {}};
    if (!m_defenceDie.hasSymbol(situation.defenceSymbol))
        return Error{ErrorCode::DefenceSymbol,
                     tr("The defence die has no \"%1\".").arg(situation.defenceSymbol),
                     {}};
    const DicePool attack{m_attackDie.counting(attackSuccesses(situation)), situation.attackDice,
                          situation.attackRerolls, situation.attackRerollWhole};
    const DicePool defence{m_defenceDie.counting(defenceSuccesses(situation)),
                           situation.defenceDice, situation.defenceRerolls,
                           situation.defenceRerollWhole};
    if (!poolFits(attack) || !poolFits(defence))
        return Error{ErrorCode::AttackDice, tr("A side rolls 0 to %1 dice.").arg(mostPoolDice), {}};
    return AttackAnswer{poolOdds(attack, defence), poolOdds(attack, defence, true)};
}

} // namespace dugout
