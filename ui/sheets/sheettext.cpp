// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sheets/sheettext.h"

#include "ui/sheets/sheetpaper.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>
#include <QTextLayout>

#include <cmath>

namespace dugout {

namespace {

/// A layout is one paragraph, in which only the separator begins a new line.
QString withLineBreaks(QString text)
{
    return text.replace(u'\n', QChar::LineSeparator);
}

/// Breaks into lines; the last line's foot is the height.
qreal breakLines(QTextLayout &layout, const SheetText &text, qreal width)
{
    if (text.boldCharacters > 0) {
        QTextCharFormat bold;
        bold.setFontWeight(QFont::Bold);
        layout.setFormats({{0, text.boldCharacters, bold}});
    }
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(text.alignment);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

} // namespace

QFont sheetFont(qreal points, QFont::Weight weight, bool italic)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(static_cast<int>(std::lround(points * unitsPerPoint)));
    font.setWeight(weight);
    font.setItalic(italic);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Any spacing at all keeps "fi" two letters, so that the text of a PDF can be searched.
    font.setLetterSpacing(QFont::AbsoluteSpacing, 0.02);
    return font;
}

qreal sheetTextHeight(const SheetText &text, qreal width)
{
    if (text.text.isEmpty())
        return 0;
    QTextLayout layout(withLineBreaks(text.text), text.font);
    return breakLines(layout, text, width);
}

qreal sheetTextWidth(const QString &text, const QFont &font)
{
    return QFontMetricsF(font).horizontalAdvance(text);
}

qreal paintSheetText(QPainter &painter, const SheetText &text, const QPointF &topLeft, qreal width)
{
    if (text.text.isEmpty())
        return 0;
    QTextLayout layout(withLineBreaks(text.text), text.font);
    const qreal height = breakLines(layout, text, width);
    layout.draw(&painter, topLeft);
    return height;
}

} // namespace dugout
