// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/combat.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

RollCount countRoll(const SkirmishDie &die, const std::vector<int> &dice,
                    const QStringList &successes)
{
    RollCount count;
    for (const int number : dice) {
        const QString symbol = die.symbolAt(number);
        const bool critical = symbol == skirmishface::critical;
        count.criticals += critical ? 1 : 0;
        count.successes += critical || successes.contains(symbol) ? 1 : 0;
    }
    return count;
}

CombatResult compareRolls(RollCount attack, RollCount defence)
{
    if (attack.criticals != defence.criticals)
        return attack.criticals > defence.criticals ? CombatResult::AttackerCriticals
                                                    : CombatResult::TargetCriticals;
    if (attack.successes > defence.successes)
        return CombatResult::AttackHigher;
    if (attack.successes < defence.successes)
        return CombatResult::AttackLower;
    return attack.successes > 0 ? CombatResult::Equal : CombatResult::NoSuccess;
}

QString combatResultId(CombatResult result)
{
    static const QStringList ids{u"attacker-criticals"_s,
                                 u"target-criticals"_s,
                                 u"attack-higher"_s,
                                 u"equal"_s,
                                 u"trapped"_s,
                                 u"attack-lower"_s,
                                 u"no-success"_s};
    return ids.at(static_cast<int>(result));
}

bool isSuccess(CombatResult result)
{
    return result == CombatResult::AttackerCriticals || result == CombatResult::AttackHigher
        || result == CombatResult::Trapped;
}

bool mayDriveBack(CombatResult result)
{
    return result == CombatResult::AttackerCriticals || result == CombatResult::AttackHigher
        || result == CombatResult::Equal;
}

bool isCriticalHit(CombatResult result, RollCount attack)
{
    return isSuccess(result) && attack.criticals > 0;
}

AttackSituation Combat::situation() const
{
    AttackSituation situation;
    situation.attackDice = std::clamp(attackDice.value_or(0) + extraDice, 0, mostPoolDice);
    situation.attackSymbol = attackSymbol;
    situation.defenceDice = std::clamp(defenceDice.value_or(0), 0, mostPoolDice);
    situation.defenceSymbol = defenceSymbol;
    situation.support = support.value_or(0);
    situation.guard = guard;
    situation.cleave = cleave;
    situation.moreAttackSymbols = moreSymbols;
    situation.moreDefenceSymbols = moreDefence;
    situation.attackRerolls = std::min(attackRerolls, situation.attackDice);
    situation.defenceRerolls = std::min(defenceRerolls, situation.defenceDice);
    return situation;
}

} // namespace dugout
