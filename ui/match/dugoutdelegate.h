// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetrics>
#include <QStyledItemDelegate>

namespace dugout {

/// Of a list with commas the first ones that fit. Half a word says nothing: where the first does
/// not fit there is none.
[[nodiscard]] QString listThatFits(const QFontMetrics &metrics, QString words, int width);

/// A player in the dugout: his pawn, his name with what he plays below it, and how he is in a word;
/// who waits is his number alone.
class DugoutDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// A line for his name alone, where there is little height.
    void setLow(bool low) { m_low = low; }
    [[nodiscard]] int rowHeight(const QWidget *view, bool low) const;
    [[nodiscard]] int headingHeight(const QWidget *view) const;
    [[nodiscard]] int chipSide(const QWidget *view) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

private:
    bool m_low = false;
};

} // namespace dugout
