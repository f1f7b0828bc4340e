// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/tabbutton.h"

#include "ui/common/appearance.h"
#include "ui/common/spokenparts.h"
#include "ui/common/textlabel.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

#include <algorithm>

namespace dugout {

namespace {
constexpr int countSteps = 5;
constexpr int padSteps = 2;
constexpr qreal thick = 3.0;
} // namespace

TabButton::TabButton(QWidget *parent)
    : KeyboardButton(parent)
{
    setCheckable(true);
    setAutoDefault(false);
    setFont(styledFont(QApplication::font(), TextStyle::Strong));
    setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    speakAsTab(this);
}

void TabButton::setCount(int count)
{
    if (count == m_count)
        return;
    m_count = count;
    updateGeometry();
    update();
}

QFont TabButton::countFont() const
{
    QFont small = styledFont(QApplication::font(), TextStyle::Small);
    small.setBold(true);
    return small;
}

int TabButton::countWidth() const
{
    if (m_count == 0)
        return 0;
    const int digits = QFontMetrics(countFont()).horizontalAdvance(QString::number(m_count));
    return std::max(gridStep(this, countSteps), digits + gridStep(this, 2)) + gridStep(this, 2);
}

QSize TabButton::sizeHint() const
{
    const int words = QFontMetrics(font()).horizontalAdvance(text());
    return {words + countWidth() + 2 * gridStep(this, padSteps) + 2, gridStep(this, 9)};
}

void TabButton::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange) {
        setFont(styledFont(QApplication::font(), TextStyle::Strong));
        updateGeometry();
    }
    KeyboardButton::changeEvent(event);
}

void TabButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int pad = gridStep(this, padSteps);
    const qreal line = strokeWidth(palette());
    painter.fillRect(QRectF(0, height() - line, width(), line), palette().color(tone::line));
    if (isChecked())
        painter.fillRect(QRectF(0, height() - thick, width(), thick), palette().color(tone::go));
    const QRect area = rect().adjusted(pad, 0, -pad, 0);
    const auto ink = isChecked() ? tone::goInk : underMouse() ? tone::ink : tone::greyInk;
    painter.setFont(font());
    painter.setPen(palette().color(ink));
    painter.drawText(area, int(m_count > 0 ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignCenter),
                     text());
    if (m_count > 0) {
        const int side = gridStep(this, countSteps);
        const int wide = countWidth() - gridStep(this, 2);
        const QRectF pill(area.right() + 1 - wide, (height() - side) / 2.0, wide, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(tone::look));
        painter.drawRoundedRect(pill, side / 2.0, side / 2.0);
        painter.setFont(countFont());
        painter.setPen(palette().color(tone::card));
        painter.drawText(pill, Qt::AlignCenter, QString::number(m_count));
    }
    if (showsFocusRing()) {
        painter.setPen(QPen(palette().color(tone::ink), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -4), 6, 6);
    }
}

} // namespace dugout
