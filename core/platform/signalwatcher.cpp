// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/signalwatcher.h"

#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace dugout {

namespace {

int wakeUpPipe[2]{-1, -1};

/// Hardly anything may be done inside a handler; writing a byte may.
void onSignal(int)
{
    const char byte = 1;
    [[maybe_unused]] const ssize_t count = write(wakeUpPipe[1], &byte, 1);
}

} // namespace

SignalWatcher::SignalWatcher(QObject *parent)
    : QObject(parent)
{
    if (pipe2(wakeUpPipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_wakeUp = std::make_unique<QSocketNotifier>(wakeUpPipe[0], QSocketNotifier::Read);
    connect(m_wakeUp.get(), &QSocketNotifier::activated, this, &SignalWatcher::pass);
    struct sigaction action
    {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaction(signal, &action, nullptr);
}

void SignalWatcher::pass()
{
    char byte = 0;
    while (read(wakeUpPipe[0], &byte, 1) == 1) { }
    emit endRequested();
}

} // namespace dugout
