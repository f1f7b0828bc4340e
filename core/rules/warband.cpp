// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/warband.h"

#include "core/rules/skirmishcard.h"

#include <algorithm>

namespace dugout {

bool FighterSide::isOpen() const
{
    return !move || !defenceDice || defenceSymbol.isEmpty() || !wounds || attacks.empty()
        || std::any_of(attacks.begin(), attacks.end(),
                       [](const AttackAction &attack) { return attack.isOpen(); });
}

const FighterCard *Warband::fighter(const FighterId &fighterId) const
{
    const auto found
        = std::find_if(fighters.begin(), fighters.end(),
                       [&fighterId](const FighterCard &one) { return one.id == fighterId; });
    return found == fighters.end() ? nullptr : &*found;
}

const QStringList &cardeffect::all()
{
    static const QStringList keys{
        characteristics, guard, offering,    attackAgain, chargeSymbols,
        allOut,          parry, pushInstead, enemiesOut,  successfulAttackers};
    return keys;
}

} // namespace dugout
