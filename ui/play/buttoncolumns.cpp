// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/buttoncolumns.h"

#include "ui/common/appearance.h"

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
    return gridStep(parentWidget(), m_tight ? 1 : 2);
}

int ButtonColumns::columnsIn(int width) const
{
    const int needed = minimumSize().width() + gap();
    return std::clamp((width + gap()) / std::max(1, needed), 1, mostColumns);
}

int ButtonColumns::arrange(const QRect &rect, bool move) const
{
    const int columns = columnsIn(rect.width());
    const int step = (rect.width() + gap()) / columns;
    int height = 0;
    for (int i = 0; i < count(); ++i) {
        QLayoutItem *item = m_items.at(i);
        const int each = item->sizeHint().height();
        const int y = i / columns * (each + gap());
        if (move)
            item->setGeometry({rect.x() + i % columns * step, rect.y() + y, step - gap(), each});
        height = y + each;
    }
    return height;
}

int ButtonColumns::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize ButtonColumns::minimumSize() const
{
    QSize least;
    // What the buttons say themselves: their policy would not let them be smaller than they like.
    for (QLayoutItem *item : m_items)
        least = least.expandedTo(item->widget()->minimumSizeHint());
    return least;
}

void ButtonColumns::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace dugout
