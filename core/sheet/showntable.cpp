// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/showntable.h"

#include "core/text/language.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Whole numbers stay whole.
QJsonValue numberValue(const Rational &number)
{
    if (number.denominator() == 1)
        return static_cast<qint64>(number.numerator());
    return number.toDouble();
}

bool isSameColumn(const ShownColumn &one, const ShownColumn &other)
{
    return one.id == other.id && one.group == other.group;
}

/// Where each column of a table stands among all columns, which grow by those they lack.
std::vector<size_t> placesAmong(std::vector<ShownColumn> &all, const ShownTable &table)
{
    std::vector<size_t> places;
    for (const ShownColumn &each : table.columns) {
        const auto found = std::find_if(all.begin(), all.end(), [&each](const ShownColumn &known) {
            return isSameColumn(known, each);
        });
        places.push_back(static_cast<size_t>(found - all.begin()));
        if (found == all.end())
            all.push_back(each);
    }
    return places;
}

/// A cell whose number is a value has no words where there is none: "–" is for people.
void insertCell(QJsonObject &object, const ShownColumn &column, const ShownCell &cell)
{
    if (const auto *pair = std::get_if<ShownPair>(&cell.value)) {
        object.insert(column.id, pair->own);
        object.insert(column.id + u"Against"_s, pair->other);
    } else if (const auto *number = std::get_if<Rational>(&cell.value)) {
        object.insert(column.id, numberValue(*number));
    } else if (column.isFigure && (cell.text.isEmpty() || cell.text == u"–"_s)) {
        object.insert(column.id, QJsonValue());
    } else {
        object.insert(column.id, cell.text);
    }
}

QJsonObject rowObject(const ShownTable &table, const ShownRow &row)
{
    QJsonObject object;
    QJsonObject groups;
    for (size_t i = 0; i < row.cells.size(); ++i) {
        const ShownColumn &column = table.columns[i];
        if (column.group.isEmpty()) {
            insertCell(object, column, row.cells[i]);
            continue;
        }
        QJsonObject group = groups.value(column.group).toObject();
        insertCell(group, column, row.cells[i]);
        groups.insert(column.group, group);
    }
    for (auto group = groups.begin(); group != groups.end(); ++group)
        object.insert(group.key(), group.value());
    if (row.onward != Onward::No)
        object.insert(u"onward"_s, row.onward == Onward::Yes ? u"yes"_s : u"open"_s);
    if (row.decidedBy >= 0)
        object.insert(u"decidedBy"_s, table.columns[static_cast<size_t>(row.decidedBy)].id);
    for (auto each = row.more.begin(); each != row.more.end(); ++each)
        object.insert(each.key(), each.value());
    return object;
}

} // namespace

QStringList ShownRow::texts() const
{
    QStringList all;
    for (const ShownCell &each : cells)
        all.append(each.text);
    return all;
}

bool ShownTable::hasHeadings() const
{
    return std::any_of(rows.begin(), rows.end(),
                       [](const ShownRow &each) { return each.isHeading(); });
}

int ShownTable::column(const QString &id) const
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&id](const ShownColumn &each) {
        return each.id == id && each.group.isEmpty();
    });
    return found == columns.end() ? -1 : static_cast<int>(found - columns.begin());
}

bool ShownTable::endsOnward(size_t row) const
{
    if (rows[row].onward == Onward::No)
        return false;
    for (size_t next = row + 1; next < rows.size() && !rows[next].isHeading(); ++next) {
        if (rows[next].onward != Onward::No)
            return false;
    }
    return row + 1 < rows.size() && !rows[row + 1].isHeading();
}

bool ShownTable::isDecisive(size_t row, size_t column) const
{
    return rows[row].decidedBy == static_cast<int>(column) && !columns[column].group.isEmpty();
}

ShownColumn wordsColumn(const QString &id, const QString &title, const QString &meaning)
{
    ShownColumn column;
    column.id = id;
    column.title = title;
    column.meaning = meaning;
    return column;
}

ShownColumn figureColumn(const QString &id, const QString &title, const QString &meaning)
{
    ShownColumn column = wordsColumn(id, title, meaning);
    column.isFigure = true;
    return column;
}

ShownColumn minor(ShownColumn column)
{
    column.isMinor = true;
    return column;
}

ShownColumn growing(ShownColumn column)
{
    column.grows = true;
    return column;
}

ShownCell numberCell(int number)
{
    return {groupedNumber(number, currentLanguage()), {}, Rational(number)};
}

ShownCell pairCell(int own, int other)
{
    return {u"%1–%2"_s.arg(own).arg(other), {}, ShownPair{own, other}};
}

