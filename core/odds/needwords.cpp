// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/needwords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct OddsWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsWords)
};

QString signedNumber(int value)
{
    return value < 0 ? u"−%1"_s.arg(-value) : u"+%1"_s.arg(value);
}

} // namespace

QString modifierWords(const AppliedModifier &modifier, Language language)
{
    const QString name = modifier.name.in(language);
    if (modifier.value == 0)
        return name;
    // "2 × −1 per tackle zone": two of them are not two for each.
    const int times = std::max(1, modifier.times);
    const QString one = u"%1 %2"_s.arg(signedNumber(modifier.value / times), name);
    return times == 1 ? one : u"%1 × %2"_s.arg(times).arg(one);
}

QStringList needReasons(const RollNeed &need, Language language)
{
    QStringList why{OddsWords::tr("%1+ before modifiers").arg(need.basic)};
    for (const auto *modifiers : {&need.modifiers, &need.changes}) {
        for (const AppliedModifier &modifier : *modifiers)
            why.append(modifierWords(modifier, language));
    }
    if (need.roll->naturals)
        why.append(OddsWords::tr("A natural 1 always fails, a natural 6 always succeeds"));
    return why;
}

} // namespace dugout
