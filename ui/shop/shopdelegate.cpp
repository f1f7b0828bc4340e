// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shop/shopdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/rowfocus.h"
#include "ui/common/statline.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/models/shopmodel.h"

#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int offerSteps = 12;
constexpr int headingSteps = 8;

} // namespace

int ShopDelegate::rowHeight(const QWidget *view, const QModelIndex &index)
{
    return gridStep(view, index.data(ShopModel::HeadingRole).toBool() ? headingSteps : offerSteps);
}

QSize ShopDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont bold = option.widget->font();
    bold.setBold(true);
    return {QFontMetrics(bold).horizontalAdvance(index.data().toString())
                + gridStep(option.widget, 5),
            rowHeight(option.widget, index)};
}

void ShopDelegate::paintHeading(QPainter &painter, const QRect &row, const QString &words,
                                const QWidget *view)
{
    painter.fillRect(row, view->palette().color(tone::soft));
    QFont font = styledFont(view->font(), TextStyle::Small);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(view->palette().color(QPalette::Active, tone::greyInk));
    painter.drawText(row.adjusted(gridStep(view, 2), 0, 0, 0),
                     int(Qt::AlignLeft | Qt::AlignVCenter), words);
}

void ShopDelegate::paintOffer(QPainter &painter, const QRect &area, const QModelIndex &index,
                              const QWidget *view, bool isOff, bool isInked)
{
    const QPalette &palette = view->palette();
    const int half = area.height() / 2;
    const QRect first(area.left(), area.top() + 2, area.width(), half - 2);
    QFont bold = view->font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette.color(isInked ? tone::onGo : isOff ? tone::greyInk : tone::ink));
    painter.drawText(
        first, int(Qt::AlignLeft | Qt::AlignVCenter),
        painter.fontMetrics().elidedText(index.data().toString(), Qt::ElideMiddle, first.width()));
    QRect second(area.left(), area.top() + half, area.width(), half - 3);
    second.setLeft(paintStatLine(painter, second, index.data(ShopModel::StatsRole).toStringList(),
                                 view, isOff));
    painter.setFont(styledFont(view->font(), TextStyle::Small));
    painter.setPen(palette.color(isInked ? tone::onGo : tone::greyInk));
    painter.drawText(second, int(Qt::AlignLeft | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(index.data(ShopModel::LineRole).toString(),
                                                      Qt::ElideRight, second.width()));
}

void ShopDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const QWidget *view = option.widget;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(ShopModel::HeadingRole).toBool()) {
        paintHeading(*painter, option.rect, index.data().toString(), view);
        painter->restore();
        return;
    }
    QStyleOptionViewItem shown(option);
    initStyleOption(&shown, index);
    const QString words = std::exchange(shown.text, QString());
    view->style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter, view);
    painter->fillRect(QRect(shown.rect.left(), shown.rect.bottom(), shown.rect.width(), 1),
                      view->palette().color(tone::soft));
    const bool isOff = !index.data(ShopModel::ReasonRole).toString().isEmpty();
    const bool isInked = isInkedAnew(shown);
    const int edge = gridStep(view, 2);
    if (index.column() == ShopModel::Name) {
        paintOffer(*painter, shown.rect.adjusted(edge, 0, -edge, 0), index, view, isOff, isInked);
    } else {
        QFont bold = view->font();
        bold.setBold(true);
        painter->setFont(bold);
        painter->setPen(view->palette().color(isInked     ? tone::onGo
                                                  : isOff ? tone::greyInk
                                                          : tone::ink));
        painter->drawText(shown.rect.adjusted(0, 0, -edge, 0),
                          int(Qt::AlignRight | Qt::AlignVCenter), words);
    }
    painter->restore();
}

} // namespace dugout
