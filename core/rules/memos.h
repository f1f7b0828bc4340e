// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <any>
#include <map>
#include <typeindex>

namespace dugout {

/// What rooms above have made out of something and keep with it, one value of each type. Whoever
/// asks first finds it empty.
class Memos
{
public:
    template<typename T>
    [[nodiscard]] T &of()
    {
        std::any &slot = m_byType[typeid(T)];
        if (!slot.has_value())
            slot.emplace<T>();
        return *std::any_cast<T>(&slot);
    }

private:
    std::map<std::type_index, std::any> m_byType;
};

} // namespace dugout
