// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rostermodel.h"
#include "ui/teams/rosterclipboard.h"
#include "ui/teams/rosteredits.h"
#include "ui/teams/rosterview.h"
#include "ui/teams/teameditor.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSortFilterProxyModel>

namespace dugout {

// What the editor of a team does with rows of its table: select, copy, paste, move and remove them.

PlayerId TeamEditor::playerAt(const QModelIndex &index)
{
    return PlayerId(index.data(RosterModel::PlayerIdRole).toString());
}

PlayerId TeamEditor::currentPlayer() const
{
    return playerAt(m_table->currentIndex());
}

void TeamEditor::selectPlayers(const std::vector<PlayerId> &players)
{
    QItemSelection rows;
    for (const PlayerId &player : players) {
        const int row = m_roster->rowOf(player);
        if (row < 0)
            continue;
        const QModelIndex name = m_sorted->mapFromSource(m_roster->index(row, RosterModel::Name));
        if (rows.isEmpty())
            m_table->setCurrentIndex(name);
        rows.select(name, name);
    }
    if (rows.size() > 1)
        m_table->selectionModel()->select(rows,
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
    m_table->setFocus();
}

void TeamEditor::hirePosition(const QString &position)
{
    if (const auto hired = m_edits->hirePosition(PositionId(position)))
        selectPlayers({*hired});
}

void TeamEditor::copyRows()
{
    const QModelIndexList rows = m_table->selectedRowsInOrder();
    if (!rows.isEmpty())
        QGuiApplication::clipboard()->setText(rosterToText(rows));
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
    m_edits->paste(players, QGuiApplication::clipboard()->text());
}

void TeamEditor::dropRows(int before)
{
    if (m_sorted->sortColumn() != RosterModel::Number
        || m_sorted->sortOrder() != Qt::AscendingOrder) {
        say(tr("Sort the table by number to put players in another order."));
        return;
    }
    std::vector<PlayerId> moved;
    for (const QModelIndex &row : m_table->selectedRowsInOrder())
        moved.push_back(playerAt(row));
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
}

void TeamEditor::shiftRows(int by)
{
    const QModelIndexList selected = m_table->selectedRowsInOrder();
    if (!selected.isEmpty())
        dropRows(by < 0 ? selected.first().row() - 1 : selected.last().row() + 2);
}

void TeamEditor::removeRows()
{
    std::vector<PlayerId> players;
    for (const QModelIndex &row : m_table->selectedRowsInOrder())
        players.push_back(playerAt(row));
    m_edits->remove(players);
}

} // namespace dugout
