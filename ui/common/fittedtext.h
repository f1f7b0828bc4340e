// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QPainter;
class QRectF;
class QString;

namespace dugout {

/// `font` as large as the text fits into the area, wrapped if need be, but no larger than asked.
[[nodiscard]] QFont fittedFont(QFont font, const QString &text, const QRectF &area,
                               qreal largestPixels);

/// Paints the text as large as it fits, in the painter's pen.
void paintFitted(QPainter &painter, const QRectF &area, const QString &text, qreal largestPixels,
                 QFont::Weight weight = QFont::Normal, Qt::Alignment alignment = Qt::AlignCenter);

} // namespace dugout
