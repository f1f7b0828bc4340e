// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/sheetpaper.h"

#include <QString>

class QPainter;

namespace dugout {

/// Something printed on pages. Laid out for a paper first, then painted page by page: preview,
/// printer, PDF and tests use the same pages.
class PagedSheet
{
public:
    PagedSheet() = default;
    PagedSheet(const PagedSheet &) = delete;
    PagedSheet &operator=(const PagedSheet &) = delete;
    virtual ~PagedSheet();

    /// For the title of the document and a file name.
    [[nodiscard]] virtual QString title() const = 0;
    virtual void layOut(const SheetPaper &paper) = 0;
    /// At least one once it is laid out.
    [[nodiscard]] virtual int pageCount() const = 0;
    /// The painter measures in `unitsPerInch` and starts at the corner of the paper.
    virtual void paintPage(QPainter &painter, int page) const = 0;
};

} // namespace dugout
