// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/page.h"

#include <QEvent>

namespace dugout {

Page::Page(QWidget *parent)
    : QWidget(parent)
{ }

void Page::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace dugout
