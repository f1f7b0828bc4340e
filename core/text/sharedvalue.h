// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

namespace dugout {

/// A value that never changes: copies share it.
template<typename Value>
class SharedValue
{
public:
    SharedValue()
        : SharedValue(Value{})
    { }
    explicit SharedValue(Value value)
        : m_value(std::make_shared<const Value>(std::move(value)))
    { }
    const Value &operator*() const { return *m_value; }
    const Value *operator->() const { return m_value.get(); }
    bool operator==(const SharedValue &other) const
    {
        return m_value == other.m_value || *m_value == *other.m_value;
    }

private:
    std::shared_ptr<const Value> m_value;
};

} // namespace dugout
