// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/slipdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/teamink.h"
#include "ui/common/textlabel.h"
#include "ui/paper/slipmodel.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {
constexpr double changedPart = 0.2;
constexpr double rowPart = 0.07;
constexpr qreal frame = 2.5;
constexpr qreal tileRadius = 4;
} // namespace

QColor tinted(const QColor &ground, const QColor &with, double part)
{
    const auto mix
        = [part](int from, int to) { return static_cast<int>(from + (to - from) * part); };
    return {mix(ground.red(), with.red()), mix(ground.green(), with.green()),
            mix(ground.blue(), with.blue())};
}

SlipDelegate::SlipDelegate(const QColor &shirt, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_shirt(shirt)
{ }

void SlipDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const QPalette &palette = option.palette;
    const QColor card = palette.color(tone::card);
    const bool hasFocus = (option.state & QStyle::State_HasFocus) != 0;
    const bool inRow = (option.state & QStyle::State_Selected) != 0;
    const bool written = index.column() != SlipModel::Who && index.column() != SlipModel::Points;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QColor ground = card;
    if (index.data(SlipModel::ChangedRole).toBool())
        ground = tinted(card, palette.color(tone::look), changedPart);
    else if (inRow)
        ground = tinted(card, palette.color(tone::go), rowPart);
    else if (written && !index.flags().testFlag(Qt::ItemIsEditable))
        ground = palette.color(tone::soft);
    painter->fillRect(option.rect, ground);
    painter->setPen(palette.color(tone::line));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (index.column() != SlipModel::Who)
        painter->drawLine(option.rect.topLeft(), option.rect.bottomLeft());
    if (index.column() == SlipModel::Who)
        paintWho(*painter, option, index);
    else
        paintValue(*painter, option, index);
    if (hasFocus) {
        painter->setPen(QPen(palette.color(tone::go), frame));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5));
    }
    painter->restore();
}

void SlipDelegate::paintWho(QPainter &painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    constexpr int tileWidth = 24;
    constexpr int air = 6;
    const QVariant shirt = index.data(SlipModel::ShirtRole);
    QRect area = option.rect.adjusted(air, 0, -air, 0);
    const QFont strong = styledFont(option.font, TextStyle::Strong);
    if (shirt.isValid()) {
        const int side = std::min(tileWidth, option.rect.height() - 5);
        const QRectF tile(area.left(), area.center().y() - side / 2.0 + 1, tileWidth, side);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_shirt);
        painter.drawRoundedRect(tile, tileRadius, tileRadius);
        painter.setPen(inkOn(m_shirt));
        painter.setFont(styledFont(option.font, TextStyle::Small));
        painter.drawText(tile, Qt::AlignCenter, shirt.toString());
    }
    area.setLeft(area.left() + tileWidth + air);
    // The name comes first; what he plays has what is left, and goes where that is too little.
    constexpr int leastRole = 28;
    const QString role = index.data(SlipModel::PositionRole).toString();
    const QFont small = styledFont(option.font, TextStyle::Small);
    const QString name = index.data(Qt::DisplayRole).toString();
    const int wanted = QFontMetrics(strong).horizontalAdvance(name) + 2;
    const int left = area.width() - wanted - air;
    const int roleWidth
        = left < leastRole ? 0 : std::min(left, QFontMetrics(small).horizontalAdvance(role) + 2);
    const QRect names = area.adjusted(0, 0, roleWidth > 0 ? -roleWidth - air : 0, 0);
    painter.setFont(strong);
    painter.setPen(option.palette.color(tone::ink));
    painter.drawText(names, Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(strong).elidedText(name, Qt::ElideRight, names.width()));
    if (roleWidth == 0)
        return;
    painter.setFont(small);
    painter.setPen(option.palette.color(tone::greyInk));
    const QRect roles(area.right() - roleWidth, area.top(), roleWidth, area.height());
    painter.drawText(roles, Qt::AlignVCenter | Qt::AlignRight,
                     QFontMetrics(small).elidedText(role, Qt::ElideRight, roleWidth));
}

void SlipDelegate::paintValue(QPainter &painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    constexpr int air = 5;
    const bool isWords = index.column() == SlipModel::Injury;
    QString now = index.data(Qt::DisplayRole).toString();
    QString was = index.data(SlipModel::ChangedRole).toBool()
        ? index.data(SlipModel::WasRole).toString()
        : QString();
    QFont font = isWords ? styledFont(option.font, TextStyle::Small)
                         : styledFont(option.font, TextStyle::Strong);
    QFont struck = styledFont(option.font, TextStyle::Small);
    struck.setStrikeOut(true);
    const QRect area = option.rect.adjusted(air, 0, -air, 0);
    const bool twoLines = isWords && area.height() >= 2 * QFontMetrics(font).height();
    const QString beside = twoLines || was.isEmpty() ? QString() : was + u' ';
    if (isWords && QFontMetrics(font).horizontalAdvance(beside + now) > area.width()) {
        now = index.data(SlipModel::ShortRole).toString(); // its tool tip has the words
        was = was.isEmpty() ? was : index.data(SlipModel::ShortWasRole).toString();
    }
    const QColor ink
        = option.palette.color(index.column() == SlipModel::Points ? tone::greyInk : tone::ink);
    if (twoLines && !was.isEmpty()) {
        const int half = area.height() / 2;
        painter.setFont(struck);
        painter.setPen(option.palette.color(tone::look));
        painter.drawText(area.adjusted(0, 0, 0, now.isEmpty() ? 0 : -half), Qt::AlignVCenter,
                         QFontMetrics(struck).elidedText(was, Qt::ElideRight, area.width()));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(area.adjusted(0, half, 0, 0), Qt::AlignVCenter,
                         QFontMetrics(font).elidedText(now, Qt::ElideRight, area.width()));
        return;
    }
    if (!was.isEmpty()) {
        const QString between = now.isEmpty() ? QString() : u" "_s;
        const int before = QFontMetrics(struck).horizontalAdvance(was);
        const int all = before + QFontMetrics(font).horizontalAdvance(between + now);
        const int left = area.center().x() - all / 2;
        painter.setFont(struck);
        painter.setPen(option.palette.color(tone::look));
        painter.drawText(QRect(left, area.top(), before + 1, area.height()), Qt::AlignVCenter, was);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(QRect(left + before, area.top(), all - before + air, area.height()),
                         Qt::AlignVCenter, between + now);
        return;
    }
    if (index.column() == SlipModel::Points)
        font = styledFont(option.font, TextStyle::Small);
    painter.setFont(font);
    painter.setPen(ink);
    const Qt::Alignment where = isWords       ? Qt::AlignLeft
        : index.column() == SlipModel::Points ? Qt::AlignRight
                                              : Qt::AlignHCenter;
    painter.drawText(area, static_cast<int>(Qt::AlignVCenter | where),
                     QFontMetrics(font).elidedText(now, Qt::ElideRight, area.width()));
}

} // namespace dugout
