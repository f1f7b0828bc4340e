// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueoutput.h"

#include "app/cli/printeach.h"
#include "core/leaguebook/season/prizenames.h"

#include <QCoreApplication>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueOutput
{
    Q_DECLARE_TR_FUNCTIONS(LeagueOutput)
};

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

QJsonObject prizeObject(const League &league, const Prize &prize)
{
    const Season *season = league.season(prize.season);
    return {{u"name"_s, prizeName(prize)},
            {u"team"_s, teamName(league, prize.team)},
            {u"player"_s, prize.player},
            {u"season"_s, season ? season->name : QString()},
            {u"amount"_s, prize.amount}};
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

int printPrizes(const std::vector<Prize> &prizes, const League &league, CliContext &context)
{
    return printEach(
        prizes, [&league](const Prize &each) { return prizeObject(league, each); },
        [&league](const Prize &each) { return prizeLine(league, each); }, context);
}

} // namespace dugout
