// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/shirtdisc.h"

#include "ui/common/teamink.h"
#include "ui/common/theme.h"

#include <QPainter>

#include <algorithm>

namespace dugout {

namespace {

/// Parts of the disc.
constexpr double figure = 0.46;
constexpr double figureOfTwo = 0.42;

} // namespace

ShirtInks shirtInks(const QColor &team, const QPalette &palette)
{
    return {team, strokeWidth(palette) > 1.0 ? palette.color(tone::ink) : team, inkOn(team)};
}

void paintShirt(QPainter *painter, const QRectF &disc, int number, const ShirtInks &inks,
                double stroke)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(inks.edge, stroke));
    painter->setBrush(inks.fill);
    painter->drawEllipse(disc);
    QFont font = painter->font();
    font.setBold(true);
    font.setPixelSize(std::max(7, qRound(disc.width() * (number > 9 ? figureOfTwo : figure))));
    painter->setFont(font);
    painter->setPen(inks.number);
    painter->drawText(disc, Qt::AlignCenter, QString::number(number));
    painter->restore();
}

} // namespace dugout
