// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/shirtdelegate.h"

#include "ui/common/appearance.h"
#include "ui/common/shirtdisc.h"

#include <QPainter>

namespace dugout {

namespace {

constexpr int sideSteps = 6;

} // namespace

int ShirtDelegate::side(const QWidget *view)
{
    return gridStep(view, sideSteps);
}

QString ShirtDelegate::words(const QString &text, bool shortly)
{
    if (!text.startsWith(u'#'))
        return text;
    const QString words = text.section(u' ', 1);
    return shortly ? words.section(QStringLiteral(" · "), 0, 0) : words;
}

void ShirtDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const auto colour = index.data(ColourRole).value<QColor>();
    const QString text = index.data().toString();
    bool numbered = false;
    const int number
        = text.section(u' ', 0, 0).sliced(std::min<qsizetype>(1, text.size())).toInt(&numbered);
    if (!colour.isValid() || !numbered || !option->widget)
        return;
    option->text = words(text, m_short);
    const int wide = side(option->widget);
    const double ratio = option->widget->devicePixelRatioF();
    QPixmap shirt(QSize(wide, wide) * ratio);
    shirt.setDevicePixelRatio(ratio);
    shirt.fill(Qt::transparent);
    QPainter painter(&shirt);
    paintShirt(&painter, QRectF(1, 1, wide - 2, wide - 2), number,
               shirtInks(colour, option->palette));
    painter.end();
    QIcon icon(shirt);
    icon.addPixmap(shirt, QIcon::Selected); // no tint over the colours of a team
    option->icon = icon;
    option->decorationSize = {wide, wide};
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace dugout
