// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/endingshown.h"

#include "core/exchange/afterreport.h"
#include "core/sheet/reportsections.h"
#include "core/skirmish/words/skirmishsummary.h"

#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Digits with the marks that languages write among them.
bool isFigure(const QString &cell)
{
    return std::all_of(cell.begin(), cell.end(), [](QChar each) {
        return each.isDigit() || QStringView(u"–−+-.,%").contains(each);
    });
}

/// A column of nothing but numbers stands to the right.
bool isOfFigures(const ReportSection &section, qsizetype column)
{
    return std::all_of(section.rows.begin(), section.rows.end(), [column](const QStringList &row) {
        return column < row.size() && isFigure(row.at(column));
    });
}

QJsonObject endingTable(const ReportSection &section)
{
    QJsonArray columns;
    for (qsizetype i = 0; i < section.columns.size(); ++i)
        columns.append(QJsonObject{{u"title"_s, section.columns.at(i)},
                                   {u"figure"_s, isOfFigures(section, i)}});
    QJsonArray rows;
    for (const QStringList &row : section.rows)
        rows.append(QJsonArray::fromStringList(row));
    return {{u"caption"_s, section.heading}, {u"columns"_s, columns}, {u"rows"_s, rows}};
}

} // namespace

QJsonArray endingShown(const MatchSession &session)
{
    QJsonArray all;
    MatchReport report = makeFullReport(session);
    report.changes.clear(); // every coach's own sheet has them
    for (const ReportSection &section : reportSections(report))
        all.append(endingTable(section));
    return all;
}

QJsonArray endingShown(const SkirmishSession &session)
{
    const SkirmishSummary summary = summarize(session.game(), session.state());
    const QStringList headings = summaryHeadings();
    ReportSection section{{}, {QString()}, {}};
    for (const SkirmishSummaryLine &line : summary.players)
        section.rows.push_back({line.won ? u"★ "_s + line.name : line.name});
    for (qsizetype i = 0; i < headings.size(); ++i) {
        if (!isFigureTold(summary, i))
            continue;
        section.columns.append(headings.at(i));
        for (size_t player = 0; player < summary.players.size(); ++player)
            section.rows[player].append(summaryFigures(summary.players[player]).at(i));
    }
    return {endingTable(section)};
}

} // namespace dugout
