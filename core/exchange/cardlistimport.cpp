// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/cardlistimport.h"

#include "core/exchange/cardlistwords.h"
#include "core/exchange/cardrows.h"
#include "core/exchange/csv.h"
#include "core/exchange/listtext.h"
#include "core/text/languagescope.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

using Row = ListRow;

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
            else if (!unknown.contains(field.key()) && !cardlist::isNoCardsMatter(field.key()))
                unknown.append(field.key());
        }
        // "POWER" is either; the second word says which.
        if (const QString kind = object.value("subtype"_L1).toString(); !kind.isEmpty())
            row.fields.insert(u"type"_s, kind);
        rows.push_back(std::move(row));
        if (rows.size() > CardListImport::mostRows)
            break;
    }
    outcome.notes = listNotes(unknown, {});
    return rows;
}

std::vector<Row> csvRows(const std::vector<CsvRow> &lines, CardListImport::Outcome &outcome)
{
    QStringList &problems = outcome.problems;
    if (lines.empty())
        return {};
    QStringList header;
    for (const QString &name : lines.front().fields)
        header.append(cardlist::columnOf(name));
    QStringList unknown;
    std::vector<int> behind;
    std::vector<Row> rows = listRows(lines, cardlist::allColumns(), unknown, behind);
    unknown.removeIf([](const QString &heading) { return cardlist::isNoCardsMatter(heading); });
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

void takeRows(const std::vector<Row> &rows, const Collection &known, const Collection &printed,
              CardListImport::Outcome &outcome)
{
    if (rows.size() > CardListImport::mostRows) {
        outcome.problems.append(
            CardListImport::tr("The list has more than %1 rows.").arg(CardListImport::mostRows));
        return;
    }
    if (rows.empty() && outcome.problems.isEmpty())
        outcome.problems.append(CardListImport::tr("The list holds no cards."));
    CardRows reader(known, printed, outcome);
    for (const Row &row : rows)
        reader.take(row);
}

} // namespace

CardListImport::Outcome CardListImport::read(const std::vector<CsvRow> &lines,
                                             const Collection &known, const Collection &printed)
{
    Outcome outcome;
    takeRows(csvRows(lines, outcome), known, printed, outcome);
    return outcome;
}

CardListImport::Outcome CardListImport::read(const QByteArray &bytes, const Collection &known)
{
    return read(bytes, known, known);
}

CardListImport::Outcome CardListImport::read(const QByteArray &bytes, const Collection &known,
                                             const Collection &printed)
{
    Outcome outcome;
    if (bytes.size() > mostBytes) {
        outcome.problems.append(tr("The list is too large."));
        return outcome;
    }
    const QString text = listText(bytes);
    const QChar start = text.trimmed().isEmpty() ? QChar() : text.trimmed().front();
    const bool isJson = start == u'[' || start == u'{';
    takeRows(isJson ? jsonRows(text, outcome) : csvRows(readCsv(text, mostRows + 2), outcome),
             known, printed, outcome);
    return outcome;
}

} // namespace dugout
