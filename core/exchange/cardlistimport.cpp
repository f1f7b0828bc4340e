// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistimport.h"

#include "core/exchange/cardlistwords.h"
#include "core/exchange/csv.h"
#include "core/skirmish/collectionedits.h"
#include "core/text/languagescope.h"
#include "core/text/localizedtext.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// One row with where it stood, all fields as text.
struct Row
{
    int line = 0;
    QHash<QString, QString> fields;

    [[nodiscard]] QString value(const QString &key) const { return fields.value(key).trimmed(); }
    /// The list has this column, and the row leaves it empty.
    [[nodiscard]] bool clears(const QString &key) const
    {
        return fields.contains(key) && value(key).isEmpty();
    }
};

bool isNamed(const LocalizedText &text, const QString &words)
{
    return std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        return text.in(language).compare(words, Qt::CaseInsensitive) == 0;
    });
}

WarbandId warbandOf(const QString &faction, const Collection &known)
{
    if (cardlist::isUniversalWord(faction))
        return {};
    for (const Warband &warband : known.warbands) {
        if (isNamed(warband.name, faction) || warband.id.text() == slugOf(faction))
            return warband.id;
    }
    return WarbandId(slugOf(faction));
}

/// Cards print a part of the name, such as SAEK for Blooded Saek.
FighterId fighterOf(const QString &name, const Collection &known)
{
    const QString wanted = slugOf(name);
    for (const Warband &warband : known.warbands) {
        for (const FighterCard &fighter : warband.fighters) {
            const QString &id = fighter.id.text();
            if (id == wanted || isNamed(fighter.name, name) || id.split(u'-').contains(wanted))
                return fighter.id;
        }
    }
    return FighterId(wanted);
}

/// Takes rows one by one and builds the cards.
class RowReader
{
public:
    RowReader(const Collection &known, CardListImport::Outcome &outcome)
        : m_known(known)
        , m_outcome(outcome)
    { }

    void take(const Row &row)
    {
        if (!isBounded(row))
            return;
        const QString name = row.value(u"name"_s);
        if (name.isEmpty())
            return complain(row, CardListImport::tr("Line %1: the card has no name."));
        const auto kind = cardlist::kindOf(row.value(u"type"_s));
        if (!kind)
            return complain(row,
                            CardListImport::tr("Line %1: \"%2\" is no type of card; it is "
                                               "objective, ploy or upgrade."),
                            row.value(u"type"_s));
        SkirmishCard card = startingFrom(row, name);
        card.kind = *kind;
        card.warband = warbandOf(row.value(u"faction"_s), m_known);
        if (!takeGlory(row, card) || !takeRestricted(row, card) || !takeUse(row, card)
            || !isNew(row, card))
            return;
        takeText(row, card);
        if (!card.isUniversal() && !m_known.warband(card.warband))
            complain(row,
                     CardListImport::tr("Line %1: there is no warband \"%2\" yet; the card is "
                                        "taken, but no deck can use it before."),
                     row.value(u"faction"_s));
        m_outcome.cards.push_back(std::move(card));
    }

private:
    void complain(const Row &row, const QString &sentence, const QString &what = {})
    {
        QString said = sentence.arg(row.line);
        if (said.contains("%2"_L1))
            said = said.arg(what); // after the first, the lowest place left is %2
        m_outcome.problems.append(said);
    }

    bool isBounded(const Row &row)
    {
        for (auto field = row.fields.constBegin(); field != row.fields.constEnd(); ++field) {
            const bool isText = field.key() == u"text"_s;
            const auto most = isText ? CardListImport::mostText : CardListImport::mostLetters;
            if (field->size() > most) {
                complain(row, CardListImport::tr("Line %1: a field is too long."));
                return false;
            }
            if (std::any_of(field->begin(), field->end(), [isText](QChar c) {
                    return c.category() == QChar::Other_Control && !(isText && c == u'\n');
                })) {
                complain(row, CardListImport::tr("Line %1: a field holds control characters."));
                return false;
            }
        }
        return true;
    }

