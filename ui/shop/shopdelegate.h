// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace dugout {

/// Something for sale in two lines: what it is called over what it does, or who it is over his
/// numbers and skills. The titles of groups stand among them.
class ShopDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] static int rowHeight(const QWidget *view, const QModelIndex &index);

private:
    static void paintHeading(QPainter &painter, const QRect &row, const QString &words,
                             const QWidget *view);
    static void paintOffer(QPainter &painter, const QRect &area, const QModelIndex &index,
                           const QWidget *view, bool isOff, bool isInked);
};

} // namespace dugout
