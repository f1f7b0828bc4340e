// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace dugout {

/// A cell of a sheet of paper: the shirt in the colour of its team, what was written, and struck
/// out beside it what stood there before.
class SlipDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    SlipDelegate(const QColor &shirt, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    void paintWho(QPainter &painter, const QStyleOptionViewItem &option,
                  const QModelIndex &index) const;
    static void paintValue(QPainter &painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index);

    QColor m_shirt;
};

/// What is a little nearer to a colour than the ground it lies on.
[[nodiscard]] QColor tinted(const QColor &ground, const QColor &with, double part);

} // namespace dugout
