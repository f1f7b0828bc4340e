// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/guide/guidesearch.h"

#include "core/files/readfile.h"
#include "core/text/searchfold.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype largestFile = 256 * 1024;
/// Fewer letters say too little for half a word to be enough.
constexpr qsizetype leastStem = 4;
constexpr int inHeading = 6;
constexpr int inTitle = 4;
constexpr int mostInText = 3;

QJsonObject readWords(Language language)
{
    const auto bytes
        = readFile(u":/guide/%1/search.json"_s.arg(languageCode(language)), largestFile);
    return bytes ? QJsonDocument::fromJson(*bytes).object() : QJsonObject();
}

QStringList foldedList(const QJsonValue &value)
{
    QStringList list;
    for (const auto &each : value.toArray())
        list.append(foldForSearch(each.toString()));
    return list;
}

QStringList wordsIn(const QString &text)
{
    static const QRegularExpression gap(u"[^\\p{L}\\p{N}]+"_s);
    return foldForSearch(text).split(gap, Qt::SkipEmptyParts);
}

/// The longest ending that leaves enough of the word.
QString stemOf(const QString &word, const QStringList &endings)
{
    for (const QString &ending : endings) {
        if (word.endsWith(ending) && word.size() - ending.size() >= leastStem)
            return word.chopped(ending.size());
    }
    return word;
}

/// The same word, or one that begins with most of the other.
bool isAlike(const QString &x, const QString &y)
{
    if (x == y)
        return true;
    const auto [shorter, longer] = std::minmax(x.size(), y.size());
    if (shorter < leastStem || shorter * 5 < longer * 3)
        return false;
    return x.size() < y.size() ? y.startsWith(x) : x.startsWith(y);
}

} // namespace

GuideSearch::GuideSearch(const QString &words, Language language)
{
    const QJsonObject known = readWords(language);
    m_endings = foldedList(known[u"endings"_s]);
    std::sort(m_endings.begin(), m_endings.end(),
              [](const QString &x, const QString &y) { return x.size() > y.size(); });
    std::vector<QStringList> groups;
    for (const auto &each : known[u"same"_s].toArray())
        groups.push_back(foldedList(each));
    // What takes two words, such as "take back", is looked for as the one that means the same.
    QString wanted = u' ' + wordsIn(words).join(u' ') + u' ';
    for (const QStringList &group : groups) {
        for (const QString &member : group) {
            if (member.contains(u' '))
                wanted.replace(u' ' + member + u' ', u' ' + group.front() + u' ');
        }
    }
    QStringList said = wanted.split(u' ', Qt::SkipEmptyParts);
    const QStringList stops = foldedList(known[u"stop"_s]);
    QStringList telling = said;
    telling.removeIf([&stops](const QString &word) { return stops.contains(word); });
    if (!telling.isEmpty())
        said = telling;
    for (const QString &word : said) {
        Term term{stemOf(word, m_endings)};
        for (const QStringList &group : groups) {
            const bool means = std::any_of(group.begin(), group.end(), [&](const QString &member) {
                return isAlike(stemOf(member, m_endings), term.front());
            });
            for (const QString &member : means ? group : QStringList()) {
                if (!member.contains(u' '))
                    term.append(stemOf(member, m_endings));
            }
        }
        m_terms.push_back(std::move(term));
    }
}

QStringList GuideSearch::stemsOf(const QString &text) const
{
    QStringList stems = wordsIn(text);
    for (QString &word : stems)
        word = stemOf(word, m_endings);
    return stems;
}

int GuideSearch::count(const Term &term, const QStringList &words) const
{
    return static_cast<int>(std::count_if(words.begin(), words.end(), [&term](const QString &word) {
        return std::any_of(term.begin(), term.end(),
                           [&word](const QString &stem) { return isAlike(stem, word); });
    }));
}

GuideSearch::Fit GuideSearch::fit(const QString &title, const QString &heading,
                                  const QString &text) const
{
    const QStringList inTitles = stemsOf(title);
    const QStringList inHeadings = stemsOf(heading);
    const QStringList inTexts = stemsOf(text);
    Fit found;
    for (const Term &term : m_terms) {
        const int weight = (count(term, inHeadings) > 0 ? inHeading : 0)
            + (count(term, inTitles) > 0 ? inTitle : 0)
            + std::min(count(term, inTexts), mostInText);
        found.words += weight > 0 ? 1 : 0;
        found.weight += weight;
    }
    return found;
}

bool GuideSearch::isMeant(const QString &word) const
{
    const QStringList stems = stemsOf(word);
    return std::any_of(m_terms.begin(), m_terms.end(),
                       [&](const Term &term) { return count(term, stems) > 0; });
}

} // namespace dugout
