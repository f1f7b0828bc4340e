// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

class QPainter;
class QPalette;
class QRectF;

namespace dugout {

struct ShirtInks
{
    QColor fill, edge, number;
};

/// Of a player who can act.
[[nodiscard]] ShirtInks shirtInks(const QColor &team, const QPalette &palette);

/// The number of a shirt on a disc.
void paintShirt(QPainter *painter, const QRectF &disc, int number, const ShirtInks &inks,
                double stroke = 2.0);

} // namespace dugout
