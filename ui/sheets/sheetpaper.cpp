// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheetpaper.h"

namespace dugout {

namespace {
constexpr qreal marginInUnits = 12.0 / 25.4 * unitsPerInch;
} // namespace

SheetPaper SheetPaper::of(const QPageLayout &layout)
{
    return {layout.pageSize().id(), layout.orientation()};
}

QPageLayout SheetPaper::layout() const
{
    return {QPageSize(size), orientation, QMarginsF(0, 0, 0, 0), QPageLayout::Point};
}

QSizeF SheetPaper::sizeInUnits() const
{
    return layout().fullRect(QPageLayout::Point).size() * unitsPerPoint;
}

QRectF SheetPaper::printable() const
{
    return QRectF(QPointF(0, 0), sizeInUnits())
        .adjusted(marginInUnits, marginInUnits, -marginInUnits, -marginInUnits);
}

} // namespace dugout
