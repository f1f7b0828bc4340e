// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPageLayout>
#include <QRectF>

namespace dugout {

/// Sheets are laid out in tenths of a point, whatever they are painted on: the same lines break at
/// the same words in the preview, on the printer and in the PDF.
inline constexpr qreal unitsPerPoint = 10.0;
inline constexpr qreal unitsPerInch = 72.0 * unitsPerPoint;

/// The paper of a sheet. The margin is ours, so that every device paints the same page.
struct SheetPaper
{
    QPageSize::PageSizeId size = QPageSize::A4;
    QPageLayout::Orientation orientation = QPageLayout::Portrait;

    [[nodiscard]] static SheetPaper of(const QPageLayout &layout);
    /// Without margins, for printers and PDF files.
    [[nodiscard]] QPageLayout layout() const;
    /// The whole sheet of paper in our units.
    [[nodiscard]] QSizeF sizeInUnits() const;
    /// Inside the margin of 12 mm, which every printer can reach.
    [[nodiscard]] QRectF printable() const;

    bool operator==(const SheetPaper &) const = default;
};

} // namespace dugout
