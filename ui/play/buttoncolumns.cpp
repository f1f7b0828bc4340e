// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/buttoncolumns.h"

#include "ui/common/appearance.h"

#include <algorithm>

namespace dugout {

namespace {

constexpr int mostColumns = 4;
/// So many long ones may take two columns for the sake of the others.
constexpr int mostLong = 2;

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
    return gridStep(parentWidget(), 2);
}

int ButtonColumns::columnsIn(int width) const
{
    for (int columns = mostColumns; columns > 1; --columns) {
        const int column = (width - (columns - 1) * gap()) / columns;
        const auto tooLong
            = std::count_if(m_items.begin(), m_items.end(), [column](const QLayoutItem *item) {
                  return item->minimumSize().width() > column;
              });
        if (tooLong <= mostLong)
            return columns;
    }
    return 1;
}

int ButtonColumns::arrange(const QRect &rect, bool move) const
{
    const int columns = columnsIn(rect.width());
    const int step = (rect.width() + gap()) / columns;
    int place = 0;
    int y = rect.y();
    int tallest = 0;
    for (QLayoutItem *item : m_items) {
        const int needed = item->minimumSize().width() + gap();
        const int span = std::clamp((needed + step - 1) / std::max(1, step), 1, columns);
        if (place + span > columns) {
            place = 0;
            y += tallest + gap();
            tallest = 0;
        }
        const int height = item->sizeHint().height();
        if (move)
            item->setGeometry({rect.x() + place * step, y, span * step - gap(), height});
        tallest = std::max(tallest, height);
        place += span;
    }
    return y + tallest - rect.y();
}

int ButtonColumns::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize ButtonColumns::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items)
        least = least.expandedTo(item->minimumSize());
    return least;
}

void ButtonColumns::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace dugout
