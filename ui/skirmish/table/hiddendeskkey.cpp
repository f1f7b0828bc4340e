// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/skirmish/table/hiddendeskkey.h"

#include <QEvent>
#include <QWidget>

namespace dugout {

HiddenDeskKey::HiddenDeskKey(const QKeySequence &key, QWidget *desk, QWidget *view)
    : QShortcut(key, view)
{
    setEnabled(!desk->isVisible());
    desk->installEventFilter(this);
}

bool HiddenDeskKey::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        setEnabled(event->type() == QEvent::Hide);
    return QShortcut::eventFilter(watched, event);
}

} // namespace dugout