ShownRow headingRow(const QString &title)
{
    ShownRow row;
    row.cells.emplace_back(title);
    return row;
}

ShownTable withoutEmptyColumns(ShownTable table, const QStringList &kept)
{
    for (size_t column = table.columns.size(); column-- > 0;) {
        const bool isEmpty
            = std::all_of(table.rows.begin(), table.rows.end(), [column](const ShownRow &row) {
                  return row.isHeading() || row.text(column).isEmpty();
              });
        if (!isEmpty || kept.contains(table.columns[column].id))
            continue;
        const auto place = static_cast<qsizetype>(column);
        table.columns.erase(table.columns.begin() + place);
        if (table.naming > column)
            --table.naming;
        for (ShownRow &row : table.rows) {
            if (row.isHeading())
                continue;
            row.cells.erase(row.cells.begin() + place);
            if (row.decidedBy > static_cast<int>(column))
                --row.decidedBy;
        }
    }
    return table;
}

ShownTable inSections(std::vector<ShownTable> tables)
{
    if (tables.size() == 1)
        return std::move(tables.front());
    ShownTable whole;
    for (const ShownTable &table : tables)
        placesAmong(whole.columns, table);
    for (ShownTable &table : tables) {
        const std::vector<size_t> places = placesAmong(whole.columns, table);
        whole.naming = table.naming < places.size() ? places[table.naming] : 0;
        whole.note = table.note;
        whole.rows.push_back(headingRow(table.caption));
        for (ShownRow &row : table.rows) {
            std::vector<ShownCell> cells(row.isHeading() ? 1 : whole.columns.size());
            for (size_t i = 0; i < row.cells.size(); ++i)
                cells[row.isHeading() ? 0 : places[i]] = std::move(row.cells[i]);
            row.cells = std::move(cells);
            if (row.decidedBy >= 0)
                row.decidedBy = static_cast<int>(places[static_cast<size_t>(row.decidedBy)]);
            whole.rows.push_back(std::move(row));
        }
    }
    return whole;
}

std::vector<ShownTable> sectionsOf(const ShownTable &table)
{
    std::vector<ShownTable> sections;
    ShownTable empty = table;
    empty.rows.clear();
    for (const ShownRow &row : table.rows) {
        if (row.isHeading() || sections.empty())
            sections.push_back(empty);
        if (row.isHeading())
            sections.back().caption = row.text(0);
        else
            sections.back().rows.push_back(row);
    }
    if (sections.empty())
        sections.push_back(table);
    return sections;
}

QJsonArray rowObjects(const ShownTable &table)
{
    QJsonArray objects;
    QString heading;
    for (const ShownRow &row : table.rows) {
        if (row.isHeading()) {
            heading = row.text(0);
            continue;
        }
        QJsonObject object = rowObject(table, row);
        if (!heading.isEmpty())
            object.insert(u"table"_s, heading);
        objects.append(object);
    }
    return objects;
}

QJsonObject tableObject(const ShownTable &table)
{
    QJsonArray columns;
    for (const ShownColumn &each : table.columns)
        columns.append(QJsonObject{{u"title"_s, each.title},
                                   {u"meaning"_s, each.meaning},
                                   {u"figure"_s, each.isFigure},
                                   {u"minor"_s, each.isMinor}});
    QJsonArray rows;
    QJsonArray onward;
    for (const ShownRow &row : table.rows) {
        QJsonArray cells;
        for (const ShownCell &each : row.cells)
            cells.append(each.text);
        if (row.onward == Onward::Yes)
            onward.append(rows.size());
        rows.append(cells);
    }
    return {{u"caption"_s, table.caption},
            {u"columns"_s, columns},
            {u"rows"_s, rows},
            {u"onward"_s, onward},
            {u"note"_s, table.note}};
}

ShownTable stacked(const std::vector<ShownColumn> &before, const std::vector<ShownPart> &parts)
{
    ShownTable whole;
    whole.columns = before;
    for (const ShownPart &part : parts)
        placesAmong(whole.columns, part.table);
    for (const ShownPart &part : parts) {
        const std::vector<size_t> places = placesAmong(whole.columns, part.table);
        for (const ShownRow &row : part.table.rows) {
            if (row.isHeading())
                continue;
            ShownRow wide = row;
            wide.cells.assign(whole.columns.size(), ShownCell());
            std::copy(part.before.begin(), part.before.end(), wide.cells.begin());
            for (size_t i = 0; i < row.cells.size(); ++i)
                wide.cells[places[i]] = row.cells[i];
            wide.decidedBy = -1;
            whole.rows.push_back(std::move(wide));
        }
    }
    return whole;
}

} // namespace dugout
