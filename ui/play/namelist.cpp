// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/play/namelist.h"

#include "ui/common/appearance.h"

#include <QEvent>
#include <QRegularExpression>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// So many are seen even where there is little room; the others are scrolled.
constexpr int fewestRows = 3;

} // namespace

NameList::NameList(QWidget *parent)
    : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSpacing(gridStep(this, 1) / 2);
}

void NameList::setIds(const QStringList &ids)
{
    for (const QString &id : ids) {
        auto *item = new QListWidgetItem(this);
        item->setData(Qt::UserRole, id);
        // A click anywhere in the row ticks it; the box must not tick itself a second time.
        item->setFlags(item->flags() & ~Qt::ItemIsUserCheckable);
    }
}

void NameList::setTickable(int ticked)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setCheckState(row < ticked ? Qt::Checked : Qt::Unchecked);
}

void NameList::setNames(const QStringList &names)
{
    for (int row = 0; row < count(); ++row)
        item(row)->setText(names.value(row));
    fitCells();
}

void NameList::fitCells()
{
    int widest = 0;
    for (int row = 0; row < count(); ++row)
        widest = std::max(widest, fontMetrics().horizontalAdvance(item(row)->text()));
    // Measured by the letters: with sizes that are all alike, the view asks the first only.
    widest += style()->pixelMetric(QStyle::PM_IndicatorWidth) + gridStep(this, 6);
    const int height = fontMetrics().height() + gridStep(this, 3);
    setGridSize({widest + gridStep(this, 3), height});
    for (int row = 0; row < count(); ++row)
        item(row)->setSizeHint({widest, height});
    fitHeight();
}

QListWidgetItem *NameList::narrow(const QString &words)
{
    const QString wanted = words.trimmed();
    QListWidgetItem *first = nullptr;
    QListWidgetItem *shirt = nullptr; // comes before any other in which the digits stand
    for (int row = 0; row < count(); ++row) {
        QListWidgetItem *each = item(row);
        each->setHidden(!each->text().contains(wanted, Qt::CaseInsensitive));
        if (!each->isHidden() && !first)
            first = each;
        if (!shirt && each->text().section(u' ', 0, 0) == u'#' + wanted)
            shirt = each;
    }
    return shirt ? shirt : first;
}

QStringList NameList::ticked() const
{
    QStringList ids;
    for (int row = 0; row < count(); ++row) {
        if (item(row)->checkState() == Qt::Checked)
            ids.append(idOf(*item(row)));
    }
    return ids;
}

QList<QListWidgetItem *> NameList::named(const QString &words) const
{
    static const QRegularExpression between(u"[\\s,;]+"_s);
    QList<QListWidgetItem *> items;
    for (const QString &word : words.split(between, Qt::SkipEmptyParts)) {
        const auto found = findItems(word, Qt::MatchFixedString);
        if (found.size() != 1 || items.contains(found.constFirst()))
            return {};
        items.append(found.constFirst());
    }
    return items;
}

QString NameList::idOf(const QListWidgetItem &item)
{
    return item.data(Qt::UserRole).toString();
}

void NameList::resizeEvent(QResizeEvent *event)
{
    QListWidget::resizeEvent(event);
    fitHeight();
}

QSize NameList::sizeHint() const
{
    return {QListWidget::sizeHint().width(), minimumHeight()};
}

void NameList::changeEvent(QEvent *event)
{
    QListWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitCells();
}

void NameList::fitHeight()
{
    const QSize cell = gridSize();
    if (cell.isEmpty())
        return;
    // The view keeps the room of its scroll bar free, whether it is needed or not.
    const int width
        = maximumViewportSize().width() - style()->pixelMetric(QStyle::PM_ScrollBarExtent);
    const int columns = std::max(1, width / cell.width());
    const int rows = (count() + columns - 1) / columns;
    const auto heightOf
        = [&](int some) { return std::min(rows, some) * cell.height() + gridStep(this, 1); };
    setMinimumHeight(heightOf(fewestRows));
    setMaximumHeight(heightOf(rows));
}

} // namespace dugout
