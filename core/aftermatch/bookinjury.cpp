// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/bookinjury.h"

#include "core/aftermatch/aftertexts.h"
#include "core/aftermatch/aftertitles.h"
#include "core/match/effects/stephelp.h"
#include "core/match/words/matchtexts.h"

using namespace Qt::StringLiterals;

namespace dugout {

const QStringList &bookInjuryEffects()
{
    static const QStringList effects{u"no-effect"_s, u"miss-next"_s, u"niggling"_s, u"ma"_s,
                                     u"st"_s,        u"ag"_s,        u"av"_s,       u"dead"_s};
    return effects;
}

Prompt bookInjuryPrompt(const QString &id, Seat seat)
{
    Prompt prompt = choicePrompt(id, seat, bookInjuryEffects());
    prompt.atMost = 3;
    return prompt;
}

InjuryEffect bookInjury(const QStringList &choices)
{
    InjuryEffect effect;
    effect.dead = choices.contains(u"dead"_s);
    effect.niggling = choices.contains(u"niggling"_s) ? 1 : 0;
    for (const Stat stat : allStats)
        effect.losses = withStat(effect.losses, stat, choices.contains(statKey(stat)) ? 1 : 0);
    effect.missesNextMatch = choices.contains(u"miss-next"_s);
    return effect;
}

QString bookInjuryWord(const QString &choice)
{
    if (const auto stat = statFromKey(choice))
        return u"−1 "_s + statLetters(*stat, currentLanguage());
    const char *own = afterChoice(choice);
    return own ? AfterWords::tr(own) : choice;
}

} // namespace dugout
