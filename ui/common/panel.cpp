// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/panel.h"

#include "ui/common/appearance.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

namespace dugout {

namespace {
constexpr qreal edgeWidth = 4.0;
} // namespace

Panel::Panel(QWidget *parent)
    : QWidget(parent)
{
    fitMargins();
}

void Panel::setTopEdge(const QColor &colour)
{
    m_topEdge = colour;
    update();
}

void Panel::setLeftEdge(QPalette::ColorRole role)
{
    m_leftEdge = role;
    update();
}

void Panel::setInset(bool inset)
{
    m_inset = inset;
    update();
}

void Panel::setTight(bool tight)
{
    m_tight = tight;
    fitMargins();
}

void Panel::paintEvent(QPaintEvent *)
{
    if (m_inset)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal half = strokeWidth(palette()) / 2;
    const QRectF body = QRectF(rect()).adjusted(half, half, -half, -half);
    QPainterPath path;
    path.addRoundedRect(body, cardRadius, cardRadius);
    painter.fillPath(path, palette().color(tone::card));
    painter.setClipPath(path);
    if (m_topEdge.isValid())
        painter.fillRect(QRectF(0, 0, width(), edgeWidth), m_topEdge);
    if (m_leftEdge != QPalette::NoRole)
        painter.fillRect(QRectF(0, 0, edgeWidth, height()), palette().color(m_leftEdge));
    painter.setClipping(false);
    painter.strokePath(path, QPen(palette().color(tone::line), 2 * half));
}

void Panel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        fitMargins();
    QWidget::changeEvent(event);
}

void Panel::fitMargins()
{
    const int margin = gridStep(this, m_tight ? 2 : 3);
    setContentsMargins(margin, margin, margin, margin);
}

} // namespace dugout
