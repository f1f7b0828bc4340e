// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdlib>
#include <utility>

namespace dugout {

namespace detail {

/// Stands for a member of any type; only the compiler ever looks at it.
struct AnyMember
{
    template<typename T>
    operator T() const // NOLINT: being taken for anything is its purpose
    {
        std::abort();
    }
};

template<typename T, size_t... i>
consteval bool isMadeOf(std::index_sequence<i...>)
{
    return requires
    {
        T{(static_cast<void>(i), AnyMember{})...};
    };
}

} // namespace detail

/// How many members an aggregate has.
template<typename T, size_t tried = 1>
[[nodiscard]] consteval size_t memberCount()
{
    constexpr size_t most = 64;
    if constexpr (tried > most)
        return 0;
    else if constexpr (detail::isMadeOf<T>(std::make_index_sequence<tried>())
                       && !detail::isMadeOf<T>(std::make_index_sequence<tried + 1>()))
        return tried;
    else
        return memberCount<T, tried + 1>();
}

} // namespace dugout
