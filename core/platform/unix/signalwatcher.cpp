// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/platform/signalwatcher.h"

#include <QSocketNotifier>

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
    if (pipe(wakeUpPipe) != 0)
        return;
    for (const int end : wakeUpPipe) {
        fcntl(end, F_SETFD, FD_CLOEXEC);
        fcntl(end, F_SETFL, O_NONBLOCK);
    }
    auto wakeUp = std::make_unique<QSocketNotifier>(wakeUpPipe[0], QSocketNotifier::Read);
    connect(wakeUp.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        while (read(wakeUpPipe[0], &byte, 1) == 1) { }
        emit endRequested();
    });
    m_wakeUp = std::move(wakeUp);
    struct sigaction action
    {
    };
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaction(signal, &action, nullptr);
}

SignalWatcher::~SignalWatcher() = default;

} // namespace dugout
