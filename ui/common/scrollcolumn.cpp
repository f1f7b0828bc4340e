// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/scrollcolumn.h"

#include "ui/common/appearance.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScreen>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace dugout {

ScrollColumn::ScrollColumn(QWidget *parent)
    : QScrollArea(parent)
    , m_column(nullptr)
{
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

QSize ScrollColumn::sizeHint() const
{
    const QSize content = widget()->sizeHint();
    return {content.width() + verticalScrollBar()->sizeHint().width(), content.height()};
}

QSize ScrollColumn::minimumSizeHint() const
{
    const int width = widget()->minimumSizeHint().width();
    const QSize hinted = widget()->sizeHint();
    // Words that wrap are hinted to be narrow and high; where there is more room they are lower.
    const int wide = std::max(width, maximumViewportSize().width());
    const int high = widget()->hasHeightForWidth()
        ? std::min(hinted.height(), widget()->heightForWidth(wide))
        : hinted.height();
    // What is lower than that needs no more: it would take the room of what stands below.
    return {width + verticalScrollBar()->sizeHint().width(), std::min(gridStep(this, 20), high)};
}

bool ScrollColumn::eventFilter(QObject *watched, QEvent *event)
{
    // The width that the content needs is the least this can be.
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        dropNeedlessBar();
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void ScrollColumn::resizeEvent(QResizeEvent *event)
{
    dropNeedlessBar();
    if (event->oldSize().width() != event->size().width())
        updateGeometry(); // the least height depends on it
    QScrollArea::resizeEvent(event);
}

/// Beside a bar what is in it wraps earlier and is higher: a bar that was needed once would stay,
/// only because it takes the room away.
void ScrollColumn::dropNeedlessBar()
{
    const QSize room = maximumViewportSize();
    const int width = std::max(room.width(), widget()->minimumSizeHint().width());
    const bool fits
        = widget()->hasHeightForWidth() && widget()->heightForWidth(width) <= room.height();
    setVerticalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
}

void bringIntoView(QWidget *widget)
{
    QTimer::singleShot(0, widget, [widget] {
        for (QWidget *up = widget->parentWidget(); up; up = up->parentWidget()) {
            auto *column = qobject_cast<ScrollColumn *>(up);
            if (!column)
                continue;
            column->widget()->layout()->activate();
            column->ensureWidgetVisible(widget);
            if (widget->height() > column->viewport()->height()) // then its beginning
                column->verticalScrollBar()->setValue(
                    widget->mapTo(column->widget(), QPoint()).y());
            return;
        }
    });
}

void growToContent(QWidget *dialog, int width)
{
    auto *column = dialog->findChild<ScrollColumn *>();
    // Sizes are remembered at every storey; what has just changed below must come up first.
    column->column()->invalidate();
    column->column()->activate();
    column->updateGeometry();
    dialog->layout()->activate();
    QSize wanted = dialog->sizeHint();
    if (width > 0) {
        const QMargins margins = dialog->layout()->contentsMargins();
        const int inner = width - margins.left() - margins.right();
        const int more = column->widget()->heightForWidth(inner) - column->sizeHint().height();
        wanted = {width, wanted.height() + more};
    }
    const QSize room = dialog->screen()->availableSize() * 9 / 10;
    dialog->resize(wanted.boundedTo(room));
}

} // namespace dugout
