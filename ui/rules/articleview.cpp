// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/articleview.h"

#include "ui/common/appearance.h"

#include <QApplication>
#include <QMouseEvent>
#include <QScrollBar>
#include <QTextTable>

using namespace Qt::StringLiterals;

namespace dugout {

ArticleView::ArticleView(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(u"article"_s);
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setUndoRedoEnabled(false);
    document()->setDocumentMargin(gridStep(this, 2));
}

void ArticleView::showArticle(const QString &html, bool samePage)
{
    const int place = verticalScrollBar()->value();
    document()->setDefaultFont(QApplication::font());
    setHtml(html);
    if (samePage)
        verticalScrollBar()->setValue(place);
    if (html.contains(u"name=\"meant\""_s))
        scrollToAnchor(u"meant"_s);
}

void ArticleView::setRollable(bool rollable)
{
    m_rollable = rollable;
    setToolTip(rollable ? tr("Click the table to roll on it") : QString());
}

bool ArticleView::isOnTable(const QPoint &place) const
{
    return m_rollable && anchorAt(place).isEmpty() && cursorForPosition(place).currentTable();
}

void ArticleView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position().toPoint();
    QTextBrowser::mousePressEvent(event);
}

void ArticleView::mouseReleaseEvent(QMouseEvent *event)
{
    const QPoint place = event->position().toPoint();
    QTextBrowser::mouseReleaseEvent(event);
    const bool clicked = event->button() == Qt::LeftButton
        && (place - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (clicked && !textCursor().hasSelection() && isOnTable(place))
        emit rollRequested();
}

void ArticleView::mouseMoveEvent(QMouseEvent *event)
{
    QTextBrowser::mouseMoveEvent(event);
    if (event->buttons() == Qt::NoButton && isOnTable(event->position().toPoint()))
        viewport()->setCursor(Qt::PointingHandCursor);
}

} // namespace dugout
