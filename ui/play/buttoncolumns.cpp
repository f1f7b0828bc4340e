// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/buttoncolumns.h"

#include "ui/common/appearance.h"
#include "ui/play/tileboard.h"

#include <QWidget>

#include <algorithm>

namespace dugout {

namespace {

constexpr int mostColumns = 4;

} // namespace

ButtonColumns::ButtonColumns(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

ButtonColumns::~ButtonColumns()
{
    qDeleteAll(m_items);
}

QLayoutItem *ButtonColumns::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int ButtonColumns::gap() const
{
    return gridStep(parentWidget(), m_tight || m_tiles == TileSize::Slim ? 1 : 2);
}

int ButtonColumns::spanOf(const QLayoutItem *item, int width, int columns) const
{
    const int step = (width + gap()) / columns;
    // Letters of one size, unless there is little room. What the button says itself: its policy
    // would not let it be smaller than it likes.
    const QSize size = m_tight ? item->widget()->minimumSizeHint() : item->widget()->sizeHint();
    const int needed = size.width() + gap();
    return std::max(1, (needed + step - 1) / std::max(1, step));
}

bool ButtonColumns::isRoomy(int width, int columns) const
{
    const int step = (width + gap()) / columns;
    return std::all_of(m_items.begin(), m_items.end(), [this, step](const QLayoutItem *item) {
        return item->widget()->sizeHint().width() + gap() <= step;
    });
}

int ButtonColumns::rowsIn(int width, int columns) const
{
    int rows = 1;
    int column = 0;
    for (const QLayoutItem *item : m_items) {
        const int span = std::min(spanOf(item, width, columns), columns);
        if (column + span > columns) {
            ++rows;
            column = 0;
        }
        column += span;
    }
    return rows;
}

int ButtonColumns::columnsIn(int width) const
{
    int best = 1;
    for (int columns = 2; columns <= mostColumns; ++columns) {
        int widest = 1;
        for (const QLayoutItem *item : m_items)
            widest = std::max(widest, spanOf(item, width, columns));
        const int fewer = rowsIn(width, best) - rowsIn(width, columns);
        const bool roomy = isRoomy(width, columns);
        // Many buttons stay where they are when there is one more of them: a row more is better,
        // unless there is little room.
        const bool crowds = columns == mostColumns && !m_tight && !roomy;
        // With no more rows, narrow buttons look better than one that fills the line; but not with
        // smaller letters.
        if (widest <= columns && (fewer > (crowds ? 1 : 0) || (fewer == 0 && roomy)))
            best = columns;
    }
    return best;
}

int ButtonColumns::arrange(const QRect &rect, bool move) const
{
    if (haveTiles(m_items))
        return arrangeTiles(m_items, {rect, gap(), m_tight, m_tiles}, move);
    const int columns = columnsIn(rect.width());
    const int step = (rect.width() + gap()) / columns;
    int column = 0;
    int y = 0;
    int height = 0;
    for (QLayoutItem *item : m_items) {
        const int span = std::min(spanOf(item, rect.width(), columns), columns);
        const int each = item->sizeHint().height();
        if (column + span > columns) {
            y += each + gap();
            column = 0;
        }
        if (move)
            item->setGeometry({rect.x() + column * step, rect.y() + y, span * step - gap(), each});
        column += span;
        height = y + each;
    }
    return height;
}

int ButtonColumns::heightForWidth(int width) const
{
    const int height = arrange({0, 0, width, 0}, false);
    if (m_items.size() < menuSize || haveTiles(m_items))
        return height;
    int &reserved = m_menuHeights[{width, m_items.constFirst()->sizeHint().height(), m_tight}];
    reserved = std::max(reserved, height);
    return std::max(height, std::min(reserved, m_mostKept));
}

void ButtonColumns::setMostKept(int height)
{
    if (height == m_mostKept)
        return;
    m_mostKept = height;
    update();
}

QSize ButtonColumns::minimumSize() const
{
    QSize least;
    for (QLayoutItem *item : m_items)
        least = least.expandedTo(item->widget()->minimumSizeHint());
    if (haveTiles(m_items))
        least.setWidth(leastTileWidth(m_items, gap(), m_tiles));
    return least;
}

void ButtonColumns::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
    if (m_arranged)
        m_arranged();
}

} // namespace dugout
