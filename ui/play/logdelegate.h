// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/play/gametable.h"

#include <QFont>
#include <QHash>
#include <QStyledItemDelegate>

namespace dugout {

/// A line of the log: a picture of what it is about, its words, and the dice at its end; the moment
/// strong, what no longer fits with a bar and in the colour of *look here*.
class LogDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setLooks(std::function<LogLook(int group)> looks) { m_looks = std::move(looks); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    [[nodiscard]] int heightOf(const QString &line, int width) const;
    [[nodiscard]] LogLook lookOf(const QModelIndex &index) const;
    void paintLook(QPainter *painter, const QStyleOptionViewItem &option,
                   const LogLook &look) const;

    std::function<LogLook(int)> m_looks;

    // Every line is asked for again whenever one is added.
    mutable QHash<std::pair<QString, int>, int> m_heights; ///< of lines in so much width
    mutable QFont m_font;
};

} // namespace dugout
