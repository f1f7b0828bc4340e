// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hostcare.h"

#include "core/hosting/hostingdesk.h"

#include <QStandardPaths>
#include <QThread>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace dugout {

HostCare::HostCare(HostingDesk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&m_timer, &QTimer::timeout, this, &HostCare::look);
    // Not while the window is still coming up; where nothing is hosted no timer wakes anybody.
    QTimer::singleShot(2s, this, &HostCare::look);
}

HostCare::~HostCare()
{
    if (m_thread)
        m_thread->wait();
    if (m_awake.state() != QProcess::NotRunning) {
        m_awake.terminate();
        m_awake.waitForFinished(1000);
    }
}

void HostCare::look()
{
    m_timer.start(60s);
    if (m_desk.state().kind == HostState::Kind::Nothing)
        m_timer.start(5min);
    else if (!m_thread || m_thread->isFinished()) {
        m_thread.reset(QThread::create([&desk = m_desk] {
            if (const auto looked = desk.lookAfter(); !looked)
                qWarning("the hosted league: %s %s", qUtf8Printable(looked.error().message),
                         qUtf8Printable(looked.error().detail));
        }));
        m_thread->start();
    }
    keepAwake();
    answer();
}

/// Only while the league is open.
void HostCare::answer()
{
    if (m_desk.state().kind != HostState::Kind::Runs)
        m_answerer.reset();
    else if (!m_answerer || !m_answerer->isHeard())
        m_answerer = m_desk.answerer();
}

void HostCare::keepAwake()
{
    const auto settings = m_desk.settings();
    const bool wanted
        = settings && settings->opensWithDugout && m_desk.state().kind == HostState::Kind::Runs;
    const bool is = m_awake.state() != QProcess::NotRunning;
    if (wanted == is)
        return;
    if (is) {
        m_awake.terminate();
        return;
    }
    const QString program = QStandardPaths::findExecutable(u"systemd-inhibit"_s);
    if (program.isEmpty())
        return;
    // Whatever happens to Dugout, its end ends `cat` and with it the request.
    m_awake.start(program,
                  {u"--what=sleep:idle"_s, u"--who=Dugout"_s, u"--why="_s + settings->title,
                   u"--mode=block"_s, u"cat"_s});
}

} // namespace dugout
