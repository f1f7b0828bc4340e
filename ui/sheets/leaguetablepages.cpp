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

std::vector<SheetColumn> columnsOf(const LeagueTable &table)
{
    constexpr qsizetype shortTitle = 9;
    std::vector<SheetColumn> columns;
    for (const LeagueColumn &each : table.columns) {
        const bool isLong = each.title.size() > shortTitle;
        const qreal share = each.isFigure ? (isLong ? 1.0 : 0.0) : 2.5;
        columns.push_back({each.title, share, 0, each.isFigure ? Qt::AlignRight : Qt::AlignLeft});
    }
    return columns;
}

/// As large as it fits into the width.
std::shared_ptr<SheetTable> fitted(const LeagueTable &table, qreal width, qreal largest)
{
    for (qreal points = largest;; points -= 0.5) {
        auto made = std::make_shared<SheetTable>(columnsOf(table), points, leastTeamRow);
        if (points > tightPoints)
            made->setAir(points / usualAir);
        for (const auto &row : table.rows) {
            std::vector<SheetCell> cells;
            for (size_t i = 0; i < row.size(); ++i)
                cells.push_back({row[i].text, {}, i == table.naming, 0});
            made->addRow(std::move(cells));
        }
        made->fitInto(width);
        const bool fits = made->width() <= width + 1 && !made->breaksWords();
        if (fits || points <= smallestPoints)
            return made;
    }
}

/// Columns beyond what a page is wide go into further tables with the same first ones.
std::vector<LeagueTable> pagesWide(const LeagueTable &table)
{
    if (table.columns.size() <= widestTable)
        return {table};
    std::vector<LeagueTable> parts;
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
        LeagueTable part;
        part.caption = table.caption;
        part.naming = table.naming;
        part.columns = cut(table.columns);
        for (const auto &row : table.rows)
            part.rows.push_back(cut(row));
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace

LeagueTablePages::LeagueTablePages(Content content)
    : m_content(std::move(content))
{ }

void LeagueTablePages::placeTable(const LeagueTable &table)
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
        place(rows->rowHeight(row), [rows, row](QPainter &painter, const QRectF &area) {
            rows->paintRow(painter, area, row);
        });
    }
}

void LeagueTablePages::compose()
{
    bool isFirst = true;
    for (const LeagueTable &table : m_content.tables) {
        for (const LeagueTable &part : pagesWide(table)) {
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
