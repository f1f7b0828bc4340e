// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueoutput.h"

#include "core/leaguebook/season/prizenames.h"
#include "core/leaguefiles/leaguetable.h"

#include <QCoreApplication>
#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// As many letters as each column needs.
std::vector<qsizetype> widthsOf(const ShownTable &table)
{
    std::vector<qsizetype> widths;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        qsizetype width = table.columns[i].title.size();
        for (const ShownRow &row : table.rows) {
            if (!row.isHeading())
                width = std::max(width, row.text(i).size());
        }
        widths.push_back(width);
    }
    return widths;
}

QString lineOf(const ShownTable &table, const QStringList &texts,
               const std::vector<qsizetype> &widths)
{
    QStringList cells;
    for (size_t i = 0; i < widths.size(); ++i) {
        const QString &text = texts.at(static_cast<qsizetype>(i));
        cells.append(table.columns[i].isFigure ? text.rightJustified(widths[i])
                                               : text.leftJustified(widths[i]));
    }
    QString line = cells.join(u"  "_s);
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

QString prizeLine(const League &league, const Prize &prize)
{
    const QString team = teamName(league, prize.team);
    return u"%1: %2"_s.arg(prizeName(prize),
                           prize.player.isEmpty() ? team : u"%1 (%2)"_s.arg(prize.player, team));
}

} // namespace

void printTableText(const ShownTable &table, CliContext &context)
{
    const std::vector<qsizetype> widths = widthsOf(table);
    QStringList heads;
    for (const ShownColumn &each : table.columns)
        heads.append(each.title);
    const QString head = lineOf(table, heads, widths);
    if (table.rows.empty() || !table.rows.front().isHeading())
        context.out << head << '\n';
    for (size_t row = 0; row < table.rows.size(); ++row) {
        const ShownRow &shown = table.rows[row];
        if (shown.isHeading()) {
            context.out << (row > 0 ? "\n" : "") << shown.text(0) << '\n' << head << '\n';
            continue;
        }
        QStringList texts;
        for (size_t i = 0; i < widths.size(); ++i)
            texts.append(shown.text(i));
        context.out << lineOf(table, texts, widths) << '\n';
        if (table.endsOnward(row)) // those below do not go on
            context.out << QString(head.size(), u'-') << '\n';
    }
    if (!table.note.isEmpty())
        context.out << table.note << '\n';
    context.out << Qt::flush;
}

int printTable(const ShownTable &table, CliContext &context)
{
    if (context.json)
        context.printJson(QJsonDocument(rowObjects(table)));
    else
        printTableText(table, context);
    return exitstatus::done;
}

int printPrizes(const std::vector<Prize> &prizes, const LeagueLook &look, CliContext &context)
{
    if (context.json)
        return printTable(prizesTable(look, prizes), context);
    for (const Prize &each : prizes)
        context.out << prizeLine(look.league, each) << '\n';
    context.out << Qt::flush;
    return exitstatus::done;
}

} // namespace dugout
