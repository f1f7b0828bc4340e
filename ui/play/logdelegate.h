// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

namespace dugout {

/// A line of the log: the moment strong, the rest wrapped beside it; what no longer fits with a
/// bar and in the colour of *look here*.
class LogDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    [[nodiscard]] int heightOf(const QString &line, int width) const;

    // Every line is asked for again whenever one is added.
    mutable QHash<QString, int> m_heights; ///< of the lines at this width and in this font
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace dugout
