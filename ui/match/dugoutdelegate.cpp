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

/// Draws at the right end of `area`, in at most so much of it, and takes the room away from it.
void paintRight(QPainter *painter, QRect &area, const QString &words, const QColor &colour, int gap,
                int most)
{
    if (words.isEmpty())
        return;
    const QFontMetrics metrics(smallFont());
    const QString shown = metrics.elidedText(words, Qt::ElideRight, std::min(most, area.width()));
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

/// Draws a name at the left end of `area`, but for what is kept of it, and takes the room away.
void paintName(QPainter *painter, QRect &area, const QString &name, int gap, int kept)
{
    const QFont font = strongFont();
    const QFontMetrics metrics(font);
    const QString shown = fittingName(metrics, name, area.width() - kept);
    painter->setFont(font);
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, shown);
    area.setLeft(area.left() + metrics.horizontalAdvance(shown) + gap);
}

void paintList(QPainter *painter, const QRect &area, const QString &words)
{
    painter->setFont(smallFont());
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      listThatFits(QFontMetrics(smallFont()), words, area.width()));
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

/// What all players need with a second line each, on the pitch and in reserve. Whoever is hurt or
/// sent off does not count: rows that change their height in a match jump under the mouse.
int roomForTwoLines(const QAbstractItemView *view)
{
    constexpr int headings = 2;
    int players = 0;
    for (int row = 0; row < view->model()->rowCount(); ++row)
        players += view->model()->index(row, 0).data(DugoutModel::HeadingRole).toBool() ? 0 : 1;
    return headings * heightOf(true, 1, view) + players * heightOf(false, 2, view);
}

void paintPlayer(QPainter *painter, QRect area, const QPalette &palette, const QModelIndex &index,
                 int gap, bool two)
{
    const QColor stateInk
        = palette.color(index.data(DugoutModel::HarmRole).toBool() ? tone::harm : tone::goInk);
    const QString state = index.data(DugoutModel::StateRole).toString();
    QRect below = area;
    // Beside his name there is half a line for what he is up to: who he is comes first.
    const int whole = area.width();
    const int half = whole / 2;
    if (two) {
        area.setHeight(area.height() / 2);
        below.setTop(area.bottom());
        below.setLeft(below.left() + numberWidth(gap));
        paintRight(painter, below, state, stateInk, gap, below.width());
    } else {
        paintRight(painter, area, state, stateInk, gap, half);
    }
    QString deeds = index.data(DugoutModel::DeedsRole).toString();
    if (const int taken = whole - area.width(); taken > 0) // his card tells them too
        deeds = listThatFits(QFontMetrics(smallFont()), deeds, half - taken);
    paintRight(painter, area, deeds, palette.color(tone::goInk), gap, half);
    painter->setFont(strongFont());
    painter->setPen(palette.color(tone::greyInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      QString::number(index.data(DugoutModel::NumberRole).toInt()));
    area.setLeft(area.left() + numberWidth(gap));
    painter->setPen(palette.color(tone::ink));
    const QString position = index.data(DugoutModel::PositionRole).toString();
    const int beside
        = two ? 0 : keptForFirst(QFontMetrics(smallFont()), position, area.width(), gap);
    paintName(painter, area, index.data().toString(), gap, beside);
    painter->setPen(palette.color(tone::greyInk));
    paintList(painter, two ? below : area, position);
}

} // namespace

QString listThatFits(const QFontMetrics &metrics, QString words, int width)
{
    const QString more = u" …"_s;
    const qsizetype all = words.size();
    while (!words.isEmpty() && metrics.horizontalAdvance(words) > width)
        words.truncate(std::max<qsizetype>(0, words.lastIndexOf(", "_L1)));
    // Who reads the list sees that it goes on: his card has the rest.
    const bool cut = !words.isEmpty() && words.size() < all;
    return cut && metrics.horizontalAdvance(words + more) <= width ? words + more : words;
}

int keptForFirst(const QFontMetrics &metrics, const QString &words, int width, int gap)
{
    const QString first = words.section(u", "_s, 0, 0);
    const int needed = first.isEmpty() ? 0 : metrics.horizontalAdvance(first) + gap;
    return needed <= width / 2 ? needed : 0;
}

void DugoutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const int pad = gridStep(option.widget, 2);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect area = option.rect.adjusted(pad, 0, -pad, 0);
    if (index.data(DugoutModel::HeadingRole).toBool()) {
        const int below = gridStep(option.widget, 1); // rows of two lines begin at their top
        paintHeading(painter, area.adjusted(0, 0, 0, -below), option.palette, index);
    } else {
        const bool current = option.state & QStyle::State_Selected;
        if (current || option.state & QStyle::State_MouseOver) {
            const bool ring = current && option.state & QStyle::State_HasFocus;
            painter->setPen(ring ? QPen(option.palette.color(tone::ink), 2.0) : QPen(Qt::NoPen));
            painter->setBrush(option.palette.color(tone::soft));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 6, 6);
        }
        paintPlayer(painter, area, option.palette, index, gridStep(option.widget, 2),
                    isRoomy(option.widget));
    }
    painter->restore();
}

QSize DugoutDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool heading = index.data(DugoutModel::HeadingRole).toBool();
    const int lines = !heading && isRoomy(option.widget) ? 2 : 1;
    return {gridStep(option.widget, 20), heightOf(heading, lines, option.widget)};
}

bool DugoutDelegate::isRoomy(const QWidget *widget) const
{
    const auto *view = qobject_cast<const QAbstractItemView *>(widget);
    if (!view)
        return false;
    if (const int height = view->window()->height(); height != m_windowHeight) {
        m_windowHeight = height;
        m_mostRoom = 0;
    }
    m_mostRoom = std::max(m_mostRoom, view->viewport()->height());
    return roomForTwoLines(view) <= m_mostRoom;
}

} // namespace dugout
