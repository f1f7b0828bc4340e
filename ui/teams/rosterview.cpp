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

bool RosterView::hasDeeds() const
{
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (model()->index(row, RosterModel::Deeds).data().toString() != u"0/0/0/0/0")
            return true;
    }
    return false;
}

/// Called after every edit: a width that stays as it is must not cost a repaint.
void RosterView::fitSkills()
{
    if (!model())
        return;
    const int share = viewport()->width() / 4;
    setColumnWidth(RosterModel::Name, std::min(m_nameWidth, std::max(share, gridStep(this, 36))));
    setColumnWidth(RosterModel::Status,
                   std::min(m_statusWidth, std::max(share, gridStep(this, 26))));
    int others = 0;
    for (int column = 0; column < model()->columnCount(); ++column) {
        if (column != RosterModel::Skills && column != RosterModel::Deeds)
            others += columnWidth(column);
    }
    const int left = viewport()->width() - others;
    const bool roomy = left - m_deedsWidth >= gridStep(this, 40);
    setColumnHidden(RosterModel::Deeds, !roomy || !hasDeeds());
    if (!isColumnHidden(RosterModel::Deeds))
        setColumnWidth(RosterModel::Deeds, m_deedsWidth);
    const int rest = isColumnHidden(RosterModel::Deeds) ? left : left - m_deedsWidth;
    setColumnWidth(RosterModel::Skills, std::max(rest, gridStep(this, 28)));
}

void RosterView::fitColumns()
{
    if (!model())
        return;
    verticalHeader()->setDefaultSectionSize(gridStep(this, 8));
    horizontalHeader()->setMinimumSectionSize(gridStep(this, 7));
    setColumnHidden(RosterModel::Deeds, false); // a hidden column has no size to ask for
    m_deedsWidth = horizontalHeader()->sectionSizeHint(RosterModel::Deeds) + gridStep(this, 2);
    resizeColumnsToContents();
    // Two figures and the sort arrow; contents alone would leave the skills no room.
    for (const int column : {RosterModel::Number, RosterModel::Movement, RosterModel::Strength,
                             RosterModel::Agility, RosterModel::Armour, RosterModel::Points})
        setColumnWidth(column, gridStep(this, 9));
    setColumnWidth(RosterModel::PositionName,
                   std::min(columnWidth(RosterModel::PositionName), gridStep(this, 30)));
    m_nameWidth = columnWidth(RosterModel::Name);
    m_statusWidth = columnWidth(RosterModel::Status);
    fitSkills();
}

void RosterView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitSkills();
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
