// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/pips.h"

#include "ui/common/appearance.h"
#include "ui/models/plaintooltip.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace dugout {

namespace {

QPainterPath heart(const QRectF &area)
{
    const auto at = [&area](qreal x, qreal y) {
        return QPointF(area.left() + x * area.width(), area.top() + y * area.height());
    };
    QPainterPath path(at(0.5, 0.95));
    path.cubicTo(at(-0.15, 0.45), at(0.1, -0.05), at(0.5, 0.25));
    path.cubicTo(at(0.9, -0.05), at(1.15, 0.45), at(0.5, 0.95));
    return path;
}

QPainterPath box(const QRectF &area)
{
    QPainterPath path;
    path.addRoundedRect(area, area.width() * 0.2, area.width() * 0.2);
    return path;
}

} // namespace

Pips::Pips(Shape shape, QWidget *parent)
    : QWidget(parent)
    , m_shape(shape)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pips::setCount(int filled, int most, const QString &words)
{
    m_filled = filled;
    m_most = most;
    setAccessibleName(words);
    setToolTip(plainToolTip(words));
    updateGeometry();
    update();
}

void Pips::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

void Pips::setNow(int place)
{
    m_now = place;
    update();
}

void Pips::setPressable(bool pressable)
{
    m_pressable = pressable;
    setCursor(pressable ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void Pips::mousePressEvent(QMouseEvent *event)
{
    if (!m_pressable) {
        event->ignore();
        return;
    }
    const int step = side() + gridStep(this, 1);
    const int place = static_cast<int>(event->position().x()) / step;
    if (place < drawn())
        emit pressed(place < m_filled ? place : place + 1);
}

int Pips::side() const
{
    return gridStep(this, 4);
}

QSize Pips::sizeHint() const
{
    return {drawn() * (side() + gridStep(this, 1)), side() + 2};
}

void Pips::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

void Pips::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor full = m_colour.isValid() ? m_colour : palette().color(tone::harm);
    const int step = side() + gridStep(this, 1);
    for (int i = 0; i < drawn(); ++i) {
        const bool now = i == m_now;
        const qreal edge = now ? 2 : 1;
        const QRectF area(i * step + edge, edge, side() - 2 * edge, side() - 2 * edge);
        const QPainterPath path = m_shape == Shape::Heart ? heart(area) : box(area);
        const bool filled = i < m_filled;
        painter.setPen(QPen(filled || now ? full : palette().color(tone::greyInk), now ? 3 : 1.3));
        painter.setBrush(filled ? QBrush(full) : QBrush(Qt::NoBrush));
        painter.drawPath(path);
    }
}

} // namespace dugout
