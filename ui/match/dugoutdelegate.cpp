// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/dugoutdelegate.h"

#include "core/text/plaintext.h"
#include "ui/common/appearance.h"
#include "ui/common/textlabel.h"
#include "ui/match/dugoutmodel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QPainter>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QFont smallFont()
{
    return styledFont(QApplication::font(), TextStyle::Small);
}

QFont strongFont()
{
    return styledFont(QApplication::font(), TextStyle::Strong);
}

/// Draws at the right end of `area` and takes the room away from it.
void paintRight(QPainter *painter, QRect &area, const QString &words, const QColor &colour, int gap)
{
    if (words.isEmpty())
        return;
    const QFontMetrics metrics(smallFont());
    const QString shown = metrics.elidedText(words, Qt::ElideRight, area.width());
    painter->setFont(smallFont());
    painter->setPen(colour);
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, shown);
    area.setRight(area.right() - metrics.horizontalAdvance(shown) - gap);
}

/// A name as people shorten it: without what stands in quotation marks or brackets, then with the
/// first name as a letter. All players keep letters of one size.
QString fittingName(const QFontMetrics &metrics, const QString &name, int width)
{
    static const QRegularExpression nickname(u"\\s+['\"«„“‘].*['\"»“”’](?=\\s)"_s);
    static const QRegularExpression bracket(u"\\s+\\(.*\\)$"_s);
    QString shorter = name;
    const auto fits = [&metrics, width](const QString &words) {
        return metrics.horizontalAdvance(words) <= width;
    };
    if (!fits(shorter))
        shorter.remove(nickname).remove(bracket);
    if (const qsizetype space = shorter.indexOf(u' '); !fits(shorter) && space > 1)
        shorter = firstCharacter(shorter) + u'.' + shorter.sliced(space);
    return metrics.elidedText(shorter, Qt::ElideRight, width);
}

/// Draws a name at the left end of `area` and takes the room away from it.
void paintName(QPainter *painter, QRect &area, const QString &name, int gap)
{
    const QFont font = strongFont();
    const QFontMetrics metrics(font);
    const QString shown = fittingName(metrics, name, area.width());
    painter->setFont(font);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, shown);
    area.setLeft(area.left() + metrics.horizontalAdvance(shown) + gap);
}

/// Half a word says nothing: it is drawn whole or not at all.
void paintWhole(QPainter *painter, const QRect &area, const QString &words)
{
    if (QFontMetrics(smallFont()).horizontalAdvance(words) > area.width())
        return;
    painter->setFont(smallFont());
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, words);
}

void paintHeading(QPainter *painter, QRect area, const QPalette &palette, const QModelIndex &index)
{
    painter->setPen(palette.color(tone::greyInk));
    painter->setFont(styledFont(QApplication::font(), TextStyle::Strong));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignBottom, index.data().toString());
    painter->drawText(area, Qt::AlignRight | Qt::AlignBottom,
                      QString::number(index.data(DugoutModel::CountRole).toInt()));
}

int numberWidth(int gap)
{
    return QFontMetrics(strongFont()).horizontalAdvance(u'0') * 2 + gap;
}

int heightOf(bool heading, int lines, const QWidget *view)
{
    const int line = QFontMetrics(QApplication::font()).height();
    const int second = lines > 1 ? QFontMetrics(smallFont()).height() : 0;
    return line + second + gridStep(view, heading ? 3 : lines > 1 ? 1 : 2);
}

/// There is room for a second line below each name, for what he plays.
bool isRoomy(const QAbstractItemView *view)
{
    if (!view)
        return false;
    const int headingHeight = heightOf(true, 1, view);
    const int playerHeight = heightOf(false, 2, view);
    int needed = 0;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        const bool heading = view->model()->index(row, 0).data(DugoutModel::HeadingRole).toBool();
        needed += heading ? headingHeight : playerHeight;
    }
    return needed <= view->viewport()->height();
}

/// What happened to him goes into a second line before it would cut his name.
bool needsTwoLines(const QModelIndex &index, int width, int gap, const QAbstractItemView *view)
{
    if (isRoomy(view))
        return true;
    const QFontMetrics small(smallFont());
    int needed
        = numberWidth(gap) + QFontMetrics(strongFont()).horizontalAdvance(index.data().toString());
    for (const int role : {DugoutModel::StateRole, DugoutModel::DeedsRole}) {
        const QString words = index.data(role).toString();
        needed += words.isEmpty() ? 0 : small.horizontalAdvance(words) + gap;
    }
    return needed > width && !index.data(DugoutModel::StateRole).toString().isEmpty();
}

void paintPlayer(QPainter *painter, QRect area, const QPalette &palette, const QModelIndex &index,
                 int gap, const QAbstractItemView *view)
{
    const QColor stateInk
        = palette.color(index.data(DugoutModel::HarmRole).toBool() ? tone::harm : tone::goInk);
    const QString state = index.data(DugoutModel::StateRole).toString();
    const bool two = needsTwoLines(index, area.width(), gap, view);
    QRect below = area;
    if (two) {
        area.setHeight(area.height() / 2);
        below.setTop(area.bottom());
        below.setLeft(below.left() + numberWidth(gap));
        paintRight(painter, below, state, stateInk, gap);
    } else {
        paintRight(painter, area, state, stateInk, gap);
    }
    paintRight(painter, area, index.data(DugoutModel::DeedsRole).toString(),
               palette.color(tone::goInk), gap);
    painter->setFont(strongFont());
    painter->setPen(palette.color(tone::greyInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      QString::number(index.data(DugoutModel::NumberRole).toInt()));
    area.setLeft(area.left() + numberWidth(gap));
    painter->setPen(palette.color(tone::ink));
    paintName(painter, area, index.data().toString(), gap);
    painter->setPen(palette.color(tone::greyInk));
    paintWhole(painter, two ? below : area, index.data(DugoutModel::PositionRole).toString());
}

} // namespace

void DugoutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const int pad = gridStep(option.widget, 2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect area = option.rect.adjusted(pad, 0, -pad, 0);
    if (index.data(DugoutModel::HeadingRole).toBool()) {
        paintHeading(painter, area, option.palette, index);
    } else {
        const bool current = option.state & QStyle::State_Selected;
        if (current || option.state & QStyle::State_MouseOver) {
            const bool ring = current && option.state & QStyle::State_HasFocus;
            painter->setPen(ring ? QPen(option.palette.color(tone::ink), 2.0) : QPen(Qt::NoPen));
            painter->setBrush(option.palette.color(tone::soft));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
        }
        paintPlayer(painter, area, option.palette, index, gridStep(option.widget, 2),
                    qobject_cast<const QAbstractItemView *>(option.widget));
    }
    painter->restore();
}

QSize DugoutDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool heading = index.data(DugoutModel::HeadingRole).toBool();
    const int gap = gridStep(option.widget, 2);
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    const int width = view ? view->viewport()->width() - 2 * gap : option.rect.width();
    const int lines = !heading && needsTwoLines(index, width, gap, view) ? 2 : 1;
    return {gridStep(option.widget, 20), heightOf(heading, lines, option.widget)};
}

} // namespace dugout
