// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/tablepages.h"

#include "ui/sheets/sheettable.h"

#include <QPainter>

#include <memory>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr qreal tableSize = 8.5;
constexpr qreal leastResultRow = 15 * unitsPerPoint;

} // namespace

TablePages::TablePages(TableSheet sheet)
    : m_sheet(std::move(sheet))
{ }

QString TablePages::title() const
{
    return u"%1 – %2"_s.arg(m_sheet.title, m_sheet.subtitle);
}

void TablePages::compose()
{
    placeText(m_sheet.title, 16, QFont::Bold);
    placeText(m_sheet.subtitle, 11);
    std::vector<SheetColumn> columns;
    for (const TableSheet::Column &each : m_sheet.columns)
        columns.push_back(
            {each.title, each.grows ? 1.0 : 0.0, 0, each.figure ? Qt::AlignRight : Qt::AlignLeft});
    const auto table = std::make_shared<SheetTable>(std::move(columns), tableSize, leastResultRow);
    for (const TableSheet::Row &each : m_sheet.rows) {
        std::vector<SheetCell> cells(m_sheet.columns.size());
        for (size_t i = 0; !each.heading && i < cells.size(); ++i)
            cells[i].text = each.cells.value(static_cast<qsizetype>(i));
        table->addRow(std::move(cells));
    }
    table->fitInto(body().width());
    const auto head = [this, table] {
        place(table->headHeight(),
              [table](QPainter &painter, const QRectF &area) { table->paintHead(painter, area); });
    };
    gap(6 * unitsPerPoint);
    const bool headed = !m_sheet.rows.empty() && m_sheet.rows.front().heading;
    if (!headed)
        head();
    for (size_t row = 0; row < m_sheet.rows.size(); ++row) {
        const qreal wanted = table->rowHeight(row);
        if (m_sheet.rows[row].heading) {
            gap(8 * unitsPerPoint);
            if (room() < 4 * leastResultRow)
                nextPage();
            placeText(m_sheet.rows[row].cells.value(0), 10, QFont::Bold);
            head();
            continue;
        }
        if (wanted > room()) {
            nextPage();
            head();
        }
        place(wanted, [table, row](QPainter &painter, const QRectF &area) {
            table->paintRow(painter, area, row);
        });
    }
}

} // namespace dugout
