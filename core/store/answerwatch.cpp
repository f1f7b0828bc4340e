// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/answerwatch.h"

#include "core/platform/sockets.h"

namespace dugout {

AnswerWatch::AnswerWatch(int socket, std::chrono::milliseconds patience)
    : m_socket(socket)
    , m_patience(patience)
    , m_thread([this] { watch(); })
{ }

AnswerWatch::~AnswerWatch()
{
    {
        const std::lock_guard lock(m_mutex);
        m_over = true;
    }
    m_changed.notify_one();
    m_thread.join();
}

void AnswerWatch::setPatience(std::chrono::milliseconds patience)
{
    const std::lock_guard lock(m_mutex);
    m_patience = patience;
}

void AnswerWatch::begin()
{
    bool wasIdle = false;
    {
        const std::lock_guard lock(m_mutex);
        wasIdle = m_asked++ == 0;
        m_deadline = Clock::now() + m_patience;
    }
    if (wasIdle)
        m_changed.notify_one();
}

void AnswerWatch::end()
{
    const std::lock_guard lock(m_mutex);
    if (--m_asked == 0)
        m_deadline.reset(); // the watch finds out when it would have been time
}

void AnswerWatch::renew()
{
    const std::lock_guard lock(m_mutex);
    if (m_asked > 0)
        m_deadline = Clock::now() + m_patience;
}

void AnswerWatch::watch()
{
    std::unique_lock lock(m_mutex);
    while (!m_over) {
        if (!m_deadline) {
            m_changed.wait(lock);
            continue;
        }
        const Clock::time_point deadline = *m_deadline;
        if (m_changed.wait_until(lock, deadline) == std::cv_status::timeout && m_deadline
            && *m_deadline <= Clock::now()) {
            sockets::cut(m_socket);
            m_deadline.reset();
        }
    }
}

} // namespace dugout
