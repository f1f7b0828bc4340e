// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/skirmishphrases.h"

#include "core/skirmish/phrases/phrasebook.h"

#include <QHash>

#include <algorithm>

namespace dugout {

namespace {

/// "score" of "score.1".
QString withoutNumber(const QString &prompt)
{
    const qsizetype dot = prompt.lastIndexOf(u'.');
    return dot > 0 && prompt.at(dot + 1).isDigit() ? prompt.left(dot) : prompt;
}

const PromptPhrase *findPhrase(QStringView prompt)
{
    static const auto index = [] {
        QHash<QStringView, const PromptPhrase *> phrases;
        // clang-format off
#define PHRASES(subject) for (const PhraseRow &row : subject()) phrases.insert(row.prompt, &row.phrase);
#define TEXTS(subject)
#include "core/skirmish/phrases/phrasebook.inc"
#undef TEXTS
#undef PHRASES
        // clang-format on
        return phrases;
    }();
    return index.value(prompt);
}

const char *textIn(std::span<const TextRow> texts, QStringView what)
{
    const auto found = std::find_if(texts.begin(), texts.end(),
                                    [what](const TextRow &row) { return row.what == what; });
    return found == texts.end() ? nullptr : found->text;
}

} // namespace

const PromptPhrase *promptPhrase(const QString &prompt)
{
    return findPhrase(withoutNumber(prompt));
}

const char *logPhrase(const QString &prompt)
{
    if (const char *said = textIn(logPhrases(), withoutNumber(prompt)))
        return said;
    const PromptPhrase *phrase = promptPhrase(prompt);
    return phrase ? phrase->title : nullptr;
}

const char *opportunityPhrase(const QString &opportunity)
{
    return textIn(opportunityPhrases(), opportunity);
}

const char *choicePhrase(const QString &choice)
{
    return textIn(choicePhrases(), choice);
}

} // namespace dugout
