// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

namespace dugout {

/// Cuts the line to a server that does not answer. The server's own time limits are no help when it
/// is the server that stands still, and libpq waits for ever: a cut line ends the waiting with an
/// error, and the next transaction asks for a new one.
class AnswerWatch
{
public:
    AnswerWatch(int socket, std::chrono::milliseconds patience);
    AnswerWatch(const AnswerWatch &) = delete;
    AnswerWatch &operator=(const AnswerWatch &) = delete;
    ~AnswerWatch();

    void setPatience(std::chrono::milliseconds patience);
    /// Something is asked from now on. May be said several times; each begins the wait anew.
    void begin();
    /// Once for each `begin`.
    void end();
    /// Something was asked or answered in between.
    void renew();

private:
    using Clock = std::chrono::steady_clock;

    void watch();

    const int m_socket;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::chrono::milliseconds m_patience;
    std::optional<Clock::time_point> m_deadline; ///< none while nothing is asked
    int m_asked = 0;
    bool m_over = false;
    std::thread m_thread; ///< sleeps while nothing is asked
};

} // namespace dugout
