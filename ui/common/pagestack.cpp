// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/pagestack.h"

#include "ui/common/appearance.h"

#include <QEvent>
#include <QScrollArea>

#include <algorithm>

namespace dugout {

namespace {

/// All of a page, or as much as there is room for.
class PageFrame final : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {gridStep(this, 40), gridStep(this, 40)};
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            dropNeedlessBar();
        return QScrollArea::eventFilter(watched, event);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        dropNeedlessBar();
        QScrollArea::resizeEvent(event);
    }

private:
    /// A page that lacks a bit of its empty margin, or of all that the upright bar covers, fits: no
    /// reason for another bar, which would take height away for nothing.
    void dropNeedlessBar()
    {
        const int least = std::max(widget()->minimumWidth(), widget()->minimumSizeHint().width());
        const bool fits = least <= maximumViewportSize().width() + gridStep(this, 2);
        setHorizontalScrollBarPolicy(fits ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
};

} // namespace

PageStack::PageStack(QWidget *parent)
    : QStackedWidget(parent)
{ }

void PageStack::addPage(QWidget *page)
{
    auto *frame = new PageFrame(this);
    frame->setFrameShape(QFrame::NoFrame);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->setWidgetResizable(true);
    frame->setWidget(page);
    frame->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    addWidget(frame);
}

void PageStack::showPage(QWidget *page)
{
    for (int i = 0; i < count(); ++i) {
        if (static_cast<const QScrollArea *>(widget(i))->widget() == page)
            setCurrentIndex(i);
    }
}

void PageStack::removePage(QWidget *page)
{
    for (int i = count() - 1; i >= 0; --i) {
        if (static_cast<const QScrollArea *>(widget(i))->widget() == page)
            delete widget(i);
    }
}

} // namespace dugout
