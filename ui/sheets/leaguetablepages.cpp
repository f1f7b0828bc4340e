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
constexpr qreal highestWallRow = 64 * unitsPerPoint;
constexpr qreal lowestWallRow = 17 * unitsPerPoint;
constexpr qreal wallCaption = 24 * unitsPerPoint;
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
std::shared_ptr<SheetTable> fitted(const ShownTable &table, qreal width)
{
    for (qreal points = usualPoints;; points -= 0.5) {
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
    const std::shared_ptr<SheetTable> rows = fitted(table, body().width());
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

void LeagueTablePages::placeTitle()
{
    placeText(m_content.title, m_content.forTheWall ? 24 : 18, QFont::Bold);
    placeText(m_content.subtitle, m_content.forTheWall ? 12 : 10);
    if (!m_content.forTheWall)
        return;
    place(4 * unitsPerPoint, [](QPainter &painter, const QRectF &area) {
        painter.fillRect(area.adjusted(0, 0, 0, -unitsPerPoint), QColor(0x2F, 0x6F, 0x4E));
    });
}

/// So high that the tables fill what is left of the page.
qreal LeagueTablePages::wallRow(const std::vector<ShownTable> &tables) const
{
    qreal free = room();
    size_t rows = 0;
    for (const ShownTable &each : tables) {
        constexpr qreal besideRows = 64 * unitsPerPoint; // caption, heads, note, air
        free -= besideRows;
        rows += each.rows.size();
    }
    return rows == 0 ? highestWallRow
                     : std::clamp(free / static_cast<qreal>(rows), lowestWallRow, highestWallRow);
}

void LeagueTablePages::placeWallTable(const ShownTable &table, qreal rowHeight)
{
    const auto rows = std::make_shared<WallTable>(table, m_content.badges, body().width());
    rows->fitInto(rowHeight);
    const auto begin = [&](const QString &heading) {
        placeText(heading, 15, QFont::Bold);
        place(rows->headHeight(),
              [rows](QPainter &painter, const QRectF &area) { rows->paintHead(painter, area); });
    };
    if (wallCaption + rows->headHeight() + rowHeight > room() && !atTop())
        nextPage();
    begin(table.caption);
    for (size_t row = 0; row < table.rows.size(); ++row) {
        const qreal height = rows->rowHeight(row, rowHeight);
        if (height > room() && !atTop()) {
            nextPage();
            begin(reportContinued(table.caption));
        }
        place(height, [rows, row](QPainter &painter, const QRectF &area) {
            rows->paintRow(painter, area, row);
        });
    }
    if (!table.note.isEmpty()) {
        gap(3 * unitsPerPoint);
        placeText(table.note, 11);
    }
}

void LeagueTablePages::placeWall(const std::vector<ShownTable> &tables)
{
    placeTitle();
    const qreal together = wallRow(tables);
    for (size_t i = 0; i < tables.size(); ++i) {
        if (i > 0 && m_content.eachOnItsPage) {
            nextPage();
            placeTitle();
        }
        gap(10 * unitsPerPoint);
        placeWallTable(tables[i], m_content.eachOnItsPage ? wallRow({tables[i]}) : together);
    }
}

void LeagueTablePages::compose()
{
    m_sections.clear();
    for (const ShownTable &table : m_content.tables) {
        for (ShownTable &each : sectionsOf(table))
            m_sections.push_back(std::move(each));
    }
    if (m_content.forTheWall) {
        placeWall(m_sections);
        return;
    }
    placeTitle();
    for (const ShownTable &table : m_sections) {
        for (const ShownTable &part : pagesWide(table)) {
            gap(10 * unitsPerPoint);
            placeTable(part);
        }
    }
}

} // namespace dugout
