// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace dugout {

/// Turns the system's requests to end (SIGTERM, SIGINT, SIGHUP) into a signal in the event loop, so
/// that the window closes as if the coach had closed it. One per program.
class SignalWatcher final : public QObject
{
    Q_OBJECT

public:
    explicit SignalWatcher(QObject *parent = nullptr);

signals:
    void endRequested();

private:
    void pass();

    std::unique_ptr<QSocketNotifier> m_wakeUp;
};

} // namespace dugout
