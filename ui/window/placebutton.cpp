// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placebutton.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace dugout {

PlaceButton::PlaceButton(QString iconName, QWidget *parent)
    : QAbstractButton(parent)
    , m_iconName(std::move(iconName))
{
    setFocusPolicy(Qt::TabFocus);
    setFont(styledFont(QApplication::font(), TextStyle::Small));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
}

QSize PlaceButton::sizeHint() const
{
    QString shown = text();
    shown.remove(u'&');
    const int words = fontMetrics().horizontalAdvance(shown) + gridStep(this, 3);
    return {std::max(gridStep(this, 16), words), gridStep(this, 14)};
}

void PlaceButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) {
        setFont(styledFont(QApplication::font(), TextStyle::Small));
        updateGeometry();
    }
    QAbstractButton::changeEvent(event);
}

void PlaceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor ink = palette().color(tone::railInk);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(tone::go));
        painter.drawRoundedRect(body, 10, 10);
        ink = palette().color(tone::onGo);
    }
    if (hasFocus() || underMouse()) {
        QColor ring = ink;
        ring.setAlphaF(hasFocus() ? 1.0F : 0.35F);
        painter.setPen(QPen(ring, hasFocus() ? 2.0 : 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body, 10, 10);
    }
    const int side = gridStep(this, 6);
    const int top = gridStep(this, 2);
    paintToneIcon(&painter, m_iconName, {(width() - side) / 2, top, side, side}, ink);
    painter.setPen(ink);
    painter.setFont(font());
    painter.drawText(QRect(0, top + side, width(), height() - top - side), Qt::AlignCenter, text());
}

} // namespace dugout
