// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/values/fields.h"

namespace dugout {

/// Calls `tell(rules, was, is)` for every field in which two values differ, and for the fields of
/// fields that are described values themselves. Since it goes by the description it cannot miss
/// one.
template<Described T, typename Tell>
void forEachDifference(const T &was, const T &is, Tell &&tell)
{
    forEachField<T>([&](const auto &field) {
        using M = typename std::decay_t<decltype(field)>::Value;
        const M &before = was.*field.member;
        const M &after = is.*field.member;
        if constexpr (Described<M>)
            forEachDifference(before, after, tell);
        else if (!(before == after))
            tell(field.rules, before, after);
    });
}

} // namespace dugout
