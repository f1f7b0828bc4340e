// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterview.h"

#include "ui/common/appearance.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>

namespace dugout {

RosterView::RosterView(QWidget *parent)
    : QTableView(parent)
{
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                    | QAbstractItemView::AnyKeyPressed);
    setSortingEnabled(true);
    setAcceptDrops(true);
    setShowGrid(false);
    setAlternatingRowColors(false);
    setFrameShape(QFrame::NoFrame);
    setWordWrap(false);
    verticalHeader()->hide();
    horizontalHeader()->setHighlightSections(false);
    setTabKeyNavigation(false);
}

QModelIndexList RosterView::selectedRowsInOrder() const
{
    QModelIndexList rows;
    if (selectionModel())
        rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    return rows;
}

void RosterView::fitColumns()
{
    if (!model())
        return;
    verticalHeader()->setDefaultSectionSize(gridStep(this, 8));
    horizontalHeader()->setMinimumSectionSize(gridStep(this, 7));
    resizeColumnsToContents();
    // Two figures and the sort arrow; contents alone would leave the skills no room.
    for (const int column : {RosterModel::Number, RosterModel::Movement, RosterModel::Strength,
                             RosterModel::Agility, RosterModel::Armour, RosterModel::Points})
        setColumnWidth(column, gridStep(this, 10));
    horizontalHeader()->setSectionResizeMode(RosterModel::Skills, QHeaderView::Stretch);
}

void RosterView::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(HireModel::positionMimeType()))
        event->acceptProposedAction();
}

void RosterView::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasFormat(HireModel::positionMimeType()))
        event->acceptProposedAction();
}

void RosterView::dropEvent(QDropEvent *event)
{
    emit positionDropped(QString::fromUtf8(event->mimeData()->data(HireModel::positionMimeType())));
    event->acceptProposedAction();
}

void RosterView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        emit copyRequested();
    else if (event->matches(QKeySequence::Paste))
        emit pasteRequested();
    else if (event->matches(QKeySequence::Delete))
        emit removeRequested();
    else
        QTableView::keyPressEvent(event);
}

void RosterView::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        fitColumns();
}

} // namespace dugout
