// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/taborder.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QGridLayout>
#include <QScrollArea>

#include <algorithm>

namespace dugout {

namespace {

/// Goes through a window as its layouts hold it. What lies in no layout comes in the order in which
/// it was made.
class StopWalk
{
public:
    void walk(QWidget *widget)
    {
        if (isStop(*widget))
            m_stops.append(widget);
        if (isWhole(*widget))
            return;
        if (QLayout *layout = widget->layout())
            walk(*layout);
        for (QObject *each : widget->children()) {
            if (each->isWidgetType())
                visit(static_cast<QWidget *>(each));
        }
    }

    [[nodiscard]] const QList<QWidget *> &stops() const { return m_stops; }

private:
    /// What is in it belongs to it.
    [[nodiscard]] static bool isWhole(const QWidget &widget)
    {
        return qobject_cast<const QAbstractItemView *>(&widget)
            || qobject_cast<const QAbstractSpinBox *>(&widget)
            || qobject_cast<const QComboBox *>(&widget);
    }

    [[nodiscard]] static bool isStop(const QWidget &widget)
    {
        // Who hands the keyboard on is no stop: the other one is.
        return widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus
            && !widget.focusProxy();
    }

    void visit(QWidget *widget)
    {
        if (m_seen.contains(widget) || widget->isWindow() || !widget->isVisible())
            return;
        m_seen.append(widget);
        walk(widget);
    }

    void walk(QLayout &layout)
    {
        for (QLayoutItem *item : itemsOf(layout)) {
            if (QWidget *widget = item->widget())
                visit(widget);
            else if (QLayout *inner = item->layout())
                walk(*inner);
        }
    }

    /// A grid is read line by line, in whatever order it was filled.
    [[nodiscard]] static std::vector<QLayoutItem *> itemsOf(QLayout &layout)
    {
        std::vector<QLayoutItem *> items;
        for (int i = 0; i < layout.count(); ++i)
            items.push_back(layout.itemAt(i));
        auto *grid = qobject_cast<QGridLayout *>(&layout);
        if (!grid)
            return items;
        std::vector<std::pair<std::pair<int, int>, QLayoutItem *>> placed;
        for (int i = 0; i < grid->count(); ++i) {
            int row = 0;
            int column = 0;
            int rows = 0;
            int columns = 0;
            grid->getItemPosition(i, &row, &column, &rows, &columns);
            placed.push_back({{row, column}, grid->itemAt(i)});
        }
        std::ranges::stable_sort(placed, {}, [](const auto &each) { return each.first; });
        std::ranges::transform(placed, items.begin(), [](const auto &each) { return each.second; });
        return items;
    }

    QList<QWidget *> m_stops;
    QList<const QWidget *> m_seen;
};

/// The place of the stop that has the focus, or that the one with the focus lies in; -1: none.
qsizetype placeOfFocus(const QList<QWidget *> &stops)
{
    for (QWidget *widget = QApplication::focusWidget(); widget; widget = widget->parentWidget()) {
        if (const qsizetype place = stops.indexOf(widget); place >= 0)
            return place;
    }
    return -1;
}

} // namespace

QList<QWidget *> tabStops(QWidget *window)
{
    StopWalk walk;
    walk.walk(window);
    return walk.stops();
}

bool goToNextStop(QWidget *window, bool forward)
{
    const QList<QWidget *> stops = tabStops(window);
    if (stops.isEmpty())
        return false;
    const qsizetype from = placeOfFocus(stops);
    const qsizetype last = stops.size() - 1;
    const qsizetype to = forward ? (from == last ? 0 : from + 1) : (from <= 0 ? last : from - 1);
    stops.at(to)->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget *up = stops.at(to)->parentWidget(); up; up = up->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(up))
            area->ensureWidgetVisible(stops.at(to));
    }
    return true;
}

} // namespace dugout
