// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/namerank.h"

#include "core/text/searchfold.h"

#include <QStringList>

#include <algorithm>

namespace dugout {

namespace {

bool isWordAt(const QString &text, qsizetype at)
{
    return at >= 0 && at < text.size() && text.at(at).isLetterOrNumber();
}

/// Where a word begins with it; whole: and ends with it.
bool hasWord(const QString &name, const QString &typed, bool whole)
{
    for (qsizetype at = name.indexOf(typed); at >= 0; at = name.indexOf(typed, at + 1)) {
        if (!isWordAt(name, at - 1) && (!whole || !isWordAt(name, at + typed.size())))
            return true;
    }
    return false;
}

/// Several words were typed, in full or not: each begins one of the name. Numbers are shirts.
bool hasBeginnings(const QString &name, const QString &typed)
{
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return words.size() > 1
        && std::all_of(words.begin(), words.end(), [&name](const QString &word) {
               return word.front().isLetter() && hasWord(name, word, false);
           });
}

/// Without the number or the sign that stands before its words.
QString bare(const QString &name)
{
    qsizetype from = 0;
    while (from < name.size() && !name.at(from).isLetter())
        ++from;
    return from < name.size() ? name.mid(from) : name;
}

} // namespace

int nameRank(const QString &name, const QString &typed)
{
    const QString wanted = foldForSearch(typed).trimmed();
    const QString all = foldForSearch(name);
    const QString words = bare(all);
    if (wanted.isEmpty())
        return 1;
    if (all == wanted || words == wanted)
        return 7;
    const auto leads = [&wanted](const QString &text) { return text.startsWith(wanted); };
    if (leads(all) || leads(words)) {
        const QString &text = leads(words) ? words : all;
        return isWordAt(text, wanted.size()) ? 5 : 6;
    }
    if (hasWord(all, wanted, true))
        return 4;
    if (hasWord(all, wanted, false))
        return 3;
    if (hasBeginnings(all, wanted))
        return 2;
    return all.contains(wanted) ? 1 : 0;
}

} // namespace dugout
