// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shop/budgetbar.h"

#include "ui/common/appearance.h"
#include "ui/common/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace dugout {

BudgetBar::BudgetBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize BudgetBar::sizeHint() const
{
    return {gridStep(this, 40), gridStep(this, 4)};
}

void BudgetBar::setGold(int spent, int left)
{
    m_spent = std::max(0, spent);
    m_left = std::max(0, left);
    update();
}

void BudgetBar::setPrice(int price)
{
    m_price = price;
    update();
}

void BudgetBar::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal line = strokeWidth(palette());
    const QRectF body = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const qreal radius = body.height() / 3;
    QPainterPath shape;
    shape.addRoundedRect(body, radius, radius);
    painter.setClipPath(shape);
    painter.fillRect(body, palette().color(tone::soft));
    const int whole = m_spent + m_left;
    if (whole > 0) {
        const qreal gone = body.width() * m_spent / whole;
        painter.fillRect(QRectF(body.left(), body.top(), gone, body.height()),
                         palette().color(tone::go));
        // What it would take is hatched; what cannot be paid reaches the end in the colour of harm.
        const qreal more = body.width() * std::min(m_price, m_left) / whole;
        const QColor ink = palette().color(m_price > m_left ? tone::harm : tone::look);
        const QRectF part(body.left() + gone, body.top(), more, body.height());
        painter.fillRect(part, QBrush(ink, Qt::Dense4Pattern));
    }
    painter.setClipping(false);
    painter.setPen(QPen(palette().color(tone::line), line));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

} // namespace dugout
