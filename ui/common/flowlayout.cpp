// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/flowlayout.h"

#include "ui/common/appearance.h"

#include <QAbstractButton>

#include <algorithm>
#include <vector>

namespace dugout {

namespace {

/// What a button says itself: its policy would not let it be smaller than it likes.
int leastWidth(const QLayoutItem *item)
{
    const auto *button = qobject_cast<const QAbstractButton *>(item->widget());
    return button ? button->minimumSizeHint().width() : item->minimumSize().width();
}

} // namespace

FlowLayout::FlowLayout(QWidget *parent)
    : QLayout(parent)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::gap(int steps) const
{
    const QWidget *widget = parentWidget();
    return widget ? gridStep(widget, steps) : 0;
}

/// What is wider than the whole line wraps inside, or shrinks as far as it says itself.
QSize FlowLayout::sizeOf(const QLayoutItem *item, int width)
{
    const QSize size = item->sizeHint();
    if (size.width() <= width)
        return size;
    if (item->hasHeightForWidth())
        return {width, item->heightForWidth(width)};
    return {std::min(size.width(), std::max(width, leastWidth(item))), size.height()};
}

int FlowLayout::evenWidth(int width) const
{
    if (!m_even || m_items.isEmpty())
        return width;
    const int step = std::max(1, m_items.constFirst()->sizeHint().width() + gap(m_gapSteps));
    const int most = std::max(1, (width + gap(m_gapSteps)) / step);
    const int lines = (count() + most - 1) / most;
    const int each = (count() + lines - 1) / lines;
    return std::min(width, each * step - gap(m_gapSteps));
}

/// What is lower than its line stands in the middle of it.
int FlowLayout::arrange(const QRect &rect, bool move) const
{
    const int width = evenWidth(rect.width());
    QPoint place = rect.topLeft();
    int lineHeight = 0;
    std::vector<std::pair<QLayoutItem *, QRect>> line;
    const auto endLine = [&] {
        for (const auto &[item, where] : line) {
            if (move)
                item->setGeometry(where.translated(0, (lineHeight - where.height()) / 2));
        }
        line.clear();
    };
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty()) // hidden
            continue;
        const QSize size = sizeOf(item, width);
        if (place.x() > rect.x() && place.x() + size.width() > rect.x() + width) {
            endLine();
            place = {rect.x(), place.y() + lineHeight + gap(m_lineSteps)};
            lineHeight = 0;
        }
        line.emplace_back(item, QRect(place, size));
        place.rx() += size.width() + gap(m_gapSteps);
        lineHeight = std::max(lineHeight, size.height());
    }
    endLine();
    return place.y() + lineHeight - rect.y();
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange({0, 0, width, 0}, false);
}

QSize FlowLayout::sizeHint() const
{
    QSize line;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            line = {line.width() + item->sizeHint().width() + gap(m_gapSteps),
                    std::max(line.height(), item->sizeHint().height())};
    }
    return {std::max(0, line.width() - gap(m_gapSteps)), line.height()};
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const QLayoutItem *item : m_items) {
        if (!item->isEmpty())
            least = least.expandedTo({leastWidth(item), item->minimumSize().height()});
    }
    return least;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

} // namespace dugout
