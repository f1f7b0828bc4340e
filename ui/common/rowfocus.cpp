// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowfocus.h"

#include "ui/common/appearance.h"

#include <QPainter>
#include <QStyleOptionViewItem>
#include <QWidget>

namespace dugout {

void paintFilledRow(QPainter &painter, const QStyleOptionViewItem &option)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(option.palette.color(tone::go));
    painter.drawRoundedRect(option.rect, 6, 6);
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(option.palette.color(tone::onGo), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(3, 3, -3, -3), 4, 4);
    }
    painter.restore();
}

bool isInkedAnew(const QStyleOptionViewItem &option)
{
    return (option.state & QStyle::State_Selected) && option.widget && option.widget->hasFocus()
        && strokeWidth(option.palette) > 1.0;
}

} // namespace dugout
