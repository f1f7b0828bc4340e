// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/aftermatch/aftertitles.h"

#include "core/aftermatch/aftergroups.h"
#include "core/aftermatch/aftertexts.h"

#include <QHash>

#include <algorithm>

namespace dugout {

namespace {

const AfterTitle &titleFor(QStringView what)
{
    static const auto index = [] {
        QHash<QStringView, const AfterTitle *> titles;
        for (const AfterGroup &group : afterGroups()) {
            for (const AfterTitle &title : group.titles)
                titles.insert(title.what, &title);
        }
        return titles;
    }();
    static const AfterTitle none{{}, nullptr};
    const AfterTitle *found = index.value(what);
    return found ? *found : none;
}

/// The word of a choice that no edition has.
struct ChoiceWord
{
    QStringView choice;
    const char *text;
};

constexpr ChoiceWord wordsOfChoices[]{
    {u"no-effect", QT_TRANSLATE_NOOP("AfterMatch", "Nothing lasting")},
    {u"miss-next", QT_TRANSLATE_NOOP("AfterMatch", "Misses the next match")},
    {u"niggling", QT_TRANSLATE_NOOP("AfterMatch", "Niggling injury")},
    {u"dead", QT_TRANSLATE_NOOP("AfterMatch", "Dead")},
    {u"sign", QT_TRANSLATE_NOOP("AfterMatch", "Sign")},
    {u"release", QT_TRANSLATE_NOOP("AfterMatch", "Let go")},
};

} // namespace

const char *afterTitle(QStringView what)
{
    return titleFor(what).text;
}

const char *afterLine(QStringView what)
{
    const AfterTitle &title = titleFor(what);
    return title.line ? title.line : title.text;
}

bool isAboutMoney(QStringView what)
{
    return titleFor(what).money;
}

QString bookTableFor(QStringView what)
{
    return titleFor(what).book.toString();
}

const char *afterChoice(QStringView choice)
{
    const auto found
        = std::find_if(std::begin(wordsOfChoices), std::end(wordsOfChoices),
                       [&choice](const ChoiceWord &word) { return word.choice == choice; });
    return found == std::end(wordsOfChoices) ? nullptr : found->text;
}

} // namespace dugout
