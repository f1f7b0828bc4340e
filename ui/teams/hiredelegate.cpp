// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/hiredelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/rowfocus.h"
#include "ui/common/statline.h"
#include "ui/common/textlabel.h"
#include "ui/common/theme.h"
#include "ui/models/hiremodel.h"

#include <QMouseEvent>
#include <QPainter>

#include <utility>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int hireRowSteps = 12;
constexpr int plusSteps = 7;

QFont boldFont(const QWidget *view)
{
    QFont font = view->font();
    font.setBold(true);
    return font;
}

QString words(const QModelIndex &index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

} // namespace

int HireDelegate::rowHeight(const QWidget *view)
{
    return gridStep(view, hireRowSteps);
}

QRect HireDelegate::buttonIn(const QRect &row, const QWidget *view)
{
    const int side = gridStep(view, plusSteps);
    return {row.right() + 1 - side - gridStep(view, 1), row.center().y() - side / 2 + 1, side,
            side};
}

QSize HireDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QWidget *view = option.widget;
    const int first = QFontMetrics(boldFont(view)).horizontalAdvance(index.data().toString())
        + QFontMetrics(styledFont(view->font(), TextStyle::Small))
              .horizontalAdvance(words(index, HireModel::Count));
    return {first + gridStep(view, plusSteps + 6), rowHeight(view)};
}

void HireDelegate::paintButton(QPainter &painter, const QRect &button, bool isOff,
                               const QWidget *view)
{
    const QPalette &palette = view->palette();
    const QRectF body = QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(isOff ? QPen(palette.color(tone::line), strokeWidth(palette)) : QPen(Qt::NoPen));
    painter.setBrush(isOff ? palette.color(tone::card) : palette.color(tone::go));
    painter.drawRoundedRect(body, 6, 6);
    painter.setPen(QPen(palette.color(isOff ? tone::line : tone::onGo), 2));
    const qreal arm = body.width() / 4;
    painter.drawLine(body.center() - QPointF(arm, 0), body.center() + QPointF(arm, 0));
    painter.drawLine(body.center() - QPointF(0, arm), body.center() + QPointF(0, arm));
}

void HireDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem shown(option);
    initStyleOption(&shown, index);
    const QString name = std::exchange(shown.text, QString());
    const QWidget *view = option.widget;
    view->style()->drawControl(QStyle::CE_ItemViewItem, &shown, painter, view);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette &palette = option.palette;
    painter->fillRect(QRect(shown.rect.left(), shown.rect.bottom(), shown.rect.width(), 1),
                      palette.color(tone::soft));
    const bool isOff = !index.data(HireModel::RefusalRole).toString().isEmpty()
        || index.data(HireModel::FullRole).toBool();
    const bool isInked = isInkedAnew(shown);
    const QRect button = buttonIn(shown.rect, view);
    paintButton(*painter, button, isOff, view);
    const int half = shown.rect.height() / 2;
    const int left = shown.rect.left() + gridStep(view, 2);
    QRect line(left, shown.rect.top() + 2, button.left() - gridStep(view, 2) - left, half - 2);
    const QColor ink = palette.color(isInked ? tone::onGo : isOff ? tone::greyInk : tone::ink);
    painter->setPen(ink);
    painter->setFont(boldFont(view));
    const QString price = words(index, HireModel::Cost);
    const int priceWidth = painter->fontMetrics().horizontalAdvance(price) + gridStep(view, 2);
    const int nameWidth = painter->fontMetrics().horizontalAdvance(name) + gridStep(view, 1);
    const QFont small = styledFont(view->font(), TextStyle::Small);
    const QString count = words(index, HireModel::Count);
    const int countWidth = QFontMetrics(small).horizontalAdvance(count);
    // Where the name is long the price stands beside the skills.
    QRect second(left, shown.rect.top() + half, line.width(), half - 3);
    const bool isAbove = nameWidth + countWidth + priceWidth <= line.width();
    painter->drawText(isAbove ? line : second, int(Qt::AlignRight | Qt::AlignVCenter), price);
    QRect &narrowed = isAbove ? line : second;
    narrowed.setRight(narrowed.right() - priceWidth);
    const QString shownName
        = painter->fontMetrics().elidedText(name, Qt::ElideMiddle, line.width() - countWidth);
    painter->drawText(line, int(Qt::AlignLeft | Qt::AlignVCenter), shownName);
    const int after = painter->fontMetrics().horizontalAdvance(shownName) + gridStep(view, 1);
    painter->setFont(small);
    painter->setPen(palette.color(isInked ? tone::onGo : tone::greyInk));
    painter->drawText(line.adjusted(after, 0, gridStep(view, 1), 0),
                      int(Qt::AlignLeft | Qt::AlignVCenter), count);
    second.setLeft(paintStatLine(*painter, second, index.data(HireModel::StatsRole).toStringList(),
                                 view, isOff));
    painter->setFont(small);
    painter->setPen(palette.color(isInked ? tone::onGo : tone::greyInk));
    painter->drawText(
        second, int(Qt::AlignLeft | Qt::AlignVCenter),
        painter->fontMetrics().elidedText(index.data(HireModel::SkillsRole).toString(),
                                          Qt::ElideRight, second.width()));
    painter->restore();
}

bool HireDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                               const QStyleOptionViewItem &option, const QModelIndex &index)
{
    // A second click on the button hires a second one: as fast as this the view tells of it only
    // that it was pressed twice.
    if (event->type() == QEvent::MouseButtonRelease
        || event->type() == QEvent::MouseButtonDblClick) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton
            && buttonIn(option.rect, option.widget).contains(mouse->position().toPoint())) {
            emit hireRequested(index);
            return true;
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

} // namespace dugout
