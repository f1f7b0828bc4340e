// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/homecolumns.h"

#include "ui/common/appearance.h"

#include <QWidget>

#include <algorithm>
#include <array>

namespace dugout {

namespace {

constexpr int homeGapSteps = 4;
constexpr int twoColumnsSteps = 220;
constexpr int threeColumnsSteps = 370;
constexpr qsizetype topItems = 2;

int heightIn(QLayoutItem *item, int width)
{
    const int height
        = item->hasHeightForWidth() ? item->heightForWidth(width) : item->sizeHint().height();
    return std::max(height, item->minimumSize().height());
}

} // namespace

HomeColumns::HomeColumns(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

HomeColumns::~HomeColumns()
{
    qDeleteAll(m_items);
}

void HomeColumns::addTop(QWidget *first, QWidget *beside)
{
    addWidget(first);
    addWidget(beside);
}

void HomeColumns::addCard(QWidget *card, int column)
{
    addWidget(card);
    m_columns.append(column);
}

QLayoutItem *HomeColumns::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int HomeColumns::columnsIn(int width) const
{
    if (width >= gridStep(parentWidget(), threeColumnsSteps))
        return 3;
    return width >= gridStep(parentWidget(), twoColumnsSteps) ? 2 : 1;
}

/// Returns where the cards below begin.
int HomeColumns::arrangeTop(const QRect &rect, int columns, bool move) const
{
    const int gap = gridStep(parentWidget(), homeGapSteps);
    QLayoutItem *first = m_items.value(0);
    QLayoutItem *beside = m_items.value(1);
    if (columns == 3 && first && !first->isEmpty()) {
        const int third = (rect.width() - 2 * gap) / 3;
        const int wide = rect.width() - third - gap;
        const bool isAlone = !beside || beside->isEmpty();
        const int height = std::max(heightIn(first, wide), isAlone ? 0 : heightIn(beside, third));
        if (move) {
            first->setGeometry({rect.left(), rect.top(), wide, height});
            if (!isAlone)
                beside->setGeometry({rect.left() + wide + gap, rect.top(), third, height});
        }
        return rect.top() + height + gap;
    }
    int y = rect.top();
    for (QLayoutItem *each : {first, beside}) {
        if (!each || each->isEmpty())
            continue;
        const int height = heightIn(each, rect.width());
        if (move)
            each->setGeometry({rect.left(), y, rect.width(), height});
        y += height + gap;
    }
    return y;
}

/// Where not all columns have cards, the others share the width; with two columns each card goes
/// below the shorter one.
int HomeColumns::arrange(const QRect &rect, bool move) const
{
    const int gap = gridStep(parentWidget(), homeGapSteps);
    const int columns = columnsIn(rect.width());
    std::array<bool, 3> isUsed{};
    for (qsizetype i = topItems; i < m_items.size(); ++i) {
        if (!m_items.at(i)->isEmpty())
            isUsed.at(static_cast<size_t>(m_columns.at(i - topItems))) = true;
    }
    const auto used = static_cast<int>(std::count(isUsed.begin(), isUsed.end(), true));
    const int shown = std::clamp(used, 1, columns);
    const int width = (rect.width() - (shown - 1) * gap) / shown;
    const int top = arrangeTop(rect, shown, move);
    std::array<int, 3> ends{top, top, top};
    if (shown == 3 && m_items.size() > 1 && m_items.at(1)->isEmpty())
        ends[2] = rect.top(); // nothing stands beside what comes first
    for (qsizetype i = topItems; i < m_items.size(); ++i) {
        QLayoutItem *item = m_items.at(i);
        if (item->isEmpty())
            continue;
        const auto wanted = static_cast<size_t>(m_columns.at(i - topItems));
        size_t column = 0;
        if (shown == used) // each column that has cards keeps them
            column = static_cast<size_t>(std::count(
                isUsed.begin(), isUsed.begin() + static_cast<std::ptrdiff_t>(wanted), true));
        else if (shown == 2)
            column = ends[1] < ends[0] ? 1 : 0;
        const int height = heightIn(item, width);
        if (move)
            item->setGeometry({rect.left() + static_cast<int>(column) * (width + gap),
                               ends.at(column), width, height});
        ends.at(column) += height + gap;
    }
    return *std::max_element(ends.begin(), ends.end()) - gap - rect.top();
}

int HomeColumns::heightForWidth(int width) const
{
    return std::max(0, arrange({0, 0, width, 0}, false));
}

QSize HomeColumns::sizeHint() const
{
    return minimumSize();
}

QSize HomeColumns::minimumSize() const
{
    int width = 0;
    for (const QLayoutItem *each : m_items) {
        if (!each->isEmpty())
            width = std::max(width, each->minimumSize().width());
    }
    return {width, 0};
}

void HomeColumns::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace dugout
