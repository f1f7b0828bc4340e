// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/rowselection.h"
#include "ui/models/rostermodel.h"
#include "ui/teams/playerpanel.h"
#include "ui/teams/rosteredits.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/teamactions.h"
#include "ui/teams/teameditor.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>
#include <QSortFilterProxyModel>

namespace dugout {

// What the editor of a team does with rows of its table: select, copy, paste, move and remove them.

PlayerId TeamEditor::playerAt(const QModelIndex &index)
{
    return PlayerId(index.data(RosterModel::PlayerIdRole).toString());
}

std::vector<PlayerId> TeamEditor::chosenPlayers() const
{
    std::vector<PlayerId> players;
    for (const QModelIndex &row : m_table->selectedRowsInOrder())
        players.push_back(playerAt(row));
    return players;
}

PlayerId TeamEditor::onePlayer() const
{
    const std::vector<PlayerId> chosen = chosenPlayers();
    return chosen.size() == 1 ? chosen.front() : PlayerId();
}

void TeamEditor::selectPlayers(const std::vector<PlayerId> &players)
{
    QItemSelection rows;
    for (const PlayerId &player : players) {
        const int row = m_roster->rowOf(player);
        if (row < 0)
            continue;
        const QModelIndex name = m_sorted->mapFromSource(m_roster->index(row, RosterModel::Name));
        rows.select(name, name);
    }
    if (rows.isEmpty())
        return;
    QItemSelectionModel *selection = m_table->selectionModel();
    selection->setCurrentIndex(rows.indexes().constFirst(), QItemSelectionModel::NoUpdate);
    selection->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(m_table->currentIndex());
}

void TeamEditor::travel(void (QUndoStack::*step)())
{
    const std::vector<Player> before = m_document.team().players;
    (m_document.undoStack().*step)();
    std::vector<PlayerId> concerned;
    for (const Player &each : m_document.team().players) {
        if (std::find(before.begin(), before.end(), each) == before.end())
            concerned.push_back(each.id);
    }
    selectPlayers(concerned);
}

/// One hire often follows another: the focus stays where it is.
void TeamEditor::hirePosition(const QString &position)
{
    if (const auto hired = m_edits->hirePosition(PositionId(position)))
        selectPlayers({*hired});
}

QStringList TeamEditor::copiedCells(const QModelIndex &row) const
{
    QStringList cells;
    for (int column = 0; column < m_sorted->columnCount(); ++column)
        cells.append(row.isValid() ? row.siblingAtColumn(column).data(Qt::EditRole).toString()
                                   : m_sorted->headerData(column, Qt::Horizontal).toString());
    return cells;
}

void TeamEditor::fillRowMenu(QMenu &menu)
{
    const auto count = static_cast<int>(chosenPlayers().size());
    addButtons(menu, m_playerPanel->buttons());
    if (m_actions->sign->isEnabled())
        addEntry(menu, m_actions->sign->text(), m_actions->sign->shortcut(), true,
                 [this] { m_actions->sign->trigger(); });
    menu.addSeparator();
    addEntry(menu, tr("Change the cell"), Qt::Key_F2,
             m_table->currentIndex().flags().testFlag(Qt::ItemIsEditable),
             [this] { m_table->edit(m_table->currentIndex()); });
    m_table->rows()->addCopy(menu);
    addEntry(menu, tr("Paste players"), QKeySequence::Paste,
             !QGuiApplication::clipboard()->text().isEmpty(), [this] { pasteRows(); });
    menu.addSeparator();
    addEntry(menu, tr("Move up"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Up), count > 0,
             [this] { shiftRows(-1); });
    addEntry(menu, tr("Move down"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Down), count > 0,
             [this] { shiftRows(1); });
    menu.addSeparator();
    addEntry(menu, tr("Remove %n player(s)", nullptr, count), QKeySequence::Delete, count > 0,
             [this] { removeRows(); });
}

std::vector<PlayerId> TeamEditor::shownPlayers() const
{
    std::vector<PlayerId> players;
    for (int row = 0; row < m_sorted->rowCount(); ++row)
        players.push_back(playerAt(m_sorted->index(row, 0)));
    return players;
}

void TeamEditor::pasteRows()
{
    // From the top of the selection on, wherever in it the cursor stands.
    const QModelIndexList selected = m_table->selectedRowsInOrder();
    const int first = selected.isEmpty() ? m_table->currentIndex().row() : selected.first().row();
    std::vector<PlayerId> players = shownPlayers();
    players.erase(players.begin(), players.begin() + std::max(0, first));
    m_edits->paste(players, QGuiApplication::clipboard()->text(), copiedCells({}));
}

void TeamEditor::dropRows(int before)
{
    if (m_sorted->sortColumn() != RosterModel::Number
        || m_sorted->sortOrder() != Qt::AscendingOrder) {
        say(tr("Sort the table by number to put players in another order."));
        return;
    }
    const std::vector<PlayerId> moved = chosenPlayers();
    std::vector<PlayerId> order = shownPlayers();
    if (moved.empty() || before < 0 || before > static_cast<int>(order.size()))
        return;
    const auto isMoved = [&moved](const PlayerId &each) {
        return std::find(moved.begin(), moved.end(), each) != moved.end();
    };
    const auto ahead = std::count_if(order.begin(), order.begin() + before, isMoved);
    std::erase_if(order, isMoved);
    order.insert(order.begin() + (before - ahead), moved.begin(), moved.end());
    m_edits->order(order);
    selectPlayers(moved);
    m_table->setFocus();
}

void TeamEditor::shiftRows(int by)
{
    const QModelIndexList selected = m_table->selectedRowsInOrder();
    if (!selected.isEmpty())
        dropRows(by < 0 ? selected.first().row() - 1 : selected.last().row() + 2);
}

void TeamEditor::removeRows()
{
    const QModelIndexList rows = m_table->selectedRowsInOrder();
    if (rows.isEmpty())
        return;
    const int first = rows.first().row();
    m_edits->remove(chosenPlayers());
    const int next = std::min(first, m_sorted->rowCount() - 1);
    if (chosenPlayers().empty() && next >= 0) // who came after them, so that Del goes on
        selectPlayers({playerAt(m_sorted->index(next, RosterModel::Name))});
}

} // namespace dugout
