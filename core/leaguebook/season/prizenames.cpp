// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/season/prizenames.h"

#include "core/text/languagescope.h"

#include <QCoreApplication>
#include <QTranslator>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr const char *prizeContext = "SeasonEnd";

/// In the order of UsualPrize.
constexpr std::array prizeWords{
    QT_TRANSLATE_NOOP("SeasonEnd", "Winner of %1"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Wooden spoon of %1"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Best of the hard teams of %1"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most touchdowns"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most casualties"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most kills"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most completions"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most interceptions"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most often the best of the match"),
    QT_TRANSLATE_NOOP("SeasonEnd", "Most star player points"),
};

/// What stands in the place of "%1", an empty text where the words have none; nothing where the
/// name is not made of them. A competition may have another name by now.
std::optional<QString> nameWithin(const QString &name, const QString &words)
{
    const qsizetype place = words.indexOf(u"%1"_s);
    if (place < 0)
        return name == words ? std::optional(QString()) : std::nullopt;
    const QStringView before = QStringView(words).first(place);
    const QStringView after = QStringView(words).sliced(place + 2);
    if (name.size() <= before.size() + after.size() || !name.startsWith(before)
        || !name.endsWith(after))
        return std::nullopt;
    return name.sliced(before.size(), name.size() - before.size() - after.size());
}

} // namespace

QString usualPrizeName(UsualPrize prize, const QString &competition)
{
    const QString words
        = QCoreApplication::translate(prizeContext, prizeWords.at(static_cast<size_t>(prize)));
    return words.contains(u"%1"_s) ? words.arg(competition) : words;
}

QString prizeName(const Prize &prize)
{
    if (prize.kind != PrizeKind::Award)
        return prize.name;
    for (const Language language : allLanguages) {
        for (size_t i = 0; i < prizeWords.size(); ++i) {
            const QString said = wordsIn(language).translate(prizeContext, prizeWords.at(i));
            const auto within = nameWithin(
                prize.name, said.isEmpty() ? QString::fromUtf8(prizeWords.at(i)) : said);
            // One by hand is of no competition, and may begin with the same words.
            if (within && within->isEmpty() == prize.competition.isEmpty())
                return usualPrizeName(static_cast<UsualPrize>(i), *within);
        }
    }
    return prize.name;
}

} // namespace dugout
