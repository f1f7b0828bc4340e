// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/roomydelegate.h"

#include "ui/common/appearance.h"

#include <QApplication>

namespace dugout {

QSize RoomyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, gridStep(option.widget, 2));
}

void RoomyDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool tree = !(index.flags() & Qt::ItemNeverHasChildren);
    option->font.setBold(tree && !index.parent().isValid());
}

} // namespace dugout
