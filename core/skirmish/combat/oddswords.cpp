// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/oddswords.h"

#include "core/skirmish/words/skirmishwords.h"
#include "core/text/languagescope.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace dugout {

QString chanceWords(const Rational &chance, int places)
{
    return currentLocale().toString(chance.toDouble() * 100, 'f', places) + QChar::Nbsp + u'%';
}

QStringList oddsWords(const PoolOdds &odds)
{
    return {chanceWords(odds.success), chanceWords(odds.driveBack), chanceWords(odds.failure)};
}

QString worthWords(const AttackWorth &worth)
{
    QStringList words;
    if (worth.kill)
        words.append(SkirmishWords::tr("Takes out: %1.").arg(chanceWords(*worth.kill)));
    if (worth.damage)
        words.append(SkirmishWords::tr("On average %1 damage.")
                         .arg(currentLocale().toString(worth.damage->toDouble(), 'f', 1)));
    return words.join(u' ');
}

} // namespace dugout
