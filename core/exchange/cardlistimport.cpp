// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistimport.h"

#include "core/exchange/cardlistwords.h"
#include "core/exchange/csv.h"
#include "core/exchange/listcolumns.h"
#include "core/exchange/listtext.h"
#include "core/skirmish/cardmodifiers.h"
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

using Row = ListRow;

WarbandId warbandOf(const QString &faction, const Collection &known)
{
    if (cardlist::isUniversalWord(faction))
        return {};
    const Warband *warband = warbandNamed(known, faction);
    return warband ? warband->id : WarbandId(slugOf(faction));
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
            || !takeModifiers(row, card) || !isNew(row, card))
            return;
        takeText(row, card);
        noteFighters(row, card);
        if (!card.isUniversal() && !m_known.warband(card.warband))
            note(row,
                 CardListImport::tr("Line %1: there is no warband \"%2\" yet; the card is "
                                    "taken, but no deck can use it before."),
                 row.value(u"faction"_s));
        m_outcome.cards.push_back(std::move(card));
    }

private:
    static QString filled(const Row &row, const QString &sentence, const QString &what)
    {
        const QString said = sentence.arg(row.line);
        return said.contains("%2"_L1) ? said.arg(what) : said; // the lowest place left is %2
    }

    void complain(const Row &row, const QString &sentence, const QString &what = {})
    {
        m_outcome.problems.append(filled(row, sentence, what));
    }

    /// The row is taken all the same.
    void note(const Row &row, const QString &sentence, const QString &what = {})
    {
        m_outcome.notes.append(filled(row, sentence, what));
    }

    bool isFighter(const FighterId &id) const
    {
        return std::any_of(m_known.warbands.begin(), m_known.warbands.end(),
                           [&id](const Warband &one) { return one.fighter(id) != nullptr; });
    }

    void noteFighters(const Row &row, const SkirmishCard &card)
    {
        for (const FighterId &id : card.restricted) {
            if (!isFighter(id))
                note(row,
                     CardListImport::tr("Line %1: there is no fighter \"%2\" yet; nobody can use "
                                        "the card before."),
                     id.text());
        }
    }

    bool isBounded(const Row &row)
    {
        for (auto field = row.fields.constBegin(); field != row.fields.constEnd(); ++field) {
            const bool isText = field.key() == u"text"_s || field.key() == u"multiplayer"_s;
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
        const SkirmishCard *known = nullptr;
        for (const SkirmishCard &one : m_known.cards) {
            if (!known && isNamed(one.name, name))
                known = &one;
        }
        const SkirmishCard *numbered = m_known.cardByNumber(number);
        if (numbered && numbered != known)
            note(row, CardListImport::tr("Line %1: \"%2\" has that number already; both are kept."),
                 said(numbered->name));
        SkirmishCard card = known ? *known : SkirmishCard{};
        if (!known) {
            const QString id = slugOf(name);
            card.id = freeCardId(m_known, id.isEmpty() ? u"card-%1"_s.arg(row.line) : name);
            card.name = sameInAll(name);
            card.open = true;
        }
        if (known && !isOwn(card) && !card.number.isEmpty())
            return card; // its number is printed
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
                note(row,
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

    /// "damage+1; dice+1:charge" in one column, or a number in the column of a characteristic.
    bool takeModifiers(const Row &row, SkirmishCard &card)
    {
        static const QRegularExpression between(u"[;,|]"_s);
        std::vector<CardModifier> modifiers;
        for (const QString &text : row.value(u"modifiers"_s).split(between, Qt::SkipEmptyParts)) {
            const auto modifier = modifierFromString(cardlist::modifierText(text));
            if (!modifier) {
                complain(row,
                         CardListImport::tr("Line %1: \"%2\" is no modifier such as damage+1 or "
                                            "dice+1:charge."),
                         text.trimmed());
                return false;
            }
            modifiers.push_back(*modifier);
        }
        for (const QString &what : cardlist::counted()) {
            if (!takeCounted(row, what, modifiers))
                return false;
        }
        if (isOwn(card) && !modifiers.empty())
            setModifiers(card, modifiers);
        return takeMoment(row, card);
    }

    bool takeCounted(const Row &row, const QString &what, std::vector<CardModifier> &modifiers)
    {
        const QString text = row.value(what);
        if (text.isEmpty() || text == u"-"_s || text == u"0"_s)
            return true;
        bool isNumber = false;
        const int by = cardlist::yesOrNo(text).value_or(false) ? 1 : text.toInt(&isNumber);
        const auto modifier
            = modifierFromString(what + (by < 0 ? u"-"_s : u"+"_s) + QString::number(std::abs(by)));
        if (!modifier) {
            complain(row, CardListImport::tr("Line %1: \"%2\" is no number to add."), text);
            return false;
        }
        modifiers.push_back(*modifier);
        return true;
    }

    /// When a reaction comes, how long a ploy lies, and what three or four players read.
    bool takeMoment(const Row &row, SkirmishCard &card)
    {
        const auto trigger = cardlist::triggerOf(row.value(u"trigger"_s));
        const auto duration = cardlist::durationOf(row.value(u"duration"_s));
        if (!trigger) {
            complain(row, CardListImport::tr("Line %1: \"%2\" is no moment for a reaction."),
                     row.value(u"trigger"_s));
            return false;
        }
        if (!duration) {
            complain(row, CardListImport::tr("Line %1: \"%2\" is no duration."),
                     row.value(u"duration"_s));
            return false;
        }
        if (!isOwn(card))
            return true;
        if (!trigger->isEmpty())
            setTrigger(card, *trigger);
        if (*duration != PloyDuration::None && card.kind == CardKind::Ploy)
            card.duration = *duration;
        if (const QString text = row.value(u"multiplayer"_s); !text.isEmpty()) {
            card.multiplayer = sameInAll(text);
            card.players = {3, 4};
        }
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

std::vector<Row> jsonRows(const QString &text, CardListImport::Outcome &outcome)
{
    QStringList &problems = outcome.problems;
    QJsonParseError error{};
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError) {
        problems.append(CardListImport::tr("The list is not JSON: %1.").arg(error.errorString()));
        return {};
    }
    const QJsonArray array
        = document.isArray() ? document.array() : document.object().value("cards"_L1).toArray();
    std::vector<Row> rows;
    QStringList unknown;
    for (const auto &element : array) {
        Row row{static_cast<int>(rows.size()) + 1, {}};
        const QJsonObject object = element.toObject();
        for (auto field = object.constBegin(); field != object.constEnd(); ++field) {
            if (const QString column = cardlist::columnOf(field.key()); !column.isEmpty())
                row.fields.insert(column, textOf(*field));
            else if (!unknown.contains(field.key()))
                unknown.append(field.key());
        }
        rows.push_back(std::move(row));
        if (rows.size() > CardListImport::mostRows)
            break;
    }
    outcome.notes = listNotes(unknown, {});
    return rows;
}

std::vector<Row> csvRows(const QString &text, CardListImport::Outcome &outcome)
{
    QStringList &problems = outcome.problems;
    const std::vector<CsvRow> lines = readCsv(text, CardListImport::mostRows + 2);
    if (lines.empty())
        return {};
    QStringList header;
    for (const QString &name : lines.front().fields)
        header.append(cardlist::columnOf(name));
    QStringList unknown;
    std::vector<int> behind;
    std::vector<Row> rows = listRows(lines, cardlist::allColumns(), unknown, behind);
    outcome.notes = listNotes(unknown, behind);
    if (header.contains(u"name"_s) && header.contains(u"type"_s))
        return rows;
    const auto word = [](const QString &column) {
        return cardlist::columnWord(cardlist::columns().indexOf(column), currentLocale());
    };
    problems.append(CardListImport::tr("The first line must name the columns; \"%1\" and \"%2\" "
                                       "are needed for cards.")
                        .arg(word(u"name"_s), word(u"type"_s)));
    return {};
}

} // namespace

CardListImport::Outcome CardListImport::read(const QByteArray &bytes, const Collection &known)
{
    Outcome outcome;
    if (bytes.size() > mostBytes) {
        outcome.problems.append(tr("The list is too large."));
        return outcome;
    }
    const QString text = listText(bytes);
    const QChar start = text.trimmed().isEmpty() ? QChar() : text.trimmed().front();
    const bool isJson = start == u'[' || start == u'{';
    const std::vector<Row> rows = isJson ? jsonRows(text, outcome) : csvRows(text, outcome);
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
