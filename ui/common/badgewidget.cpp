// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/badgewidget.h"

#include "ui/common/appearance.h"
#include "ui/sheets/badgepainter.h"

#include <QPainter>

namespace dugout {

BadgeWidget::BadgeWidget(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void BadgeWidget::setBadge(const Badge &badge)
{
    if (badge == m_badge)
        return;
    m_badge = badge;
    update();
}

void BadgeWidget::setSide(int steps)
{
    m_steps = steps;
    updateGeometry();
}

QSize BadgeWidget::sizeHint() const
{
    const int size = gridStep(this, m_steps);
    return {size, size};
}

void BadgeWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int size = std::min(width(), height());
    paintBadge(painter, QRectF((width() - size) / 2.0, (height() - size) / 2.0, size, size),
               m_badge);
}

} // namespace dugout
