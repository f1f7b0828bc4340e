// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/shelfdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"

#include <QApplication>
#include <QPainter>

namespace dugout {

namespace {

/// Room that any price and any count has, so that they stand in columns.
int columnWidth(const QString &widest, TextStyle style)
{
    return QFontMetrics(styledFont(QApplication::font(), style)).horizontalAdvance(widest);
}

} // namespace

void paintRowMark(QPainter *painter, const QStyleOptionViewItem &option)
{
    const bool current = option.state & QStyle::State_Selected;
    if (!current && !(option.state & QStyle::State_MouseOver))
        return;
    painter->setPen(current ? QPen(option.palette.color(tone::go), 2.0) : QPen(Qt::NoPen));
    painter->setBrush(option.palette.color(tone::soft));
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
}

void ShelfDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const int pad = gridStep(option.widget, 2);
    const QPalette &palette = option.palette;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintRowMark(painter, option);
    QRect area = option.rect.adjusted(pad, 0, -pad, 0);
    const QFont strong = styledFont(QApplication::font(), TextStyle::Strong);
    const QFont small = styledFont(QApplication::font(), TextStyle::Small);
    const QColor ink = palette.color(index.data(DearRole).toBool() ? tone::greyInk : tone::ink);
    painter->setFont(strong);
    painter->setPen(ink);
    const QString price = index.data(PriceRole).toString();
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, price);
    // Where the book is asked words stand there, which are wider.
    const int priced = std::max(columnWidth(QStringLiteral("1,000,000"), TextStyle::Strong),
                                columnWidth(price, TextStyle::Strong) + pad);
    area.setRight(area.right() - priced);
    painter->setPen(palette.color(tone::goInk));
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, index.data(CountRole).toString());
    area.setRight(area.right() - columnWidth(QStringLiteral("10/16 "), TextStyle::Strong));
    painter->setPen(ink);
    const QString name
        = QFontMetrics(strong).elidedText(index.data().toString(), Qt::ElideRight, area.width());
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, name);
    area.setLeft(area.left() + QFontMetrics(strong).horizontalAdvance(name) + pad);
    painter->setFont(small);
    painter->setPen(palette.color(tone::greyInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      QFontMetrics(small).elidedText(index.data(AboutRole).toString(),
                                                     Qt::ElideRight, area.width()));
    painter->restore();
}

QSize ShelfDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {gridStep(option.widget, 40),
            QFontMetrics(QApplication::font()).height() + gridStep(option.widget, 1)};
}

} // namespace dugout
