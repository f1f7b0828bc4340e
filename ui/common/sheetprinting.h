// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sheets/sheetoutput.h"

#include <QCoreApplication>

#include <memory>

class QWidget;

namespace dugout {

/// From a sheet to paper: the preview, and the question where a PDF is to go.
class SheetPrinting
{
    Q_DECLARE_TR_FUNCTIONS(SheetPrinting)

public:
    /// Letter where the system measures as the United States do, else A4.
    [[nodiscard]] static SheetPaper usualPaper();
    /// Opens the preview; the dialog keeps the sheet and goes when it is closed.
    static void preview(std::shared_ptr<PagedSheet> sheet, QWidget *parent,
                        const SheetPaper &paper = usualPaper());
    /// A file name that the coach chose; empty when nothing was.
    [[nodiscard]] static QString askForPdf(const QString &title, QWidget *parent);
};

} // namespace dugout
