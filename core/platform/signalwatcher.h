// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <memory>

namespace dugout {

/// Turns the system's requests to end (Ctrl+C in a terminal, its closing, the end of the session)
/// into a signal in the event loop, so that the window closes as if the coach had closed it. One
/// per program.
class SignalWatcher final : public QObject
{
    Q_OBJECT

public:
    explicit SignalWatcher(QObject *parent = nullptr);
    ~SignalWatcher() override;

signals:
    void endRequested();

private:
    std::unique_ptr<QObject> m_wakeUp; ///< where something has to be waited for
};

} // namespace dugout
