// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/skirmishreportpages.h"

#include "ui/sheets/sheettable.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal tablePoints = 9;
constexpr qreal leastFighterRow = 16 * unitsPerPoint;

} // namespace

SkirmishReportPages::SkirmishReportPages(SkirmishReport report)
    : m_report(std::move(report))
{ }

void SkirmishReportPages::placeHeading(const QString &text, qreal points)
{
    constexpr qreal leastRoom = 40 * unitsPerPoint;
    if (room() < leastRoom)
        nextPage();
    placeText(text, points, QFont::Bold);
}

void SkirmishReportPages::placePlayers()
{
    std::vector<SheetColumn> columns{{tr("Player"), 1, 60 * unitsPerPoint, Qt::AlignLeft}};
    const QStringList all = summaryHeadings();
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (isFigureTold(m_report.summary, i))
            columns.push_back({all.at(i), 0, 30 * unitsPerPoint, Qt::AlignRight});
    }
    const auto rows
        = std::make_shared<SheetTable>(std::move(columns), tablePoints, leastFighterRow);
    for (const SkirmishSummaryLine &line : m_report.summary.players) {
        std::vector<SheetCell> cells{{line.name, line.warband, true, 0}};
        const QStringList numbers = summaryFigures(line);
        for (qsizetype i = 0; i < numbers.size(); ++i) {
            if (isFigureTold(m_report.summary, i))
                cells.push_back({numbers.at(i), {}, false, 0});
        }
        rows->addRow(std::move(cells));
    }
    rows->fitInto(body().width());
    place(rows->headHeight(),
          [rows](QPainter &painter, const QRectF &area) { rows->paintHead(painter, area); });
    for (size_t row = 0; row < rows->rowCount(); ++row)
        place(rows->rowHeight(row), [rows, row](QPainter &painter, const QRectF &area) {
            rows->paintRow(painter, area, row);
        });
}

void SkirmishReportPages::placeFighters()
{
    placeHeading(tr("Fighters at the end"), 11);
    for (const SkirmishSummaryLine &line : m_report.summary.players) {
        gap(3 * unitsPerPoint);
        placeHeading(line.name, 9);
        for (const QString &fate : line.fates)
            placeText(fate, 9);
    }
}

void SkirmishReportPages::compose()
{
    placeText(m_report.title, 16, QFont::Bold);
    placeText(m_report.date, 9);
    placeText(m_report.summary.verdict, 11);
    for (const QString &game : m_report.summary.games)
        placeText(game, 9);
    gap(8 * unitsPerPoint);
    placePlayers();
    gap(10 * unitsPerPoint);
    placeFighters();
    gap(10 * unitsPerPoint);
    placeHeading(tr("Log"), 11);
    for (const SkirmishChapter &chapter : m_report.chapters) {
        gap(4 * unitsPerPoint);
        placeHeading(chapter.heading, 9);
        for (const QString &line : chapter.lines)
            placeText(line, 8);
    }
}

} // namespace dugout
