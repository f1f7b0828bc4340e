// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/lazyvalue.h"

#include <map>
#include <memory>
#include <typeindex>

namespace dugout {

/// What others derive from a value that never changes, kept beside it: one value of each type, made
/// at its first use and constant from then on. Safe to use from several threads.
class LazyCache
{
public:
    template<typename T, typename Make>
    [[nodiscard]] const T &get(const Make &make) const
    {
        return slot<T>().get(make); // not under the lock: making one may need another
    }

private:
    template<typename T>
    [[nodiscard]] const LazyValue<T> &slot() const
    {
        const std::lock_guard lock(m_mutex);
        std::shared_ptr<const void> &slot = m_byType[typeid(T)];
        if (!slot)
            slot = std::make_shared<const LazyValue<T>>();
        return *static_cast<const LazyValue<T> *>(slot.get());
    }

    mutable std::mutex m_mutex;
    mutable std::map<std::type_index, std::shared_ptr<const void>> m_byType;
};

} // namespace dugout
