// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QProcess>
#include <QTimer>

#include <memory>

class QThread;

namespace dugout {

class HostingDesk;
class LeagueAnswerer;

/// While the window is open it looks after a league that this computer hosts: opens it, copies it
/// every day, and keeps the computer awake where the system can be asked to.
class HostCare final : public QObject
{
    Q_OBJECT

public:
    explicit HostCare(HostingDesk &desk, QObject *parent = nullptr);
    ~HostCare() override;

    /// Now and then by itself; at once where somebody opened or closed the league.
    void look();

private:
    void keepAwake();
    void answer();

    HostingDesk &m_desk;
    QTimer m_timer;
    std::unique_ptr<QThread> m_thread;
    QProcess m_awake;
    std::unique_ptr<LeagueAnswerer> m_answerer;
};

} // namespace dugout
