// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/articleview.h"

#include "ui/common/appearance.h"
#include "ui/common/blocksymbol.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
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
    setWordWrapMode(QTextOption::WordWrap);
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

QVariant ArticleView::loadResource(int type, const QUrl &name)
{
    if (name.scheme() != u"block"_s)
        return {}; // an article never asks for anything outside itself
    const int side = gridStep(this, 6);
    QImage image(QSize(side, side) * devicePixelRatio(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio());
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBlockSymbol(painter, name.path(), QRectF(0, 0, side, side), palette().color(tone::ink));
    Q_UNUSED(type)
    return image;
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
