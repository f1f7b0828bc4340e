// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startuptrace.h"

#include <QEvent>
#include <QWidget>

#include <cstdio>

namespace dugout {

namespace {

bool asked(const char *variable)
{
    return qEnvironmentVariableIntValue(variable) != 0;
}

} // namespace

StartupTrace::StartupTrace(QWidget *window, QWidget *painted, QElapsedTimer sinceStart)
    : m_window(window)
    , m_sinceStart(sinceStart)
{
    if (asked("DUGOUT_TRACE_STARTUP") || asked("DUGOUT_QUIT_AFTER_FIRST_PAINT"))
        painted->installEventFilter(this);
}

bool StartupTrace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        // Queued, so that the frame has reached the screen.
        QMetaObject::invokeMethod(this, &StartupTrace::onPainted, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

void StartupTrace::onPainted()
{
    if (asked("DUGOUT_TRACE_STARTUP"))
        std::fprintf(stderr, "first paint after %lld ms\n",
                     static_cast<long long>(m_sinceStart.elapsed()));
    if (asked("DUGOUT_QUIT_AFTER_FIRST_PAINT"))
        m_window->close();
}

} // namespace dugout
