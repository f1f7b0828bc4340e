// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/common/actionbutton.h"

#include <QLayout>

#include <functional>
#include <map>
#include <tuple>

namespace dugout {

/// Lays buttons out in equal columns, as many as make the fewest rows; a long one takes the room of
/// two or more.
class ButtonColumns final : public QLayout
{
    Q_OBJECT

public:
    /// From so many on they are the doings of a turn, which come and go with who is at play.
    static constexpr qsizetype menuSize = 9;

    explicit ButtonColumns(QWidget *parent);
    ~ButtonColumns() override;

    /// Less air between them.
    void setTight(bool tight)
    {
        m_tight = tight;
        invalidate();
    }

    /// Slim tiles stand in one row, where there is hardly any height.
    void setTiles(TileSize size)
    {
        m_tiles = size;
        invalidate();
    }

    /// How much may be kept free for rows that were there once.
    void setMostKept(int height);

    /// Called whenever they have got their places.
    void setArranged(std::function<void()> arranged) { m_arranged = std::move(arranged); }

    void addItem(QLayoutItem *item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    [[nodiscard]] int gap() const;
    [[nodiscard]] int columnsIn(int width) const;
    /// How many of so many columns an item needs; more than there are when it does not fit.
    [[nodiscard]] int spanOf(const QLayoutItem *item, int width, int columns) const;
    /// Every button has the room it likes, in a column of its own.
    [[nodiscard]] bool isRoomy(int width, int columns) const;
    [[nodiscard]] int rowsIn(int width, int columns) const;
    /// Returns the height; moves the items when `move` says so.
    int arrange(const QRect &rect, bool move) const;

    QList<QLayoutItem *> m_items;
    bool m_tight = false;
    TileSize m_tiles = TileSize::Usual;
    /// How high it was already, by its width, the height of its buttons and whether they are tight:
    /// a row that is free stays so, and no button jumps. A window asks for several widths first.
    mutable std::map<std::tuple<int, int, bool>, int> m_menuHeights;
    int m_mostKept = QLAYOUTSIZE_MAX;
    std::function<void()> m_arranged;
};

} // namespace dugout
