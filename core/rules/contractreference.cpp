// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/contract.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// A word is marked where nothing but the pages of the rules shows it.

QString head(QStringView title, QStringView word)
{
    return u"### %1\n\n| %2 | means |\n| --- | --- |\n"_s.arg(title, word);
}

QString table(QStringView title, QStringView word, std::span<const ContractWord> words)
{
    QString text = head(title, word);
    for (const ContractWord &each : words)
        text
            += u"| `%1`%2 | %3 |\n"_s.arg(each.word, each.told ? u" *"_s : QString(), each.meaning);
    return text + u'\n';
}

} // namespace

bool isKnownWord(std::span<const ContractWord> words, QStringView word)
{
    return std::any_of(words.begin(), words.end(),
                       [word](const ContractWord &each) { return each.word == word; });
}

QString contractReference()
{
    return (table(u"Sequences that are carried out", u"sequence", carriedOutSequences())
            + table(u"Their steps", u"step", sequenceSteps())
            + table(u"The steps of `post-match`", u"step", stepsAfterMatch())
            + table(u"Effects of `does` when a row is `rolled`", u"effect", resultEffects())
            + table(u"The same, but not in the kick-off table and match events", u"effect",
                    tableEffects())
            + table(u"Effects of `does` at any other moment", u"effect", momentaryEffects())
            + table(u"Moments (`at`)", u"moment", moments())
            + table(u"Effects of `does` that hold all the time", u"effect", ongoingEffects())
            + table(u"How long a card lasts (`duration`)", u"word", cardDurations())
            + table(u"Whom a card concerns (`scope`)", u"word", cardScopes())
            + table(u"What a modifier counts (`per`)", u"word", modifierCounts())
            + table(u"Notes of a team", u"word", rosterNotes())
            + table(u"Keys of `values`", u"key", valueKeys()))
        .trimmed();
}

} // namespace dugout
