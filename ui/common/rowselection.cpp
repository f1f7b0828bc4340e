// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowselection.h"

#include "core/exchange/csv.h"
#include "ui/common/actionbutton.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QPointer>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

RowSelection::RowSelection(QAbstractItemView *view)
    : QObject(view)
    , m_view(view)
{
    view->installEventFilter(this);
    view->viewport()->installEventFilter(this);
}

QModelIndexList RowSelection::rows() const
{
    QModelIndexList rows;
    const QItemSelectionModel *selection = m_view->selectionModel();
    const QModelIndexList cells = selection ? selection->selectedIndexes() : QModelIndexList{};
    for (const QModelIndex &cell : cells) {
        const QModelIndex row = cell.siblingAtColumn(0);
        if (!rows.contains(row))
            rows.append(row);
    }
    std::sort(rows.begin(), rows.end());
    return rows;
}

bool RowSelection::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::ContextMenu && m_fill) {
        const auto *asked = static_cast<QContextMenuEvent *>(event);
        const bool byKey = asked->reason() == QContextMenuEvent::Keyboard;
        const QRect row = m_view->visualRect(m_view->currentIndex());
        openMenu(byKey ? m_view->viewport()->mapToGlobal(row.bottomLeft()) : asked->globalPos());
        return true;
    }
    return event->type() == QEvent::KeyPress && press(*static_cast<QKeyEvent *>(event));
}

bool RowSelection::press(const QKeyEvent &key)
{
    if (m_view->indexWidget(m_view->currentIndex()) || !m_view->model())
        return false; // a cell is being written in
    const bool extends = key.modifiers() & Qt::ShiftModifier;
    switch (key.key()) {
    case Qt::Key_Home:
        goTo(0, 1, extends);
        return true;
    case Qt::Key_End:
        goTo(m_view->model()->rowCount(m_view->rootIndex()) - 1, -1, extends);
        return true;
    case Qt::Key_F10:
        if (!extends || !m_fill)
            return false;
        openMenu(m_view->viewport()->mapToGlobal(
            m_view->visualRect(m_view->currentIndex()).bottomLeft()));
        return true;
    case Qt::Key_Space:
        return !key.modifiers() && tick();
    case Qt::Key_Delete:
        if (key.modifiers() || rows().isEmpty() || !m_remove)
            return false;
        m_remove();
        return true;
    default:
        if (!key.matches(QKeySequence::Copy) || rows().isEmpty())
            return false;
        copy();
        return true;
    }
}

/// All that is highlighted as the one with the frame: one key for a list of things to tick.
bool RowSelection::tick() const
{
    const QModelIndexList chosen = rows();
    const QModelIndex current = m_view->currentIndex();
    if (chosen.size() < 2 || !current.flags().testFlag(Qt::ItemIsUserCheckable))
        return false;
    const bool isTicked = current.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    for (const QModelIndex &row : chosen) {
        if (row.flags().testFlag(Qt::ItemIsUserCheckable))
            m_view->model()->setData(row, isTicked ? Qt::Unchecked : Qt::Checked,
                                     Qt::CheckStateRole);
    }
    return true;
}

void RowSelection::goTo(int row, int step, bool extends)
{
    const QAbstractItemModel *model = m_view->model();
    const QModelIndex root = m_view->rootIndex();
    const QModelIndex from = m_view->currentIndex();
    const int column = std::max(0, from.column());
    QModelIndex target = model->index(row, column, root);
    while (target.isValid() && !target.flags().testFlag(Qt::ItemIsSelectable))
        target = model->index(target.row() + step, column, root);
    if (!target.isValid())
        return;
    QItemSelectionModel *selection = m_view->selectionModel();
    const auto rows = m_view->selectionBehavior() == QAbstractItemView::SelectRows
        ? QItemSelectionModel::Rows
        : QItemSelectionModel::NoUpdate;
    const bool several = m_view->selectionMode() == QAbstractItemView::ExtendedSelection;
    if (extends && several && from.isValid()) {
        const auto ends = std::minmax(from, target);
        selection->select(QItemSelection(ends.first, ends.second),
                          QItemSelectionModel::Select | rows);
        selection->setCurrentIndex(target, QItemSelectionModel::NoUpdate);
    } else {
        selection->setCurrentIndex(target, QItemSelectionModel::ClearAndSelect | rows);
    }
    m_view->scrollTo(target);
}

void RowSelection::openMenu(const QPoint &where)
{
    auto *menu = new QMenu(m_view);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(u"row-menu"_s);
    m_fill(*menu);
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(where);
}

/// Of a list its one column; of a table those that are seen, from left to right.
QStringList RowSelection::shownIn(const QModelIndex &row) const
{
    const auto *table = qobject_cast<const QTableView *>(m_view);
    const QAbstractItemModel *model = m_view->model();
    QStringList cells;
    for (int place = 0; place < model->columnCount(m_view->rootIndex()); ++place) {
        const int column = table ? table->horizontalHeader()->logicalIndex(place) : place;
        if (table && table->isColumnHidden(column))
            continue;
        cells.append(row.isValid() ? row.siblingAtColumn(column).data().toString()
                                   : model->headerData(column, Qt::Horizontal).toString());
    }
    return cells;
}

void RowSelection::copy() const
{
    const auto line = [this](const QModelIndex &row) {
        QStringList cells = m_copied ? m_copied(row) : shownIn(row);
        for (QString &cell : cells)
            cell = harmlessCell(cell.simplified());
        return cells.join(u'\t');
    };
    QStringList lines;
    if (m_copied || qobject_cast<const QTableView *>(m_view))
        lines.append(line({}));
    for (const QModelIndex &row : rows())
        lines.append(line(row));
    QGuiApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

void RowSelection::addCopy(QMenu &menu) const
{
    const auto count = static_cast<int>(rows().size());
    addEntry(menu, tr("Copy %n row(s)", nullptr, count), QKeySequence::Copy, count > 0,
             [this] { copy(); });
}

void addButtons(QMenu &menu, const QList<ActionButton *> &buttons)
{
    for (ActionButton *button : buttons) {
        if (button->isVisible() && button->isEnabled())
            addEntry(menu, button->text().isEmpty() ? button->accessibleName() : button->text(),
                     button->key(), true, [button = QPointer(button)] {
                         if (button)
                             button->click();
                     });
    }
}

void addEntry(QMenu &menu, const QString &words, const QKeySequence &key, bool enabled,
              std::function<void()> achievement)
{
    // A tab parts the key: a shortcut of its own would be heard twice.
    const QString shown
        = key.isEmpty() ? words : words + u'\t' + key.toString(QKeySequence::NativeText);
    QAction *action = menu.addAction(shown);
    action->setEnabled(enabled);
    QObject::connect(action, &QAction::triggered, action, std::move(achievement));
}

} // namespace dugout
