// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/quickreference.h"

#include "core/dice/dicewords.h"
#include "core/rules/tablelead.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a football match asks for, in the order it does.
const QStringList &footballTables()
{
    static const QStringList ids{u"weather"_s,
                                 u"kick-off"_s,
                                 u"agility"_s,
                                 u"dodge-modifiers"_s,
                                 u"pick-up-modifiers"_s,
                                 u"pass-modifiers"_s,
                                 u"catch-modifiers"_s,
                                 u"hand-off-modifiers"_s,
                                 u"interception-modifiers"_s,
                                 u"going-for-it"_s,
                                 u"standing-up"_s,
                                 u"block-dice"_s,
                                 u"strength-modifiers"_s,
                                 u"block-results"_s,
                                 u"armour-modifiers"_s,
                                 u"injury"_s,
                                 u"injury-stunty"_s,
                                 u"injury-modifiers"_s,
                                 u"casualty"_s,
                                 u"serious-injury"_s,
                                 u"ko-recovery"_s,
                                 u"foul-modifiers"_s,
                                 u"sending-off"_s,
                                 u"argue-the-call"_s,
                                 u"bribe"_s,
                                 u"activation-rolls"_s,
                                 u"throw-in"_s,
                                 u"niggling-injury"_s,
                                 u"gate"_s,
                                 u"fame"_s,
                                 u"winnings"_s,
                                 u"fan-factor"_s,
                                 u"fan-factor-modifiers"_s,
                                 u"star-player-points"_s,
                                 u"levels"_s,
                                 u"improvement"_s,
                                 u"value-increases"_s,
                                 u"aging"_s,
                                 u"expensive-mistakes"_s};
    return ids;
}

const QStringList &footballSequences()
{
    static const QStringList ids{u"pre-match"_s, u"turn"_s, u"turnover-causes"_s, u"drive-end"_s,
                                 u"post-match"_s};
    return ids;
}

template<typename T>
QStringList present(const KeyedList<T> &list, const QStringList &wanted, bool all)
{
    QStringList found;
    if (all) {
        for (const T &value : list)
            found.append(value.id.text());
        return found;
    }
    for (const QString &id : wanted) {
        if (list.contains(id))
            found.append(id);
    }
    return found;
}

/// Some steps bear the number of the book; the sheet counts through.
QString unnumbered(QString name)
{
    static const QRegularExpression number(u"^\\d+\\.\\s*"_s);
    return name.remove(number);
}

/// Puts the words of one or two languages into rows and blocks.
class Writer
{
public:
    Writer(Language language, std::optional<Language> second)
        : m_language(language)
        , m_second(second)
    { }

    [[nodiscard]] QString first(const LocalizedText &text) const { return text.in(m_language); }
    [[nodiscard]] QString other(const LocalizedText &text) const
    {
        if (!m_second || text.in(*m_second) == text.in(m_language))
            return {};
        return text.in(*m_second);
    }

    [[nodiscard]] QuickReferenceBlock table(const Table &table) const
    {
        QuickReferenceBlock block{first(table.name), other(table.name), {}, {}, {}};
        if (table.dice)
            block.dice = diceWords(*table.dice, m_language);
        if (table.enteredFromBook)
            block.note = m_words.one(QT_TRANSLATE_NOOP("SheetWords", "Page %1 of the book"))
                             .arg(table.page);
        else if (table.rows.size() == 1 || saysEnough(table))
            block.note = first(table.summary);
        for (const TableRow &row : table.rows)
            block.rows.push_back(line(table, row));
        return block;
    }

    [[nodiscard]] QuickReferenceBlock sequence(const Sequence &sequence) const
    {
        QuickReferenceBlock block{first(sequence.name), other(sequence.name), {}, {}, {}};
        int number = 0;
        for (const SequenceStep &step : sequence.steps)
            block.rows.push_back({QString::number(++number) + u'.', unnumbered(first(step.name)),
                                  first(step.summary), unnumbered(other(step.name)),
                                  other(step.summary)});
        return block;
    }

private:
    /// "AG 3 … 4+" needs no sentence per row; the table's own sentence says what the numbers are.
    [[nodiscard]] static bool saysEnough(const Table &table)
    {
        return !table.dice && !table.key.isEmpty() && !table.rows.empty()
            && table.rows.front().values.contains(u"target"_s);
    }

    [[nodiscard]] QuickReferenceRow line(const Table &table, const TableRow &row) const
    {
        QuickReferenceRow line{
            rowLead(table, row, m_language), first(row.name), {}, other(row.name), {}};
        if (!saysEnough(table)) {
            line.summary = first(row.summary);
            line.secondSummary = other(row.summary);
        }
        return line;
    }

    Language m_language;
    std::optional<Language> m_second;
    SheetWords m_words{m_language, m_second};
};

bool showsEverything(const Ruleset &ruleset)
{
    return ruleset.manifest().game == Game::Skirmish;
}

} // namespace

QStringList quickReferenceTables(const Ruleset &ruleset)
{
    return present(ruleset.tables(), footballTables(), showsEverything(ruleset));
}

QStringList quickReferenceSequences(const Ruleset &ruleset)
{
    return present(ruleset.sequences(), footballSequences(), showsEverything(ruleset));
}

QuickReferenceSheet makeQuickReference(const Ruleset &ruleset, Language language,
                                       std::optional<Language> second)
{
    if (second == language)
        second.reset();
    const Writer writer(language, second);
    const SheetWords words(language, second);
    QuickReferenceSheet sheet{words,
                              words(QT_TRANSLATE_NOOP("SheetWords", "Quick reference")).both(),
                              writer.first(ruleset.name()),
                              {}};
    for (const QString &id : quickReferenceTables(ruleset))
        sheet.blocks.push_back(writer.table(*ruleset.tables().find(id)));
    for (const QString &id : quickReferenceSequences(ruleset))
        sheet.blocks.push_back(writer.sequence(*ruleset.sequences().find(id)));
    return sheet;
}

} // namespace dugout
