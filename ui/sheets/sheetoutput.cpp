// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetoutput.h"

#include "core/files/writefile.h"

#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void toUnits(QPainter &painter)
{
    const QPaintDevice *device = painter.device();
    painter.scale(device->logicalDpiX() / unitsPerInch, device->logicalDpiY() / unitsPerInch);
    painter.setRenderHint(QPainter::Antialiasing);
}

} // namespace

bool SheetOutput::paint(PagedSheet &sheet, QPagedPaintDevice &device)
{
    sheet.layOut(SheetPaper::of(device.pageLayout()));
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    toUnits(painter);
    for (int page = 0; page < sheet.pageCount(); ++page) {
        if (page > 0 && !device.newPage())
            return false;
        painter.save();
        sheet.paintPage(painter, page);
        painter.restore();
    }
    return painter.end();
}

Result<void> SheetOutput::savePdf(PagedSheet &sheet, const SheetPaper &paper, const QString &file)
{
    if (auto writable = checkWritable(file); !writable)
        return writable;
    QSaveFile target(file);
    const auto refused = [&] {
        return Error{ErrorCode::FileNotWritten, tr("The file \"%1\" cannot be written.").arg(file),
                     target.errorString()};
    };
    if (!target.open(QIODevice::WriteOnly))
        return refused();
    {
        QPdfWriter writer(&target);
        writer.setPageLayout(paper.layout());
        writer.setTitle(sheet.title());
        writer.setCreator(u"Dugout"_s);
        if (!paint(sheet, writer))
            return refused();
    }
    if (!target.flush() || !target.commit()) // see writeFile
        return refused();
    return {};
}

QImage SheetOutput::picture(const PagedSheet &sheet, const SheetPaper &paper, int page,
                            int dotsPerInch)
{
    const QSizeF size = paper.sizeInUnits() * dotsPerInch / unitsPerInch;
    QImage image(static_cast<int>(std::ceil(size.width())),
                 static_cast<int>(std::ceil(size.height())), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(dotsPerInch / unitsPerInch, dotsPerInch / unitsPerInch);
    sheet.paintPage(painter, page);
    return image;
}

} // namespace dugout
