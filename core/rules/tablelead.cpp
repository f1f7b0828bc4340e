// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/tablelead.h"

#include <QStringList>

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr QChar minus = u'−';
constexpr QChar dash = u'–';

QString grouped(int number, Language language)
{
    const QString text = groupedNumber(std::abs(number), language);
    return number < 0 ? minus + text : text;
}

QString signedNumber(int number)
{
    if (number < 0)
        return minus + QString::number(-number);
    return number == 0 ? u"0"_s : u'+' + QString::number(number);
}

/// Rows may reach beyond what the dice show, for modified rolls: "10+" rather than "10–20".
QString range(const Table &table, const TableRow &row, Language language)
{
    int lowest = std::numeric_limits<int>::min();
    int highest = std::numeric_limits<int>::max() - 1;
    if (table.dice && !table.dice->isReadAsDigits()) {
        lowest = static_cast<int>(table.dice->faces().size());
        highest = std::accumulate(table.dice->faces().begin(), table.dice->faces().end(), 0);
    }
    const QString from = grouped(*row.from, language);
    const QString to = grouped(*row.to, language);
    if (*row.to > highest)
        return from + u'+';
    if (*row.from < lowest)
        return u'≤' + to;
    return *row.from == *row.to ? from : from + dash + to;
}

/// A comparison is kept as an index of hundredths, which no coach ever reads.
bool isComparison(const Table &table)
{
    return table.key.endsWith("-comparison"_L1);
}

bool allHave(const Table &table, const QString &key)
{
    return std::all_of(table.rows.begin(), table.rows.end(),
                       [&key](const TableRow &row) { return row.values.contains(key); });
}

/// A price or a number of points leads only where it leads every row.
QString commonNumber(const Table &table, const TableRow &row, const QStringList &keys,
                     Language language)
{
    for (const QString &key : keys) {
        if (allHave(table, key))
            return grouped(row.value(key), language);
    }
    return {};
}

QString listLead(const Table &table, const TableRow &row, Language language)
{
    if (row.values.contains(u"modifier"_s))
        return signedNumber(row.value(u"modifier"_s));
    if (row.values.contains(u"target"_s))
        return QString::number(row.value(u"target"_s)) + u'+';
    return commonNumber(table, row, {u"spp"_s, u"cost"_s, u"value"_s, u"number"_s}, language);
}

} // namespace

bool hasReadableRanges(const Table &table)
{
    return (table.dice || !table.key.isEmpty()) && !isComparison(table);
}

QString rowLead(const Table &table, const TableRow &row, Language language)
{
    if (!hasReadableRanges(table))
        return isComparison(table) ? QString() : listLead(table, row, language);
    if (!table.dice && row.values.contains(u"target"_s))
        return QString::number(row.value(u"target"_s)) + u'+';
    if (!table.dice && allHave(table, u"cost"_s))
        return grouped(row.value(u"cost"_s), language);
    return row.from && row.to ? range(table, row, language) : QString();
}

} // namespace dugout
