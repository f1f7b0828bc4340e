// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/skirmishphrases.h"

#include "core/skirmish/phrases/phrasebook.h"

namespace dugout {

namespace {

/// "score" of "score.1".
QString withoutNumber(const QString &prompt)
{
    const qsizetype dot = prompt.lastIndexOf(u'.');
    return dot > 0 && prompt.at(dot + 1).isDigit() ? prompt.left(dot) : prompt;
}

} // namespace

const PromptPhrase *promptPhrase(const QString &prompt)
{
    const QString id = withoutNumber(prompt);
    for (const auto *phrases :
         {&actionPhrases(), &combatPhrases(), &setUpPhrases(), &endPhrases()}) {
        const auto found = phrases->constFind(id);
        if (found != phrases->constEnd())
            return &*found;
    }
    return nullptr;
}

const char *logPhrase(const QString &prompt)
{
    if (const char *said = logPhrases().value(withoutNumber(prompt)))
        return said;
    const PromptPhrase *phrase = promptPhrase(prompt);
    return phrase ? phrase->title : nullptr;
}

} // namespace dugout
