// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowfocus.h"

#include "ui/common/appearance.h"

#include <QPainter>
#include <QStyleOptionViewItem>
#include <QWidget>

namespace dugout {

namespace {

QColor between(const QColor &one, const QColor &other, float share)
{
    const auto mix = [share](float from, float to) { return from + (to - from) * share; };
    return QColor::fromRgbF(mix(one.redF(), other.redF()), mix(one.greenF(), other.greenF()),
                            mix(one.blueF(), other.blueF()));
}

bool isStark(const QPalette &palette)
{
    return strokeWidth(palette) > 1.0;
}

} // namespace

QColor chosenGround(const QPalette &palette, bool hasKeyboard)
{
    if (isStark(palette) && hasKeyboard)
        return palette.color(tone::go);
    const QColor towards = palette.color(isStark(palette) ? tone::ink : tone::go);
    const float tint = isStark(palette) ? 0.3F : hasKeyboard ? 0.28F : 0.12F;
    return between(palette.color(tone::card), towards, tint);
}

void paintChosenRow(QPainter &painter, const QStyleOptionViewItem &option)
{
    constexpr qreal markWidth = 4.0;
    constexpr qreal corner = 6.0;
    const bool hasKeyboard = option.widget && option.widget->hasFocus();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(chosenGround(option.palette, hasKeyboard));
    painter.drawRoundedRect(option.rect, corner, corner);
    painter.setBrush(option.palette.color(tone::go));
    QRectF mark(option.rect);
    mark.setWidth(markWidth);
    painter.drawRoundedRect(mark, markWidth / 2, markWidth / 2);
    if ((option.state & QStyle::State_HasFocus) && isInkedAnew(option)) {
        painter.setPen(QPen(option.palette.color(tone::onGo), 2.0));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(option.rect).adjusted(3, 3, -3, -3), 4, 4);
    }
    painter.restore();
}

QColor rowInk(const QStyleOptionViewItem &option, QPalette::ColorRole usual)
{
    return option.palette.color(isInkedAnew(option) ? tone::onGo : usual);
}

bool isInkedAnew(const QStyleOptionViewItem &option)
{
    return (option.state & QStyle::State_Selected) && option.widget && option.widget->hasFocus()
        && isStark(option.palette);
}

} // namespace dugout
