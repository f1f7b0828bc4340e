// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsoutput.h"

#include "core/text/language.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

double shownChance(const Rational &chance)
{
    return std::round(chance.toDouble() * 1e5) / 1e5;
}

QString shownPercent(const Rational &chance)
{
    const QString percent
        = languageLocale(currentLanguage()).toString(chance.toDouble() * 100, 'f', 2);
    return u"%1 %  %2"_s.arg(percent, 6).arg(chance.toString());
}

} // namespace dugout
