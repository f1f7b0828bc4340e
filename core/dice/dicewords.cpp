// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dice/dicewords.h"

#include "core/text/languagescope.h"

using namespace Qt::StringLiterals;

namespace dugout {

QString diceWords(const DiceNotation &dice, Language language)
{
    QString text = dice.toString();
    if (text == u"BLOCK"_s)
        return {};
    if (language == Language::German)
        text.replace(u'D', u'W');
    return text;
}

QString percentText(const Rational &chance)
{
    const QString number = currentLocale().toString(100.0 * chance.toDouble(), 'f', 1);
    return number + (currentLanguage() == Language::English ? u"%"_s : u" %"_s);
}

} // namespace dugout
