// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/signalwatcher.h"

#include "core/platform/windows/system.h"

#include <atomic>

namespace dugout {

namespace {

std::atomic<SignalWatcher *> watcher = nullptr;

/// Called in a thread of the system's own, which ends the program when it comes back from a console
/// that is closed: it waits a little, so that the loop can end in order first.
BOOL WINAPI onControl(DWORD what)
{
    SignalWatcher *told = watcher;
    if (!told)
        return FALSE;
    QMetaObject::invokeMethod(told, &SignalWatcher::endRequested, Qt::QueuedConnection);
    constexpr DWORD patienceMs = 4'000;
    if (what == CTRL_CLOSE_EVENT || what == CTRL_LOGOFF_EVENT || what == CTRL_SHUTDOWN_EVENT)
        ::Sleep(patienceMs);
    return TRUE;
}

} // namespace

SignalWatcher::SignalWatcher(QObject *parent)
    : QObject(parent)
{
    watcher = this;
    ::SetConsoleCtrlHandler(onControl, TRUE);
}

SignalWatcher::~SignalWatcher()
{
    ::SetConsoleCtrlHandler(onControl, FALSE);
    watcher = nullptr;
}

} // namespace dugout
