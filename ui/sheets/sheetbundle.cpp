// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetbundle.h"

namespace dugout {

SheetBundle::SheetBundle(std::vector<std::unique_ptr<PagedSheet>> sheets)
    : m_sheets(std::move(sheets))
{ }

QString SheetBundle::title() const
{
    return m_sheets.front()->title();
}

void SheetBundle::layOut(const SheetPaper &paper)
{
    for (const auto &sheet : m_sheets)
        sheet->layOut(paper);
}

int SheetBundle::pageCount() const
{
    int count = 0;
    for (const auto &sheet : m_sheets)
        count += sheet->pageCount();
    return count;
}

void SheetBundle::paintPage(QPainter &painter, int page) const
{
    for (const auto &sheet : m_sheets) {
        if (page < sheet->pageCount()) {
            sheet->paintPage(painter, page);
            return;
        }
        page -= sheet->pageCount();
    }
}

} // namespace dugout
