// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/fieldwords.h"

#include "core/skirmish/combat/oddswords.h"
#include "core/skirmish/words/skirmishspeech.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString FieldWords::names(const std::vector<FighterRef> &fighters) const
{
    const SkirmishSpeech speech(m_context, m_state);
    QStringList names;
    for (const FighterRef &each : fighters)
        names.append(speech.fighter(each));
    return names.join(u", "_s);
}

/// "Gull 58.3 %, 1 support. Takes out: 58.3 %. On average 1.2 damage."
QString FieldWords::strike(const StrikeFromHex &strike) const
{
    QStringList parts{u"%1 %2"_s.arg(names({strike.target}), chanceWords(strike.odds->success))};
    if (const QString weapon = localized(strike.attack.name); !weapon.isEmpty())
        parts.append(weapon);
    if (strike.support != 0)
        parts.append(tr("%1 support", "with its sign: +1")
                         .arg((strike.support > 0 ? u"+"_s : u"−"_s)
                              + QString::number(std::abs(strike.support))));
    if (strike.trapped)
        parts.append(tr("trapped"));
    return parts.join(u", "_s) + u". "_s + worthWords(strike.worth);
}

FieldChance FieldWords::chance(const HexOutlook &outlook) const
{
    FieldChance chance{outlook.hex};
    chance.threats = static_cast<int>(outlook.threats.size());
    chance.best = outlook.best;
    QStringList told;
    if (const PoolOdds *odds = outlook.chances()) {
        chance.words = chanceWords(odds->success, 0);
        chance.chance = odds->success.toDouble();
        if (outlook.best)
            told.append(tr("The best hex for a charge."));
    }
    for (const StrikeFromHex &one : outlook.strikes) {
        if (one.odds)
            told.append(strike(one));
    }
    if (!outlook.threats.empty())
        told.append(tr("Could strike back: %1.").arg(names(outlook.threats)));
    chance.told = told.join(u'\n');
    return chance;
}

} // namespace dugout
