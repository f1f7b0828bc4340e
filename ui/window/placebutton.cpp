// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/placebutton.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace dugout {

namespace {
constexpr int smallestDrawing = 16;
constexpr int tightGap = 2;
} // namespace

PlaceButton::PlaceButton(QString iconName, QWidget *parent)
    : KeyboardButton(parent)
    , m_iconName(std::move(iconName))
{
    setFocusPolicy(Qt::TabFocus);
    setFont(styledFont(QApplication::font(), TextStyle::Small));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Maximum);
}

QSize PlaceButton::sizeHint() const
{
    QString shown = text();
    shown.remove(u'&');
    const int words = fontMetrics().horizontalAdvance(shown) + gridStep(this, 3);
    return {std::max(gridStep(this, 16), words), gridStep(this, 14)};
}

QSize PlaceButton::minimumSizeHint() const
{
    return {sizeHint().width(), wordHeight() + smallestDrawing + 3 * tightGap};
}

int PlaceButton::wordHeight() const
{
    return fontMetrics().height();
}

void PlaceButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        setFont(styledFont(QApplication::font(), TextStyle::Small));
        updateGeometry();
    }
    KeyboardButton::changeEvent(event);
}

void PlaceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor ink = palette().color(tone::railInk);
    const bool ring = showsFocusRing();
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(tone::go));
        painter.drawRoundedRect(body, 10, 10);
        ink = palette().color(tone::onGo);
    }
    if (ring || underMouse()) {
        QColor edge = ink;
        edge.setAlphaF(ring ? 1.0F : 0.35F);
        painter.setPen(QPen(edge, ring ? 2.0 : 1.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(body, 10, 10);
    }
    const int room = height() - wordHeight();
    const int side = std::clamp(room - 3 * tightGap, smallestDrawing, gridStep(this, 6));
    const int gap = std::max(0, room - side) / 3;
    paintToneIcon(&painter, m_iconName, {(width() - side) / 2, gap, side, side}, ink);
    painter.setPen(ink);
    painter.setFont(font());
    painter.drawText(QRect(0, height() - gap - wordHeight(), width(), wordHeight()),
                     Qt::AlignCenter, text());
}

} // namespace dugout
