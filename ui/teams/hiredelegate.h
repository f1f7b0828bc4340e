// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace dugout {

/// A position for hire in two lines: what it is called, how many there are and what it costs, and
/// below that its numbers and skills. At the end stands a button that hires one.
class HireDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    [[nodiscard]] static int rowHeight(const QWidget *view);

signals:
    void hireRequested(const QModelIndex &index);

protected:
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

private:
    [[nodiscard]] static QRect buttonIn(const QRect &row, const QWidget *view);
    static void paintButton(QPainter &painter, const QRect &button, bool isOff,
                            const QWidget *view);
};

} // namespace dugout
