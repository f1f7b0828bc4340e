// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/odds/chancebar.h"

#include "ui/common/appearance.h"

#include <QPainter>

#include <algorithm>

namespace dugout {

ChanceBar::ChanceBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChanceBar::setChance(double chance)
{
    m_chance = std::clamp(chance, 0.0, 1.0);
    update();
}

QSize ChanceBar::sizeHint() const
{
    return {gridStep(this, 40), gridStep(this, 4)};
}

void ChanceBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(palette().color(tone::line), 1.0));
    painter.setBrush(palette().color(tone::soft));
    painter.drawRoundedRect(whole, 4, 4);
    QRectF part = whole;
    part.setWidth(whole.width() * m_chance);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(tone::go));
    painter.drawRoundedRect(part, 4, 4);
}

} // namespace dugout
