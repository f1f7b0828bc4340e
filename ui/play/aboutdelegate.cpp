// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/aboutdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/play/shelfdelegate.h"

#include <QApplication>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QFont wordsFont()
{
    return styledFont(QApplication::font(), TextStyle::Small);
}

/// No higher than the words: of seven cards every line counts.
QFont nameFont()
{
    QFont font = wordsFont();
    font.setBold(true);
    return font;
}

QString gap()
{
    return u"  "_s;
}

int boxWidth(const QWidget *view, const QModelIndex &index)
{
    return index.data(Qt::CheckStateRole).isNull()
        ? 0
        : view->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, view) + gridStep(view, 2);
}

/// What is left for words beside the box and the margins of a row.
int wordsWidth(const QWidget *view, const QModelIndex &index, int width)
{
    return width - 2 * gridStep(view, 2) - boxWidth(view, index);
}

/// Returns how high all lines are together.
int layOut(QTextLayout &layout, const QString &name, const QString &about, int width,
           const QColor &grey)
{
    layout.setText(name + gap() + about);
    layout.setFont(wordsFont());
    QTextLayout::FormatRange strong{0, static_cast<int>(name.size()), {}};
    strong.format.setFont(nameFont());
    QTextLayout::FormatRange rest{
        strong.length, static_cast<int>(layout.text().size()) - strong.length, {}};
    rest.format.setForeground(grey);
    layout.setFormats({strong, rest});
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return qCeil(height);
}

/// As much of it as stands in one line with the name.
QString inOneLine(const QString &name, const QString &about, int width)
{
    const int left = width - QFontMetrics(nameFont()).horizontalAdvance(name)
        - QFontMetrics(wordsFont()).horizontalAdvance(gap() + u' ');
    return QFontMetrics(wordsFont()).elidedText(about, Qt::ElideRight, std::max(0, left));
}

/// Beside the first line.
void paintBox(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const QWidget *view = option.widget;
    const int pad = gridStep(view, 2);
    const int size = boxWidth(view, index) - pad;
    if (size <= 0)
        return;
    QStyleOptionViewItem box(option);
    const int down = std::max(0, (AboutDelegate::lineHeight(view) - size) / 2);
    box.rect = {option.rect.x() + pad, option.rect.y() + down, size, size};
    box.state &= ~(QStyle::State_HasFocus | QStyle::State_On | QStyle::State_Off);
    const bool ticked = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    box.state |= ticked ? QStyle::State_On : QStyle::State_Off;
    view->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, view);
}

} // namespace

int AboutDelegate::wholeHeight(const QWidget *view, const QModelIndex &index, int width)
{
    QTextLayout layout;
    return gridStep(view, 1)
        + layOut(layout, index.data().toString(), index.data(AboutRole).toString(),
                 wordsWidth(view, index, width), {});
}

int AboutDelegate::lineHeight(const QWidget *view)
{
    return QFontMetrics(nameFont()).height() + gridStep(view, 1);
}

void AboutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const QWidget *view = option.widget;
    const QPalette &palette = option.palette;
    const int pad = gridStep(view, 2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowMark(painter, option);
    paintBox(painter, option, index);
    const QString name = index.data().toString();
    const QString about = index.data(AboutRole).toString();
    const int width = wordsWidth(view, index, option.rect.width());
    QTextLayout layout;
    const QColor grey = palette.color(tone::greyInk);
    if (layOut(layout, name, about, width, grey) > option.rect.height())
        layOut(layout, name, inOneLine(name, about, width), width, grey);
    painter->setPen(palette.color(tone::ink));
    layout.draw(painter,
                QPointF(option.rect.x() + pad + boxWidth(view, index),
                        option.rect.y() + gridStep(view, 1) / 2));
    painter->restore();
}

} // namespace dugout
