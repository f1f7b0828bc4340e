// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/cardgrid.h"

#include "ui/common/appearance.h"

#include <algorithm>

namespace dugout {

namespace {

constexpr int narrowestCard = 66; // grid steps: a sentence still reads well
constexpr int gapSteps = 3;

int heightOf(QLayoutItem *item, int width)
{
    const int height
        = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
    return std::max(height, item->minimumSize().height());
}

} // namespace

CardGrid::CardGrid(int mostColumns, QWidget *parent)
    : QLayout(parent)
    , m_mostColumns(mostColumns)
{
    setContentsMargins(0, 0, 0, 0);
}

CardGrid::~CardGrid()
{
    qDeleteAll(m_items);
}

void CardGrid::clear()
{
    while (QLayoutItem *item = takeAt(0)) {
        delete item->widget();
        delete item;
    }
    invalidate();
}

QLayoutItem *CardGrid::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

CardGrid::Shape CardGrid::shapeIn(int width) const
{
    const int gap = gridStep(parentWidget(), gapSteps);
    // A long word in a name must not be cut for the sake of a column.
    const int narrowest = std::max(gridStep(parentWidget(), narrowestCard), minimumSize().width());
    const int columns = std::clamp((width + gap) / (narrowest + gap), 1, m_mostColumns);
    return {columns, std::max(0, (width - (columns - 1) * gap) / columns), gap};
}

int CardGrid::rowHeight(int firstCard, const Shape &shape) const
{
    int tallest = 0;
    for (int i = firstCard; i < std::min(firstCard + shape.columns, count()); ++i)
        tallest = std::max(tallest, heightOf(m_items.at(i), shape.cardWidth));
    return tallest;
}

int CardGrid::arrange(const QRect &rect, bool move) const
{
    const Shape shape = shapeIn(rect.width());
    int y = rect.y();
    for (int first = 0; first < count(); first += shape.columns) {
        const int height = rowHeight(first, shape);
        for (int i = first; move && i < std::min(first + shape.columns, count()); ++i) {
            const int x = rect.x() + (i - first) * (shape.cardWidth + shape.gap);
            m_items.at(i)->setGeometry({x, y, shape.cardWidth, height});
        }
        y += height + shape.gap;
    }
    return std::max(0, y - shape.gap - rect.y());
}

int CardGrid::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize CardGrid::sizeHint() const
{
    const int step = gridStep(parentWidget(), narrowestCard + gapSteps);
    const int width = std::clamp(count(), 1, m_mostColumns) * step;
    return {width, heightForWidth(width)};
}

QSize CardGrid::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        least = least.expandedTo(item->minimumSize());
    return least;
}

void CardGrid::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace dugout
