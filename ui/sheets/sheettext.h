// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace dugout {

/// The sans of the system in points, measured in the units of a sheet and without hinting, so that
/// it is as wide on every device.
[[nodiscard]] QFont sheetFont(qreal points, QFont::Weight weight = QFont::Normal,
                              bool italic = false);

/// A paragraph, or lines: its first characters may be bold, as the name before an explanation is.
struct SheetText
{
    QString text;
    QFont font;
    int boldCharacters = 0;
    Qt::Alignment alignment = Qt::AlignLeft;
};

/// How high the text becomes when it is wrapped to `width`.
[[nodiscard]] qreal sheetTextHeight(const SheetText &text, qreal width);
/// How wide the text is on one line.
[[nodiscard]] qreal sheetTextWidth(const QString &text, const QFont &font);
/// Wraps the text from `topLeft` downwards; returns its height.
qreal paintSheetText(QPainter &painter, const SheetText &text, const QPointF &topLeft, qreal width);

} // namespace dugout
