// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teams/rosterview.h"

#include "ui/common/appearance.h"
#include "ui/models/hiremodel.h"
#include "ui/models/rostermodel.h"

#include <QDropEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>
#include <map>

namespace dugout {

namespace {

constexpr int figureColumns[]{RosterModel::Number,  RosterModel::Movement, RosterModel::Strength,
                              RosterModel::Agility, RosterModel::Armour,   RosterModel::Points,
                              RosterModel::Value};

constexpr int leastNameSteps = 30;
constexpr int leastSkillsSteps = 24;
constexpr int leastStatusSteps = 7;

} // namespace

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

int RosterView::contentWidth(int column) const
{
    return std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
}

int RosterView::leastWidth(int positions) const
{
    int width = positions + gridStep(this, leastNameSteps + leastSkillsSteps + leastStatusSteps);
    for (const int column : figureColumns)
        width += columnWidth(column);
    return width + verticalScrollBar()->sizeHint().width();
}

/// Called after every edit: a width that stays as it is must not cost a repaint.
void RosterView::fitWords()
{
    if (!model())
        return;
    setColumnWidth(RosterModel::Value, contentWidth(RosterModel::Value));
    int room = viewport()->width();
    for (const int column : figureColumns)
        room -= columnWidth(column);
    const int share = viewport()->width() / 4;
    const int position = contentWidth(RosterModel::PositionName);
    const int name = contentWidth(RosterModel::Name);
    const int status = contentWidth(RosterModel::Status);
    const int skills = contentWidth(RosterModel::Skills);
    std::map<int, int> gets;
    int spare = room;
    const auto grant = [&](int column, int upTo, bool owed = false) {
        const int more = std::max(0, upTo - gets[column]);
        const int given = owed ? more : std::clamp(spare, 0, more);
        gets[column] += given;
        spare -= given;
    };
    // What each must have, then in the order of what a coach looks for.
    grant(RosterModel::PositionName, std::min(position, gridStep(this, leastNameSteps)), true);
    grant(RosterModel::Name, std::min(name, gridStep(this, leastNameSteps)), true);
    grant(RosterModel::Skills, gridStep(this, leastSkillsSteps), true);
    grant(RosterModel::Status, std::min(status, gridStep(this, leastStatusSteps)), true);
    grant(RosterModel::PositionName, position);
    grant(RosterModel::Name, std::min(name, share));
    grant(RosterModel::Status, std::min(status, share));
    grant(RosterModel::Skills, skills);
    grant(RosterModel::Name, name);
    grant(RosterModel::Status, status);
    for (const int column : {RosterModel::PositionName, RosterModel::Name, RosterModel::Status})
        setColumnWidth(column, gets[column]);
    fitSkills(gets[RosterModel::Skills] + std::max(0, spare), skills);
}

void RosterView::fitSkills(int room, int wanted)
{
    const bool deeds = hasDeeds() && room - m_deedsWidth >= std::max(wanted, gridStep(this, 40));
    setColumnHidden(RosterModel::Deeds, !deeds);
    if (deeds)
        setColumnWidth(RosterModel::Deeds, m_deedsWidth);
    setColumnWidth(RosterModel::Skills, deeds ? room - m_deedsWidth : room);
}

void RosterView::fitColumns()
{
    if (!model())
        return;
    verticalHeader()->setDefaultSectionSize(gridStep(this, 8));
    horizontalHeader()->setMinimumSectionSize(gridStep(this, 7));
    setColumnHidden(RosterModel::Deeds, false); // a hidden column has no size to ask for
    m_deedsWidth = horizontalHeader()->sectionSizeHint(RosterModel::Deeds) + gridStep(this, 2);
    // Two figures and the sort arrow; contents alone would leave the words no room.
    for (const int column : figureColumns)
        setColumnWidth(column, gridStep(this, 9)); // values are fitted with the words
    fitWords();
}

void RosterView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitWords();
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
