// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <mutex>
#include <optional>

namespace dugout {

/// A value that is made whole when it is first asked for, by one thread, and never changes again.
/// Any number of threads may ask at the same time; those that come while it is being made wait.
template<typename T>
class LazyValue
{
public:
    /// `make` returns the value. It must not ask for this same value.
    template<typename Make>
    [[nodiscard]] const T &get(const Make &make) const
    {
        // std::call_once alone would cost a call into the C library each time, and the parts of a
        // ruleset are asked for thousands of times a match.
        if (const T *made = ifMade())
            return *made;
        std::call_once(m_once,
                       [&] { m_made.store(&m_value.emplace(make()), std::memory_order_release); });
        return *m_value;
    }

    /// Null as long as nobody has asked for it.
    [[nodiscard]] const T *ifMade() const { return m_made.load(std::memory_order_acquire); }

private:
    mutable std::once_flag m_once;
    mutable std::optional<T> m_value;
    mutable std::atomic<const T *> m_made = nullptr;
};

} // namespace dugout
