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

int onGrid(int steps, int pixels)
{
    return static_cast<int>(std::lround(steps * gridPixels * pixels / usualTextPixels));
}

template<typename Change>
QMargins changed(const QMargins &margins, const Change &change)
{
    return {change(margins.left()), change(margins.top()), change(margins.right()),
            change(margins.bottom())};
}

} // namespace

int fittedToGrid(int distance, int from, int to)
{
    const int steps
        = static_cast<int>(std::lround(distance * usualTextPixels / (gridPixels * from)));
    return distance > 0 && onGrid(steps, from) == distance ? onGrid(steps, to) : distance;
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
    Distances found{layout.contentsMargins(), {}};
    if (const auto *grid = qobject_cast<const QGridLayout *>(&layout))
        found.spacing = {grid->horizontalSpacing(), grid->verticalSpacing(), 0, 0};
    else if (const auto *form = qobject_cast<const QFormLayout *>(&layout))
        found.spacing = {form->horizontalSpacing(), form->verticalSpacing(), 0, 0};
    else if (const auto *box = qobject_cast<const QBoxLayout *>(&layout))
        found.spacing = {box->spacing(), box->spacing(), 0, 0};
    return found;
}

void GridDistances::set(QLayout &layout, const Distances &distances)
{
    layout.setContentsMargins(distances.margins);
    const int across = distances.spacing.left();
    const int down = distances.spacing.top();
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
    const auto fitted = [from, to](int distance) { return fittedToGrid(distance, from, to); };
    // Only those that are still there: a change of the text may have taken some away.
    const GridDistances now;
    for (auto each = now.m_before.begin(); each != now.m_before.end(); ++each) {
        const auto before = m_before.constFind(each.key());
        if (before == m_before.constEnd() || !(*before == each.value()))
            continue;
        const Distances next{changed(each->margins, fitted), changed(each->spacing, fitted)};
        if (!(next == each.value()))
            set(*each.key(), next);
    }
}

} // namespace dugout
