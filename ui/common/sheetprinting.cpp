// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/sheetprinting.h"

#include "ui/common/savequestion.h"

#include <QLocale>
#include <QPrintPreviewDialog>
#include <QPrinter>

using namespace Qt::StringLiterals;

namespace dugout {

SheetPaper SheetPrinting::usualPaper()
{
    const bool american = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    return {american ? QPageSize::Letter : QPageSize::A4, QPageLayout::Portrait};
}

void SheetPrinting::preview(std::shared_ptr<PagedSheet> sheet, QWidget *parent,
                            const SheetPaper &paper)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setFullPage(true);
    printer->setPageLayout(paper.layout());
    printer->setDocName(sheet->title());
    auto *dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setObjectName(u"sheet-preview"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(sheet->title());
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [sheet, printer](QPrinter *device) { SheetOutput::paint(*sheet, *device); });
    dialog->resize(parent->window()->size() * 0.9);
    dialog->open();
}

QString SheetPrinting::askForPdf(const QString &title, QWidget *parent)
{
    const auto choice
        = askWhereToSave(parent, tr("Save as PDF"), title, {{tr("PDF files (*.pdf)"), u"pdf"_s}});
    return choice ? choice->path : QString();
}

} // namespace dugout
