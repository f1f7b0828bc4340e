// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>

namespace dugout {

/// Lays cards side by side in equal columns, as many as find room, the rest below. The cards of a
/// row are as tall as the tallest.
class CardGrid final : public QLayout
{
    Q_OBJECT

public:
    CardGrid(int mostColumns, QWidget *parent);
    ~CardGrid() override;

    /// Deletes the cards.
    void clear();

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    struct Shape
    {
        int columns;
        int cardWidth;
        int gap;
    };

    [[nodiscard]] Shape shapeIn(int width) const;
    [[nodiscard]] int rowHeight(int firstCard, const Shape &shape) const;
    /// Returns the height; moves the cards when `move` says so.
    int arrange(const QRect &rect, bool move) const;

    QList<QLayoutItem *> m_items;
    int m_mostColumns;
};

} // namespace dugout
