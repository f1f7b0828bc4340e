// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/namewords.h"

#include "core/text/searchfold.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype longestId = 60;

QStringList partsOf(const QString &name)
{
    static const QRegularExpression humps(u"(?<=\\p{Ll})(?=\\p{Lu})"_s);
    static const QRegularExpression joints(u"[^\\p{L}\\p{N}]+"_s);
    QString spaced = name;
    spaced.replace(humps, u" "_s);
    return foldForSearch(spaced).split(joints, Qt::SkipEmptyParts);
}

/// One of several, as far as an ending tells. Both sides of a comparison go through this, so that
/// it need not be the true singular.
QString singular(const QString &word)
{
    const std::pair<QString, QString> endings[]{{u"ves"_s, u"f"_s},
                                                {u"men"_s, u"man"_s},
                                                {u"women"_s, u"woman"_s},
                                                {u"es"_s, {}},
                                                {u"s"_s, {}}};
    for (const auto &[several, one] : endings) {
        if (word.size() > several.size() + 2 && word.endsWith(several))
            return word.chopped(several.size()) + one;
    }
    return word;
}

} // namespace

QSet<QString> nameWords(const QString &name)
{
    static const QSet<QString> fillers{u"of"_s,  u"the"_s, u"a"_s,   u"de"_s,  u"del"_s, u"la"_s,
                                       u"los"_s, u"der"_s, u"des"_s, u"die"_s, u"von"_s};
    QSet<QString> words;
    for (const QString &part : partsOf(name)) {
        if (!fillers.contains(part))
            words.insert(singular(part));
    }
    return words;
}

QString idFromName(const QString &name)
{
    QString id;
    for (const QChar each : partsOf(name).join(u'-')) {
        const bool isPlain = (each >= u'a' && each <= u'z') || (each >= u'0' && each <= u'9');
        if (isPlain || (each == u'-' && !id.isEmpty() && !id.endsWith(u'-')))
            id.append(each);
    }
    id.resize(std::min(id.size(), longestId));
    while (id.endsWith(u'-'))
        id.chop(1);
    return id;
}

bool isBareNumber(const QString &name)
{
    return !name.isEmpty()
        && std::all_of(name.begin(), name.end(), [](QChar each) { return each.isDigit(); });
}

} // namespace dugout
