// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/league/hosting/hostsketch.h"

#include "ui/common/appearance.h"
#include "ui/common/panel.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include <array>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int steps = 36; // its height
/// All is drawn in a field of this size and then fitted.
constexpr qreal fieldWidth = 640;
constexpr qreal fieldHeight = 150;

struct Pens
{
    QPen edge;
    QPen way;
    QBrush screen;
    QBrush body;
};

void paintLaptop(QPainter &painter, const Pens &pens, QPointF middle, qreal size)
{
    painter.setPen(pens.edge);
    painter.setBrush(pens.screen);
    painter.drawRoundedRect(
        QRectF(middle.x() - size / 2, middle.y() - size * 0.65, size, size * 0.65), 4, 4);
    painter.setBrush(pens.body);
    QPolygonF base;
    base << middle + QPointF(-size / 2, 0) << middle + QPointF(size / 2, 0)
         << middle + QPointF(size * 0.68, size * 0.17)
         << middle + QPointF(-size * 0.68, size * 0.17);
    painter.drawPolygon(base);
}

void paintPhone(QPainter &painter, const Pens &pens, QPointF middle)
{
    painter.setPen(pens.edge);
    painter.setBrush(pens.screen);
    painter.drawRoundedRect(QRectF(middle - QPointF(14, 24), QSizeF(28, 48)), 5, 5);
}

void paintWay(QPainter &painter, const Pens &pens, QPointF from, QPointF to, qreal bend)
{
    QPainterPath way(from);
    way.quadTo((from + to) / 2 - QPointF(0, bend), to);
    painter.setPen(pens.way);
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(way);
}

} // namespace

HostSketch::HostSketch(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize HostSketch::sizeHint() const
{
    return {gridStep(this, 4 * steps), gridStep(this, steps)};
}

QSize HostSketch::minimumSizeHint() const
{
    return {gridStep(this, 2 * steps), gridStep(this, steps)};
}

void HostSketch::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    if (event->type() == QEvent::LanguageChange)
        update();
}

void HostSketch::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shade(palette(), Shade::GoTint));
    painter.drawRoundedRect(rect(), cardRadius, cardRadius);
    const QColor ink = palette().color(tone::ink);
    const QColor green = palette().color(tone::goInk);
    QPen way(green, 2, Qt::CustomDashLine, Qt::RoundCap);
    way.setDashPattern({1, 3});
    const Pens pens{QPen(ink, 2.4), way, palette().color(tone::card), palette().color(tone::line)};
    const qreal scale = std::min(width() / fieldWidth, height() / fieldHeight);
    painter.save();
    painter.translate((width() - scale * fieldWidth) / 2, (height() - scale * fieldHeight) / 2);
    painter.scale(scale, scale);
    const QPointF middle(320, 102);
    for (const auto &[to, bend] :
         {std::pair(QPointF(130, 52), 34.0), std::pair(QPointF(170, 100), 4.0),
          std::pair(QPointF(474, 106), -14.0), std::pair(QPointF(520, 58), 34.0)})
        paintWay(painter, pens, QPointF(to.x() < 320 ? 262 : 378, 84), to, bend);
    paintPhone(painter, pens, {104, 50});
    paintPhone(painter, pens, {142, 102});
    paintPhone(painter, pens, {500, 104});
    paintLaptop(painter, pens, {560, 74}, 62);
    paintLaptop(painter, pens, middle, 98);
    painter.setPen(QPen(green, 2.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(QRectF(292, 12, 56, 40), 35 * 16, 110 * 16);
    painter.drawArc(QRectF(304, 22, 32, 24), 35 * 16, 110 * 16);
    painter.restore();
    const auto field = [&](QPointF at) {
        return QPointF((width() - scale * fieldWidth) / 2 + at.x() * scale,
                       (height() - scale * fieldHeight) / 2 + at.y() * scale);
    };
    const int side = static_cast<int>(34 * scale);
    const QPointF crown = field({320, 70});
    paintToneIcon(&painter, u"league"_s,
                  QRect(qRound(crown.x()) - side / 2, qRound(crown.y()) - side / 2, side, side),
                  green);
    painter.setPen(green);
    painter.setFont(styledFont(font(), TextStyle::Strong));
    const int line = painter.fontMetrics().height();
    const std::array<std::pair<QPointF, QString>, 3> words{
        {{field({320, 134}), tr("this computer")},
         {field({64, 120}), tr("phones")},
         {field({572, 112}), tr("laptops")}}};
    for (const auto &[at, word] : words) {
        const QRect area(qRound(at.x()) - width() / 6, qRound(at.y()) - line / 2, width() / 3,
                         line);
        painter.drawText(area, Qt::AlignCenter, word);
    }
}

} // namespace dugout
