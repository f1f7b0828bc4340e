// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/words/skirmishtexts.h"

#include "core/skirmish/steps/stepgroups.h"

#include <QHash>

namespace dugout {

namespace {

/// "score" of "score.1".
QStringView withoutNumber(QStringView prompt)
{
    const qsizetype dot = prompt.lastIndexOf(u'.');
    return dot > 0 && prompt.at(dot + 1).isDigit() ? prompt.left(dot) : prompt;
}

} // namespace

const SkirmishText *skirmishText(QStringView prompt)
{
    static const auto index = [] {
        QHash<QStringView, const SkirmishText *> texts;
        for (const SkirmishGroup &group : skirmishStepGroups()) {
            for (const SkirmishText &text : group.texts)
                texts.insert(text.prompt, &text);
        }
        return texts;
    }();
    return index.value(withoutNumber(prompt));
}

const char *loggedText(QStringView prompt)
{
    const SkirmishText *text = skirmishText(prompt);
    return !text ? nullptr : text->logged ? text->logged : text->title;
}

} // namespace dugout
