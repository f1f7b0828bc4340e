// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/page.h"

#include <QEvent>
#include <QTimer>

#include <utility>

namespace dugout {

Page::Page(QWidget *parent)
    : QWidget(parent)
{ }

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_changedUnseen = !isVisible();
    }
    QWidget::changeEvent(event);
}

/// Once it has its place: what it measured while nobody saw it was another one.
void Page::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_changedUnseen, false))
        QTimer::singleShot(0, this, [this] { retranslate(); });
}

} // namespace dugout
