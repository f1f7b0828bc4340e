// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/values/fields.h"

#include <algorithm>
#include <vector>

namespace dugout {

// A value went on from `from` to `to`, and now the first one turns out to have been `onto`: what
// changed on the way is changed on that one too.

namespace detail {

template<typename M>
void replaceAgain(M &onto, const M &from, const M &to)
{
    if (!(from == to))
        onto = to;
}

template<typename T>
void appendAgain(std::vector<T> &onto, const std::vector<T> &from, const std::vector<T> &to)
{
    const bool grew = to.size() >= from.size() && std::equal(from.begin(), from.end(), to.begin());
    if (grew)
        onto.insert(onto.end(), to.begin() + static_cast<std::ptrdiff_t>(from.size()), to.end());
    else
        onto = to;
}

} // namespace detail

template<Described T>
void rebase(T &onto, const T &from, const T &to)
{
    forEachField<T>([&](const auto &field) {
        using M = typename std::decay_t<decltype(field)>::Value;
        M &now = onto.*field.member;
        const M &before = from.*field.member;
        const M &after = to.*field.member;
        const Merge merge = field.rules.merge;
        if (merge == Merge::ByValue)
            return;
        if constexpr (Described<M>) {
            rebase(now, before, after);
        } else if constexpr (std::is_same_v<M, int>) {
            if (merge == Merge::Sum)
                now += after - before;
            else if (merge == Merge::Count) // never below nothing, unless it already was
                now = std::max(std::min(now, 0), now + after - before);
            else
                detail::replaceAgain(now, before, after);
        } else if constexpr (requires { detail::appendAgain(now, before, after); }) {
            if (merge == Merge::Append)
                detail::appendAgain(now, before, after);
            else
                detail::replaceAgain(now, before, after);
        } else {
            detail::replaceAgain(now, before, after);
        }
    });
    if constexpr (requires { Fields<T>::rebase(onto, from, to); })
        Fields<T>::rebase(onto, from, to);
}

} // namespace dugout