    SkirmishCard startingFrom(const Row &row, const QString &name)
    {
        const QString number = row.value(u"number"_s);
        const SkirmishCard *known = m_known.cardByNumber(number);
        for (const SkirmishCard &one : m_known.cards) {
            if (!known && isNamed(one.name, name))
                known = &one;
        }
        SkirmishCard card = known ? *known : SkirmishCard{};
        if (!known) {
            const QString id = slugOf(name);
            card.id = CardId(id.isEmpty() ? u"card-%1"_s.arg(row.line) : id);
            card.name = sameInAll(name);
            card.open = true;
        }
        if (!number.isEmpty())
            card.number = number;
        return card;
    }

    bool takeGlory(const Row &row, SkirmishCard &card)
    {
        const QString text = row.value(u"glory"_s);
        if (row.clears(u"glory"_s) && isOwn(card))
            card.glory.reset();
        if (text.isEmpty() || text == u"-"_s)
            return true;
        bool isNumber = false;
        const int glory = text.toInt(&isNumber);
        if (!isNumber || glory < 0 || glory > 20) {
            complain(row,
                     CardListImport::tr("Line %1: glory is a whole number from 0 to 20, not "
                                        "\"%2\"."),
                     text);
            return false;
        }
        if (card.kind == CardKind::Objective)
            card.glory = glory;
        return true;
    }

    bool takeRestricted(const Row &row, SkirmishCard &card)
    {
        static const QRegularExpression between(u"[,;/|]"_s);
        const QString text = row.value(u"restricted"_s);
        if (row.clears(u"restricted"_s) && isOwn(card))
            card.restricted.clear();
        if (text.isEmpty())
            return true;
        card.restricted.clear();
        // Some lists only say whether it is: to whom cannot be known then.
        if (const auto said = cardlist::yesOrNo(text)) {
            if (*said)
                complain(row,
                         CardListImport::tr("Line %1: the list does not say to whom \"%2\" is "
                                            "restricted; choose the fighters with Edit."),
                         row.value(u"name"_s));
            return true;
        }
        for (const QString &name : text.split(between, Qt::SkipEmptyParts)) {
            const FighterId fighter = fighterOf(name.trimmed(), m_known);
            if (fighter.isEmpty()) {
                complain(row, CardListImport::tr("Line %1: \"%2\" is no fighter's name."), name);
                return false;
            }
            card.restricted.push_back(fighter);
        }
        return true;
    }

    /// When an objective scores and whether a card is a reaction.
    bool takeUse(const Row &row, SkirmishCard &card)
    {
        const auto timing = cardlist::timingOf(row.value(u"timing"_s));
        const auto reaction = cardlist::yesOrNo(row.value(u"reaction"_s));
        if (!timing) {
            complain(row, CardListImport::tr("Line %1: timing is immediate or end, not \"%2\"."),
                     row.value(u"timing"_s));
            return false;
        }
        if (!reaction) {
            complain(row, CardListImport::tr("Line %1: reaction is yes or no, not \"%2\"."),
                     row.value(u"reaction"_s));
            return false;
        }
        const bool clearsTiming = row.clears(u"timing"_s) && isOwn(card);
        if (card.kind == CardKind::Objective && (*timing != ScoreTiming::Open || clearsTiming))
            card.timing = *timing;
        const bool clearsReaction = row.clears(u"reaction"_s) && isOwn(card);
        if (card.kind != CardKind::Objective && (*reaction || clearsReaction))
            card.reaction = *reaction;
        return true;
    }

