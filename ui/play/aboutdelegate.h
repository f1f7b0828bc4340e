// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace dugout {

/// A line of what is chosen with what it does: a box where several are ticked, the name strong, and
/// after it the words, in as many lines as the row is high enough for.
class AboutDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    enum Role { AboutRole = Qt::UserRole + 1 };

    using QStyledItemDelegate::QStyledItemDelegate;

    /// With every word of it, in this width.
    [[nodiscard]] static int wholeHeight(const QWidget *view, const QModelIndex &index, int width);
    /// With as many words as one line holds.
    [[nodiscard]] static int lineHeight(const QWidget *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
};

} // namespace dugout
