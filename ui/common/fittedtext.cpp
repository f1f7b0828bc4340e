// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/fittedtext.h"

#include <QFontMetricsF>
#include <QPainter>

namespace dugout {

namespace {

constexpr int smallestPixels = 6;
constexpr int wrapped = Qt::TextWordWrap;

bool fits(const QFont &font, const QString &text, const QRectF &area)
{
    const QRectF needed = QFontMetricsF(font).boundingRect(area, wrapped, text);
    return needed.width() <= area.width() && needed.height() <= area.height();
}

} // namespace

QFont fittedFont(QFont font, const QString &text, const QRectF &area, qreal largestPixels)
{
    int low = smallestPixels;
    int high = std::max(smallestPixels, static_cast<int>(largestPixels));
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        font.setPixelSize(middle);
        if (fits(font, text, area))
            low = middle;
        else
            high = middle - 1;
    }
    font.setPixelSize(low);
    return font;
}

void paintFitted(QPainter &painter, const QRectF &area, const QString &text, qreal largestPixels,
                 QFont::Weight weight, Qt::Alignment alignment)
{
    QFont font = painter.font();
    font.setWeight(weight);
    painter.setFont(fittedFont(font, text, area, largestPixels));
    painter.drawText(area, static_cast<int>(alignment) | wrapped, text);
}

} // namespace dugout
