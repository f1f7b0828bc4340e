// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/hiremodel.h"
#include "ui/teams/rosterview.h"

#include <QDrag>
#include <QDropEvent>
#include <QMimeData>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace dugout {

// What is dragged in the table of players, and what is dropped on it.

namespace {

/// Players of this table on their way to another place in it.
const QString rowsMimeType = u"application/x-dugout-roster-rows"_s;

} // namespace

void RosterView::startDrag(Qt::DropActions)
{
    if (selectedRowsInOrder().isEmpty())
        return;
    auto *content = new QMimeData;
    content->setData(rowsMimeType, {});
    auto *drag = new QDrag(this);
    drag->setMimeData(content);
    drag->exec(Qt::MoveAction);
    showDrop(-1);
}

int RosterView::rowBefore(const QPoint &where) const
{
    const int row = rowAt(where.y());
    if (row < 0)
        return model()->rowCount();
    const bool isLowerHalf = where.y() > rowViewportPosition(row) + rowHeight(row) / 2;
    return isLowerHalf ? row + 1 : row;
}

void RosterView::showDrop(int before)
{
    m_dropBefore = before;
    viewport()->update();
}

void RosterView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_dropBefore < 0 || model()->rowCount() == 0)
        return;
    const int last = model()->rowCount() - 1;
    const int y = m_dropBefore > last ? rowViewportPosition(last) + rowHeight(last)
                                      : rowViewportPosition(m_dropBefore);
    QPainter painter(viewport());
    painter.fillRect(QRect(0, y - 1, viewport()->width(), 3), palette().color(QPalette::Highlight));
}

void RosterView::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasFormat(HireModel::positionMimeType())
        || event->mimeData()->hasFormat(rowsMimeType))
        event->acceptProposedAction();
}

void RosterView::dragMoveEvent(QDragMoveEvent *event)
{
    if (event->mimeData()->hasFormat(rowsMimeType))
        showDrop(rowBefore(event->position().toPoint()));
    if (event->mimeData()->hasFormat(HireModel::positionMimeType())
        || event->mimeData()->hasFormat(rowsMimeType))
        event->acceptProposedAction();
}

void RosterView::dragLeaveEvent(QDragLeaveEvent *event)
{
    QTableView::dragLeaveEvent(event);
    showDrop(-1);
}

void RosterView::dropEvent(QDropEvent *event)
{
    showDrop(-1);
    if (event->mimeData()->hasFormat(rowsMimeType)) {
        event->acceptProposedAction();
        emit rowsDropped(rowBefore(event->position().toPoint()));
        return;
    }
    emit positionDropped(QString::fromUtf8(event->mimeData()->data(HireModel::positionMimeType())));
    event->acceptProposedAction();
}

} // namespace dugout
