// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/leaguetablepages.h"

#include "core/sheet/reportsections.h"
#include "ui/sheets/sheettable.h"

#include <QPainter>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal usualPoints = 10;
constexpr qreal wallPoints = 14; ///< to be read by those who stand in a crowd
constexpr qreal smallestPoints = 6;
constexpr qreal usualAir = 2.5; ///< so often it goes into the letters
constexpr qreal tightPoints = 8; ///< a table that has to be so small needs all of the width
constexpr qreal leastTeamRow = 15 * unitsPerPoint;
constexpr size_t headColumns = 2; ///< of a cross-table: the number and the name
constexpr size_t widestTable = 18; ///< columns that a page has room for

std::vector<SheetColumn> columnsOf(const ShownTable &table)
{
    constexpr qsizetype shortTitle = 9;
    std::vector<SheetColumn> columns;
    for (const ShownColumn &each : table.columns) {
        const bool isLong = each.title.size() > shortTitle;
        const qreal share = each.isFigure ? (isLong ? 1.0 : 0.0) : 2.5;
        columns.push_back({each.title, share, 0, each.isFigure ? Qt::AlignRight : Qt::AlignLeft});
    }
    return columns;
}

/// As large as it fits into the width.
std::shared_ptr<SheetTable> fitted(const ShownTable &table, qreal width, qreal largest)
{
    for (qreal points = largest;; points -= 0.5) {
        auto made = std::make_shared<SheetTable>(columnsOf(table), points, leastTeamRow);
        if (points > tightPoints)
            made->setAir(points / usualAir);
        for (size_t row = 0; row < table.rows.size(); ++row) {
            std::vector<SheetCell> cells;
            for (size_t i = 0; i < table.rows[row].cells.size(); ++i)
                cells.push_back({table.rows[row].text(i),
                                 {},
                                 i == table.naming || table.isDecisive(row, i),
                                 0});
            made->addRow(std::move(cells));
        }
        made->fitInto(width);
        const bool fits = made->width() <= width + 1 && !made->breaksWords();
        if (fits || points <= smallestPoints)
            return made;
    }
}

/// Columns beyond what a page is wide go into further tables with the same first ones.
std::vector<ShownTable> pagesWide(const ShownTable &table)
{
    if (table.columns.size() <= widestTable)
        return {table};
    std::vector<ShownTable> parts;
    const size_t step = widestTable - headColumns;
    for (size_t from = headColumns; from < table.columns.size(); from += step) {
        const size_t to = std::min(from + step, table.columns.size());
        const auto cut = [from, to](const auto &list) {
            auto part = list;
            part.erase(part.begin() + static_cast<qsizetype>(to), part.end());
            part.erase(part.begin() + static_cast<qsizetype>(headColumns),
                       part.begin() + static_cast<qsizetype>(from));
            return part;
        };
        ShownTable part;
        part.caption = table.caption;
        part.naming = table.naming;
        part.columns = cut(table.columns);
        for (const ShownRow &row : table.rows) {
            part.rows.push_back(row);
            part.rows.back().cells = cut(row.cells);
            part.rows.back().decidedBy = -1; // its column may stand on another page
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace

LeagueTablePages::LeagueTablePages(Content content)
    : m_content(std::move(content))
{ }

void LeagueTablePages::placeTable(const ShownTable &table)
{
    const std::shared_ptr<SheetTable> rows
        = fitted(table, body().width(), m_content.eachOnItsPage ? wallPoints : usualPoints);
    const auto begin = [&](const QString &heading) {
        placeText(heading, 11, QFont::Bold);
        place(rows->headHeight(),
              [rows](QPainter &painter, const QRectF &area) { rows->paintHead(painter, area); });
    };
    // A heading never stands alone at the foot of a page.
    const qreal first = rows->rowCount() > 0 ? rows->rowHeight(0) : 0;
    if (20 * unitsPerPoint + rows->headHeight() + first > room() && !atTop())
        nextPage();
    begin(table.caption);
    for (size_t row = 0; row < rows->rowCount(); ++row) {
        if (rows->rowHeight(row) > room() && !atTop()) {
            nextPage();
            begin(reportContinued(table.caption));
        }
        const bool isLast = table.endsOnward(row);
        place(rows->rowHeight(row), [rows, row, isLast](QPainter &painter, const QRectF &area) {
            rows->paintRow(painter, area, row);
            if (isLast) // those below do not go on
                painter.fillRect(QRectF(area.left(), area.bottom() - unitsPerPoint, rows->width(),
                                        unitsPerPoint),
                                 Qt::black);
        });
    }
    if (!table.note.isEmpty())
        placeText(table.note, 9);
}

void LeagueTablePages::compose()
{
    bool isFirst = true;
    std::vector<ShownTable> sections;
    for (const ShownTable &table : m_content.tables) {
        for (ShownTable &each : sectionsOf(table))
            sections.push_back(std::move(each));
    }
    for (const ShownTable &table : sections) {
        for (const ShownTable &part : pagesWide(table)) {
            if (!isFirst && m_content.eachOnItsPage)
                nextPage();
            if (isFirst || m_content.eachOnItsPage) {
                placeText(m_content.title, 18, QFont::Bold);
                placeText(m_content.subtitle, 10);
            }
            isFirst = false;
            gap(10 * unitsPerPoint);
            placeTable(part);
        }
    }
    if (isFirst) {
        placeText(m_content.title, 18, QFont::Bold);
        placeText(m_content.subtitle, 10);
    }
}

} // namespace dugout