    /// With its words, and its glory if it is worth any, a card of the coach's own is complete.
    static void takeText(const Row &row, SkirmishCard &card)
    {
        const QString text = row.value(u"text"_s);
        if (!isOwn(card) || (text.isEmpty() && !row.clears(u"text"_s)))
            return;
        card.summary = text.isEmpty() ? LocalizedText{} : sameInAll(text);
        card.open = text.isEmpty() || (card.kind == CardKind::Objective && !card.glory);
    }

    /// What the document prints is never taken away.
    static bool isOwn(const SkirmishCard &card) { return card.source.document.isEmpty(); }

    bool isNew(const Row &row, const SkirmishCard &card)
    {
        if (m_seen.contains(card.id.text())) {
            complain(row, CardListImport::tr("Line %1: \"%2\" stands in the list twice."),
                     said(card.name));
            return false;
        }
        m_seen.insert(card.id.text());
        return true;
    }

    const Collection &m_known;
    CardListImport::Outcome &m_outcome;
    QSet<QString> m_seen;
};

QString textOf(const QJsonValue &value)
{
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 12);
    if (value.isArray()) {
        QStringList parts;
        for (const auto &element : value.toArray())
            parts.append(element.toString());
        return parts.join(u';');
    }
    return value.toString();
}

std::vector<Row> jsonRows(const QByteArray &bytes, QStringList &problems)
{
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        problems.append(CardListImport::tr("The list is not JSON: %1.").arg(error.errorString()));
        return {};
    }
    const QJsonArray array
        = document.isArray() ? document.array() : document.object().value("cards"_L1).toArray();
    std::vector<Row> rows;
    for (const auto &element : array) {
        Row row{static_cast<int>(rows.size()) + 1, {}};
        const QJsonObject object = element.toObject();
        for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
            if (const QString column = cardlist::columnOf(field.key()); !column.isEmpty())
                row.fields.insert(column, textOf(*field));
        }
        rows.push_back(std::move(row));
        if (rows.size() > CardListImport::mostRows)
            break;
    }
    return rows;
}

std::vector<Row> csvRows(const QByteArray &bytes, QStringList &problems)
{
    const std::vector<CsvRow> lines
        = readCsv(QString::fromUtf8(bytes), CardListImport::mostRows + 2);
    if (lines.empty())
        return {};
    QStringList header;
    for (const QString &name : lines.front().fields)
        header.append(cardlist::columnOf(name));
    if (!header.contains(u"name"_s) || !header.contains(u"type"_s)) {
        const auto word = [](const QString &column) {
            return cardlist::columnWord(cardlist::columns().indexOf(column), currentLocale());
        };
        problems.append(CardListImport::tr("The first line must name the columns; \"%1\" and "
                                           "\"%2\" are needed.")
                            .arg(word(u"name"_s), word(u"type"_s)));
        return {};
    }
    std::vector<Row> rows;
    for (size_t i = 1; i < lines.size(); ++i) {
        Row row{lines[i].line, {}};
        for (qsizetype c = 0; c < std::min(header.size(), lines[i].fields.size()); ++c) {
            if (!header.at(c).isEmpty())
                row.fields.insert(header.at(c), lines[i].fields.at(c));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

CardListImport::Outcome CardListImport::read(const QByteArray &bytes, const Collection &known)
{
    Outcome outcome;
    if (bytes.size() > mostBytes) {
        outcome.problems.append(tr("The list is too large."));
        return outcome;
    }
    const QByteArray start = bytes.trimmed().left(1);
    const bool isJson = start == "[" || start == "{";
    const std::vector<Row> rows
        = isJson ? jsonRows(bytes, outcome.problems) : csvRows(bytes, outcome.problems);
    if (rows.size() > mostRows) {
        outcome.problems.append(tr("The list has more than %1 rows.").arg(mostRows));
        return outcome;
    }
    if (rows.empty() && outcome.problems.isEmpty())
        outcome.problems.append(tr("The list holds no cards."));
    RowReader reader(known, outcome);
    for (const Row &row : rows)
        reader.take(row);
    return outcome;
}

} // namespace dugout
