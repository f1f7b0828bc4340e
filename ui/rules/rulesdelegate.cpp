// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rulesdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/rowfocus.h"
#include "ui/common/textlabel.h"
#include "ui/common/toneicon.h"
#include "ui/models/rulesmodel.h"

#include <QApplication>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void paintHeading(QPainter *painter, const QRect &area, const QPalette &palette,
                  const QModelIndex &index)
{
    painter->setFont(styledFont(QApplication::font(), TextStyle::Strong));
    painter->setPen(palette.color(tone::greyInk));
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter,
                      QString::number(index.data(RulesModel::CountRole).toInt()));
}

void paintEntry(QPainter *painter, QRect area, const QStyleOptionViewItem &option,
                const QModelIndex &index, int gap)
{
    const QColor ink = rowInk(option, tone::ink);
    const QFont font = QApplication::font();
    if (index.data(RulesModel::FavouriteRole).toBool()) {
        const int side = QFontMetrics(font).height();
        paintToneIcon(painter, u"star-filled"_s,
                      {area.right() - side + 1, area.center().y() - side / 2, side, side},
                      rowInk(option, tone::look));
        area.setRight(area.right() - side - gap);
    }
    painter->setFont(font);
    painter->setPen(ink);
    const QFontMetrics metrics(font);
    const QString name = index.data().toString();
    painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(name, Qt::ElideRight, area.width()));
    const QString owner = index.data(RulesModel::OwnerRole).toString();
    const QRect rest = area.adjusted(metrics.horizontalAdvance(name) + gap, 0, 0, 0);
    const QFont small = styledFont(font, TextStyle::Small);
    const QFontMetrics smallMetrics(small);
    if (owner.isEmpty() || rest.width() < smallMetrics.averageCharWidth() * 4)
        return;
    painter->setFont(small);
    painter->setPen(rowInk(option, tone::greyInk));
    painter->drawText(rest, Qt::AlignLeft | Qt::AlignVCenter,
                      smallMetrics.elidedText(owner, Qt::ElideRight, rest.width()));
}

} // namespace

void RulesDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const int pad = gridStep(option.widget, 2);
    const QRect area = option.rect.adjusted(pad, 0, -pad, 0);
    painter->save();
    if (index.data(RulesModel::HeadingRole).toBool()) {
        paintHeading(painter, area, option.palette, index);
    } else {
        if (option.state & QStyle::State_Selected)
            paintChosenRow(*painter, option);
        paintEntry(painter, area, option, index, pad);
    }
    painter->restore();
}

QSize RulesDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {gridStep(option.widget, 40),
            QFontMetrics(QApplication::font()).height() + gridStep(option.widget, 2)};
}

} // namespace dugout
