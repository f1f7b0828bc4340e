// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStyledItemDelegate>

namespace dugout {

/// Of a list with commas the first ones that fit. Half a word says nothing: where the first does
/// not fit there is none.
[[nodiscard]] QString listThatFits(const QFontMetrics &metrics, QString words, int width);

/// What a name in so much room leaves for the first of such a list, with a gap before it; nothing
/// where too little would be left of the name.
[[nodiscard]] int keptForFirst(const QFontMetrics &metrics, const QString &words, int width,
                               int gap);

/// A player in the dugout: number, name and position at the left, deeds and state at the right.
class DugoutDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    /// There is room for a second line below each name, for what he plays. A scoreboard that grows
    /// takes it away again from nobody.
    [[nodiscard]] bool isRoomy(const QWidget *widget) const;

    mutable int m_windowHeight = 0;
    mutable int m_mostRoom = 0; ///< that there was in a window so high
};

} // namespace dugout
