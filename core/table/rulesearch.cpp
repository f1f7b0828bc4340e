// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/rulesearch.h"

#include "core/rules/coachwords.h"
#include "core/text/plaintext.h"
#include "core/text/searchfold.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qsizetype mostFound = 25;
constexpr qsizetype longestQuestion = 80;

/// Nobody knows where a hyphen stands: kickoff, kick-off and kick off are the same.
QString withoutHyphens(QString folded)
{
    return folded.remove(u'-');
}

bool holdsAll(const LocalizedText &text, const QStringList &wanted)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString folded = withoutHyphens(foldForSearch(text.in(language)));
        return std::all_of(wanted.begin(), wanted.end(),
                           [&folded](const QString &word) { return folded.contains(word); });
    });
}

/// Gathers what is found, in three classes: by the name, by the words, and not at all.
class Finder
{
public:
    explicit Finder(QStringList wanted)
        : m_wanted(std::move(wanted))
    { }

    void look(const QString &kind, const LocalizedText &name, const LocalizedText &summary,
              const QString &where = {})
    {
        const bool byName = holdsAll(name, m_wanted);
        QJsonArray &found = byName ? m_named : m_told;
        if (found.size() == mostFound || (!byName && !holdsAll(summary, m_wanted)))
            return;
        QJsonObject entry{
            {u"kind"_s, kind}, {u"name"_s, localized(name)}, {u"summary"_s, localized(summary)}};
        if (!where.isEmpty())
            entry.insert(u"where"_s, where);
        found.append(entry);
    }

    [[nodiscard]] QJsonArray found() const
    {
        QJsonArray all = m_named;
        for (const auto &entry : m_told) {
            if (all.size() < mostFound)
                all.append(entry);
        }
        return all;
    }

private:
    QStringList m_wanted;
    QJsonArray m_named;
    QJsonArray m_told;
};

QStringList wantedWords(const QString &words)
{
    const QString typed = foldForSearch(shortened(words, longestQuestion)).trimmed();
    const QString book = bookWords(typed);
    return withoutHyphens(book.isEmpty() ? typed : book).split(u' ', Qt::SkipEmptyParts);
}

} // namespace

QJsonArray searchRules(const Ruleset &ruleset, const QString &words)
{
    const QStringList wanted = wantedWords(words);
    if (wanted.isEmpty())
        return {};
    Finder finder(wanted);
    for (const Skill &skill : ruleset.skills())
        finder.look(u"skill"_s, skill.name, skill.summary);
    for (const Table &table : ruleset.tables()) {
        finder.look(u"table"_s, table.name, table.summary);
        for (const TableRow &row : table.rows)
            finder.look(u"row"_s, row.name, row.summary, localized(table.name));
    }
    for (const Inducement &inducement : ruleset.inducements())
        finder.look(u"inducement"_s, inducement.name, inducement.summary);
    for (const StarPlayer &star : ruleset.stars())
        finder.look(u"star"_s, star.name, star.summary);
    for (const Deck &deck : ruleset.decks()) {
        for (const PlayCard &card : deck.cards)
            finder.look(u"card"_s, card.name, card.summary, localized(deck.name));
    }
    for (const SkirmishCard &card : ruleset.skirmishCards())
        finder.look(u"card"_s, card.name, card.summary);
    for (const Warband &warband : ruleset.warbands())
        finder.look(u"warband"_s, warband.name, warband.summary);
    for (const Option &option : ruleset.options())
        finder.look(u"option"_s, option.name, option.summary);
    return finder.found();
}

} // namespace dugout
