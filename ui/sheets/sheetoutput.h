// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/result.h"
#include "ui/sheets/pagedsheet.h"

#include <QCoreApplication>

class QImage;
class QPagedPaintDevice;

namespace dugout {

/// Where pages go. Each of these lays the sheet out for its own paper.
class SheetOutput
{
    Q_DECLARE_TR_FUNCTIONS(SheetOutput)

public:
    /// On a printer, a preview or anything else with pages, which keeps the paper it has. False
    /// when the device refused.
    static bool paint(PagedSheet &sheet, QPagedPaintDevice &device);
    /// Either the whole file is written or none of it.
    [[nodiscard]] static Result<void> savePdf(PagedSheet &sheet, const SheetPaper &paper,
                                              const QString &file);
    /// A page as a picture, white where nothing stands. The sheet must be laid out.
    [[nodiscard]] static QImage picture(const PagedSheet &sheet, const SheetPaper &paper, int page,
                                        int dotsPerInch);
};

} // namespace dugout
