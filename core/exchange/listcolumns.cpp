// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/listcolumns.h"

#include "core/exchange/cardlistimport.h"
#include "core/skirmish/cards/collectionedits.h"
#include "core/text/languagescope.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

bool ListColumn::isCalled(const QString &heading) const
{
    const QString word = heading.trimmed().toLower();
    return word == english || word == spanish || word == german || others.contains(word);
}

QString ListColumn::in(const QLocale &locale) const
{
    if (locale.language() == QLocale::Spanish)
        return spanish;
    return locale.language() == QLocale::German ? german : english;
}

QString columnOf(const std::vector<ListColumn> &columns, const QString &heading)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const ListColumn &column) {
        return column.isCalled(heading);
    });
    return found == columns.end() ? QString() : found->english;
}

std::vector<ListRow> listRows(const std::vector<CsvRow> &lines,
                              const std::vector<ListColumn> &columns, QStringList &unknown,
                              std::vector<int> &behind)
{
    std::vector<ListRow> rows;
    if (lines.empty())
        return rows;
    QStringList header;
    for (const QString &heading : lines.front().fields) {
        header.append(columnOf(columns, heading));
        if (header.constLast().isEmpty() && !heading.trimmed().isEmpty())
            unknown.append(heading.trimmed());
    }
    for (size_t i = 1; i < lines.size(); ++i) {
        ListRow row{lines[i].line, {}};
        for (qsizetype c = 0; c < std::min(header.size(), lines[i].fields.size()); ++c) {
            if (!header.at(c).isEmpty())
                row.fields.insert(header.at(c), lines[i].fields.at(c));
        }
        if (!lines[i].fields.mid(header.size()).join(QString()).trimmed().isEmpty())
            behind.push_back(row.line);
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList listNotes(const QStringList &unknown, const std::vector<int> &behind)
{
    constexpr qsizetype mostShown = 60;
    QStringList notes;
    for (const QString &heading : unknown)
        notes.append(CardListImport::tr("The column \"%1\" is not known and was left out.")
                         .arg(heading.trimmed().left(mostShown)));
    for (const int line : behind)
        notes.append(CardListImport::tr("Line %1: what stands behind the last column was left out.")
                         .arg(line));
    notes.removeDuplicates();
    return notes;
}

QString printedNote(int line, const QString &name, const QStringList &stay,
                    const std::vector<ListColumn> &columns)
{
    QStringList words;
    for (const QString &column : stay) {
        const auto found
            = std::find_if(columns.begin(), columns.end(),
                           [&column](const ListColumn &one) { return one.english == column; });
        words.append(found == columns.end() ? column : found->in(currentLocale()));
    }
    return CardListImport::tr("Line %1: \"%2\" stays as it is printed; left out: %3.")
        .arg(QString::number(line), name, words.join(u", "_s));
}

bool isNamed(const LocalizedText &text, const QString &words)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        return text.in(language).compare(words, Qt::CaseInsensitive) == 0;
    });
}

namespace {

/// Lists spell it in one word and in capitals: GARREKSREAVERS, with or without an s.
QString warbandLetters(const QString &text)
{
    return slugOf(text).remove(u'-').remove(u's');
}

} // namespace

const Warband *warbandNamed(const Collection &known, const QString &name)
{
    const auto isItsName = [&name](const Warband &warband) {
        return isNamed(warband.name, name) || warband.id.text() == slugOf(name);
    };
    const QString letters = warbandLetters(name);
    const auto isSpeltLike = [&letters](const Warband &warband) {
        return !letters.isEmpty()
            && std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
                   return warbandLetters(warband.name.in(language)) == letters;
               });
    };
    auto found = std::find_if(known.warbands.begin(), known.warbands.end(), isItsName);
    if (found == known.warbands.end())
        found = std::find_if(known.warbands.begin(), known.warbands.end(), isSpeltLike);
    // "STEELHEARTLIBERATORS" beside a warband of the list that is called "Liberators".
    constexpr qsizetype leastLetters = 6;
    const auto isItsEnd = [&letters](const Warband &warband) {
        const QString own = warbandLetters(warband.name.en);
        return own.size() >= leastLetters && letters.endsWith(own);
    };
    if (found == known.warbands.end() && !name.contains(u' '))
        found = std::find_if(known.warbands.begin(), known.warbands.end(), isItsEnd);
    return found == known.warbands.end() ? nullptr : &*found;
}

} // namespace dugout
