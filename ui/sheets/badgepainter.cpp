// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/badgepainter.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace dugout {

namespace {

/// Drawings live in a square from 0 to 100.
constexpr qreal side = 100.0;

QPainterPath polygon(std::initializer_list<QPointF> points)
{
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath star(int points, qreal outer, qreal inner)
{
    QPolygonF corners;
    for (int i = 0; i < 2 * points; ++i) {
        const qreal angle = M_PI * i / points - M_PI / 2;
        const qreal radius = i % 2 == 0 ? outer : inner;
        corners << QPointF(50 + radius * std::cos(angle), 50 + radius * std::sin(angle));
    }
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath shieldPath()
{
    QPainterPath path(QPointF(8, 6));
    path.lineTo(92, 6);
    path.lineTo(92, 50);
    path.cubicTo(92, 74, 72, 88, 50, 96);
    path.cubicTo(28, 88, 8, 74, 8, 50);
    path.closeSubpath();
    return path;
}

QPainterPath shapePath(BadgeShape shape)
{
    QPainterPath path;
    switch (shape) {
    case BadgeShape::Round:
        path.addEllipse(QRectF(4, 4, 92, 92));
        return path;
    case BadgeShape::Square:
        path.addRoundedRect(QRectF(6, 6, 88, 88), 10, 10);
        return path;
    case BadgeShape::Diamond:
        return polygon({{50, 2}, {96, 50}, {50, 98}, {4, 50}});
    case BadgeShape::Hexagon:
        return polygon({{50, 3}, {93, 27}, {93, 73}, {50, 97}, {7, 73}, {7, 27}});
    case BadgeShape::Pennant:
        return polygon({{10, 6}, {90, 6}, {90, 70}, {50, 96}, {10, 70}});
    case BadgeShape::Shield:
        break;
    }
    return shieldPath();
}

QPainterPath ballPath()
{
    QPainterPath path;
    path.moveTo(24, 76);
    path.cubicTo(18, 44, 44, 18, 76, 24);
    path.cubicTo(82, 56, 56, 82, 24, 76);
    path.closeSubpath();
    QPainterPath seam;
    seam.addRect(QRectF(34, 48, 32, 4));
    return path.subtracted(seam);
}

QPainterPath skullPath()
{
    QPainterPath path;
    path.addEllipse(QRectF(27, 22, 46, 42));
    path.addRoundedRect(QRectF(36, 54, 28, 22), 4, 4);
    path.setFillRule(Qt::WindingFill);
    QPainterPath holes;
    holes.addEllipse(QRectF(34, 36, 13, 14));
    holes.addEllipse(QRectF(53, 36, 13, 14));
    holes.addRect(QRectF(44, 66, 3, 10));
    holes.addRect(QRectF(53, 66, 3, 10));
    return path.subtracted(holes);
}

QPainterPath fistPath()
{
    QPainterPath path;
    for (int finger = 0; finger < 4; ++finger)
        path.addRoundedRect(QRectF(28 + 11 * finger, 28, 10, 24), 4, 4);
    path.addRoundedRect(QRectF(28, 46, 44, 22), 6, 6);
    path.addRect(QRectF(38, 64, 24, 14));
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath axePath()
{
    QPainterPath path;
    path.addRect(QRectF(47, 20, 6, 62));
    path.moveTo(53, 24);
    path.cubicTo(74, 22, 82, 36, 78, 54);
    path.cubicTo(70, 46, 62, 46, 53, 48);
    path.closeSubpath();
    path.moveTo(47, 24);
    path.cubicTo(26, 22, 18, 36, 22, 54);
    path.cubicTo(30, 46, 38, 46, 47, 48);
    path.closeSubpath();
    path.setFillRule(Qt::WindingFill);
    return path;
}

QPainterPath flamePath()
{
    QPainterPath path(QPointF(50, 16));
    path.cubicTo(56, 34, 76, 42, 70, 64);
    path.cubicTo(67, 78, 58, 82, 50, 82);
    path.cubicTo(36, 82, 28, 72, 30, 60);
    path.cubicTo(32, 52, 38, 50, 40, 42);
    path.cubicTo(46, 46, 46, 52, 47, 56);
    path.cubicTo(54, 46, 48, 30, 50, 16);
    path.closeSubpath();
    return path;
}

QPainterPath clawPath()
{
    QPainterPath path;
    for (int claw = 0; claw < 3; ++claw) {
        const qreal x = 26 + 18 * claw;
        path.moveTo(x + 12, 22);
        path.quadTo(x - 2, 50, x + 4, 80);
        path.quadTo(x + 12, 52, x + 18, 26);
        path.closeSubpath();
    }
    return path;
}

QPainterPath chargePath(BadgeCharge charge)
{
    switch (charge) {
    case BadgeCharge::Ball:
        return ballPath();
    case BadgeCharge::Star:
        return star(5, 34, 14);
    case BadgeCharge::Skull:
        return skullPath();
    case BadgeCharge::Crown:
        return polygon({{24, 34}, {38, 50}, {50, 26}, {62, 50}, {76, 34}, {72, 72}, {28, 72}});
    case BadgeCharge::Axe:
        return axePath();
    case BadgeCharge::Wing:
        return polygon({{20, 30},
                        {82, 26},
                        {72, 42},
                        {62, 44},
                        {66, 56},
                        {52, 56},
                        {54, 68},
                        {38, 66},
                        {30, 78},
                        {30, 52}});
    case BadgeCharge::Flame:
        return flamePath();
    case BadgeCharge::Claw:
        return clawPath();
    case BadgeCharge::Bolt:
        return polygon({{56, 16}, {28, 56}, {46, 56}, {40, 84}, {72, 42}, {53, 42}});
    case BadgeCharge::Tree:
        return polygon({{50, 14},
                        {70, 42},
                        {60, 42},
                        {76, 66},
                        {55, 66},
                        {55, 82},
                        {45, 82},
                        {45, 66},
                        {24, 66},
                        {40, 42},
                        {30, 42}});
    case BadgeCharge::Fist:
        return fistPath();
    case BadgeCharge::None:
        break;
    }
    return {};
}

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
        const QPainterPath outline = shapePath(badge.shape);
        painter.fillPath(outline, toColour(badge.field));
        painter.strokePath(outline, QPen(toColour(badge.field).darker(150), 2.0));
        painter.fillPath(chargePath(badge.charge), toColour(badge.chargeColour));
    }
    painter.restore();
}

} // namespace dugout
