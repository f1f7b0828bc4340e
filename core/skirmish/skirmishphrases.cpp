// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/skirmishphrases.h"

#include "core/skirmish/phrases/phrasebook.h"

namespace dugout {

const PromptPhrase *promptPhrase(const QString &prompt)
{
    QString id = prompt;
    if (const qsizetype dot = id.lastIndexOf(u'.'); dot > 0 && id.at(dot + 1).isDigit())
        id.truncate(dot);
    for (const auto *phrases :
         {&actionPhrases(), &combatPhrases(), &setUpPhrases(), &endPhrases()}) {
        const auto found = phrases->constFind(id);
        if (found != phrases->constEnd())
            return &*found;
    }
    return nullptr;
}

} // namespace dugout
