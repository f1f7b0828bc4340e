// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace dugout {

/// The frame of the current row, and the ground of the one that is pointed at.
void paintRowMark(QPainter *painter, const QStyleOptionViewItem &option);

/// A line of things to buy: the name strong, what it does as far as there is room, and at the right
/// how many are bought of how many, and the price. What is too dear is grey.
class ShelfDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { IdRole = Qt::UserRole, AboutRole, CountRole, PriceRole, DearRole };

    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
};

} // namespace dugout
