// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/badgepainter.h"

#include "core/team/badgedrawing.h"
#include "ui/sheets/drawnpath.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace dugout {

namespace {

/// Drawings live in a square from 0 to 100.
constexpr qreal side = 100.0;

} // namespace

QColor toColour(const Rgb &rgb)
{
    return {rgb.red, rgb.green, rgb.blue};
}

Rgb toRgb(const QColor &colour)
{
    return {static_cast<std::uint8_t>(colour.red()), static_cast<std::uint8_t>(colour.green()),
            static_cast<std::uint8_t>(colour.blue())};
}

void paintBadge(QPainter &painter, const QRectF &square, const Badge &badge)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (const QImage image = QImage::fromData(badge.png, "PNG"); !image.isNull()) {
        const QSizeF fitted = QSizeF(image.size()).scaled(square.size(), Qt::KeepAspectRatio);
        QRectF target(QPointF(), fitted);
        target.moveCenter(square.center());
        painter.drawImage(target, image);
    } else {
        painter.translate(square.topLeft());
        painter.scale(square.width() / side, square.height() / side);
        const QPainterPath outline = drawnPath(badgeOutline(badge.shape));
        painter.fillPath(outline, toColour(badge.field));
        painter.strokePath(outline, QPen(toColour(badgeEdge(badge.field)), 2.0));
        painter.fillPath(drawnPath(badgeSign(badge.charge)), toColour(badge.chargeColour));
        painter.fillPath(drawnPath(badgeHoles(badge.charge)), toColour(badge.field));
    }
    painter.restore();
}

} // namespace dugout
