// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/griddistances.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFormLayout>
#include <QGridLayout>
#include <QWidget>

#include <cmath>

namespace dugout {

namespace {

constexpr double gridPixels = 4.0;
constexpr double usualTextPixels = 14.0;
constexpr const char *fixedProperty = "fixedDistances";

int onGrid(int steps, int pixels)
{
    return static_cast<int>(std::lround(steps * gridPixels * pixels / usualTextPixels));
}

bool isOnGrid(int distance, int pixels)
{
    const int steps
        = static_cast<int>(std::lround(distance * usualTextPixels / (gridPixels * pixels)));
    return distance > 0 && onGrid(steps, pixels) == distance;
}

} // namespace

int fittedToGrid(int distance, int from, int to)
{
    const int steps
        = static_cast<int>(std::lround(distance * usualTextPixels / (gridPixels * from)));
    return isOnGrid(distance, from) ? onGrid(steps, to) : distance;
}

GridDistances::GridDistances()
{
    const QWidgetList widgets = QApplication::allWidgets();
    for (const QWidget *widget : widgets) {
        if (QLayout *top = widget->layout()) {
            m_before.insert(top, of(*top));
            for (QLayout *inside : top->findChildren<QLayout *>())
                m_before.insert(inside, of(*inside));
        }
    }
}

GridDistances::Distances GridDistances::of(const QLayout &layout)
{
    const QMargins margins = layout.contentsMargins();
    int across = 0;
    int down = 0;
    if (const auto *grid = qobject_cast<const QGridLayout *>(&layout)) {
        across = grid->horizontalSpacing();
        down = grid->verticalSpacing();
    } else if (const auto *form = qobject_cast<const QFormLayout *>(&layout)) {
        across = form->horizontalSpacing();
        down = form->verticalSpacing();
    } else if (const auto *box = qobject_cast<const QBoxLayout *>(&layout)) {
        across = down = box->spacing();
    }
    return {margins.left(), margins.top(), margins.right(), margins.bottom(), across, down};
}

unsigned GridDistances::fixedOf(QLayout &layout, const Distances &distances, int from)
{
    const QVariant known = layout.property(fixedProperty);
    if (known.isValid())
        return known.toUInt();
    unsigned fixed = 0;
    for (size_t each = 0; each < distances.size(); ++each) {
        if (distances[each] > 0 && !isOnGrid(distances[each], from))
            fixed |= 1U << each;
    }
    layout.setProperty(fixedProperty, fixed);
    return fixed;
}

void GridDistances::set(QLayout &layout, const Distances &distances)
{
    const auto [left, top, right, bottom, across, down] = distances;
    layout.setContentsMargins(left, top, right, bottom);
    if (auto *grid = qobject_cast<QGridLayout *>(&layout)) {
        grid->setHorizontalSpacing(across);
        grid->setVerticalSpacing(down);
    } else if (auto *form = qobject_cast<QFormLayout *>(&layout)) {
        form->setHorizontalSpacing(across);
        form->setVerticalSpacing(down);
    } else if (auto *box = qobject_cast<QBoxLayout *>(&layout)) {
        box->setSpacing(across);
    }
}

void GridDistances::fit(int from, int to) const
{
    if (from <= 0 || to <= 0 || from == to)
        return;
    // Only those that are still there: a change of the text may have taken some away.
    const GridDistances now;
    for (auto each = now.m_before.begin(); each != now.m_before.end(); ++each) {
        const auto before = m_before.constFind(each.key());
        if (before == m_before.constEnd() || !(*before == each.value()))
            continue;
        Distances next = each.value();
        const unsigned fixed = fixedOf(*each.key(), next, from);
        for (size_t one = 0; one < next.size(); ++one) {
            if (!(fixed & 1U << one))
                next[one] = fittedToGrid(next[one], from, to);
        }
        if (next != each.value())
            set(*each.key(), next);
    }
}

} // namespace dugout
