// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/oddsbar.h"

#include "ui/common/appearance.h"

#include <QPainter>
#include <QPainterPath>

namespace dugout {

OddsBar::OddsBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OddsBar::setChances(double success, double driveBack)
{
    m_success = success;
    m_driveBack = driveBack;
    update();
}

QSize OddsBar::sizeHint() const
{
    return {gridStep(this, 20), gridStep(this, 3)};
}

void OddsBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF whole = rect();
    QPainterPath shape;
    shape.addRoundedRect(whole, whole.height() / 2, whole.height() / 2);
    painter.setClipPath(shape);
    painter.fillRect(whole, palette().color(tone::line));
    QRectF part = whole;
    part.setWidth(whole.width() * (m_success + m_driveBack));
    painter.fillRect(part, palette().color(tone::look));
    part.setWidth(whole.width() * m_success);
    painter.fillRect(part, palette().color(tone::go));
}

} // namespace dugout
