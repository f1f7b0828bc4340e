// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/logdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/dieface.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/play/logmodel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Newer ones are read, older ones looked up.
constexpr int freshRows = 3;

/// Dice beyond so many say nothing at a glance.
constexpr size_t mostDice = 6;

int iconSide(const QWidget *view)
{
    return gridStep(view, 4);
}

int dieSide(const QWidget *view)
{
    return gridStep(view, 5);
}

/// Beside the picture, and before the dice.
QRect textArea(const QRect &row, const QWidget *view, size_t dice)
{
    const int pad = gridStep(view, 2);
    const int air = gridStep(view, 1) / 2;
    const auto shown = static_cast<int>(std::min(dice, mostDice));
    const int right = shown * (dieSide(view) + gridStep(view, 1));
    return row.adjusted(pad + iconSide(view) + pad, air, -pad - right, -air);
}

} // namespace

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const
{
    const bool rejected = !index.data(LogModel::RejectedRole).toString().isEmpty();
    const bool heading = index.data(LogModel::HeadingRole).toBool();
    const bool selected = !heading && option.state & QStyle::State_Selected;
    painter->save();
    if (selected || (!heading && option.state & QStyle::State_MouseOver)) {
        painter->setRenderHint(QPainter::Antialiasing);
        // Where the keyboard is the line is thicker than in a list that only keeps its row.
        const qreal line
            = option.state & QStyle::State_HasFocus ? 3.0 : strokeWidth(option.palette);
        painter->setPen(selected ? QPen(option.palette.color(tone::go), line) : QPen(Qt::NoPen));
        painter->setBrush(option.palette.color(tone::soft));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
    }
    if (rejected)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), gridStep(option.widget, 1),
                                option.rect.height()),
                          option.palette.color(tone::look));
    const bool fresh = index.row() < freshRows;
    painter->setFont(heading ? styledFont(QApplication::font(), TextStyle::Strong)
                             : QApplication::font());
    painter->setPen(option.palette.color(rejected    ? tone::look
                                             : fresh ? tone::ink
                                                     : tone::greyInk));
    const LogLook look = heading ? LogLook{} : lookOf(index);
    const QRect words = heading
        ? option.rect.adjusted(gridStep(option.widget, 2), 0, -gridStep(option.widget, 2), 0)
        : textArea(option.rect, option.widget, look.dice.size());
    const QString line = index.data().toString();
    if (heading) // one line, however narrow
        painter->drawText(words, Qt::AlignVCenter,
                          painter->fontMetrics().elidedText(line, Qt::ElideRight, words.width()));
    else
        painter->drawText(words, Qt::TextWordWrap | Qt::AlignVCenter, line);
    paintLook(painter, option, look);
    painter->restore();
}

LogLook LogDelegate::lookOf(const QModelIndex &index) const
{
    const bool asked = m_looks && index.data(LogModel::RejectedRole).toString().isEmpty();
    return asked ? m_looks(index.data(LogModel::GroupRole).toInt()) : LogLook{};
}

void LogDelegate::paintLook(QPainter *painter, const QStyleOptionViewItem &option,
                            const LogLook &look) const
{
    const QPalette &palette = option.palette;
    const int pad = gridStep(option.widget, 2);
    const int icon = iconSide(option.widget);
    const int middle = option.rect.center().y() + 1;
    if (!look.icon.isEmpty())
        paintToneIcon(painter, look.icon, {option.rect.left() + pad, middle - icon / 2, icon, icon},
                      palette.color(look.icon == "injury"_L1 ? tone::harm : tone::greyInk));
    const int die = dieSide(option.widget);
    const size_t count = std::min(look.dice.size(), mostDice);
    int x
        = option.rect.right() - pad - static_cast<int>(count) * (die + gridStep(option.widget, 1));
    for (size_t i = 0; i < count; ++i) {
        const QRectF body = QRectF(x, middle - die / 2, die, die).adjusted(1, 1, -1, -1);
        paintDie(*painter, body,
                 {look.dice[i], 6, look.symbols.value(static_cast<qsizetype>(i)),
                  palette.color(tone::ink), palette.color(tone::card), palette.color(tone::line),
                  1.0});
        x += die + gridStep(option.widget, 1);
    }
}

int LogDelegate::heightOf(const QString &line, int width) const
{
    if (m_font != QApplication::font()) {
        m_heights.clear();
        m_font = QApplication::font();
    }
    const auto known = m_heights.constFind({line, width});
    if (known != m_heights.constEnd())
        return *known;
    const QRect room(0, 0, std::max(1, width), 100000);
    const int height = QFontMetrics(m_font).boundingRect(room, Qt::TextWordWrap, line).height();
    m_heights.insert({line, width}, height);
    return height;
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const bool heading = index.data(LogModel::HeadingRole).toBool();
    if (heading)
        return {width, gridStep(option.widget, 6)};
    const size_t dice = lookOf(index).dice.size();
    const int room = textArea({0, 0, width, 0}, option.widget, dice).width();
    const int words = heightOf(index.data().toString(), room) + gridStep(option.widget, 1);
    return {width, std::max(words, gridStep(option.widget, 6))};
}

} // namespace dugout
