// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/oneof.h"

namespace dugout {

// What a OneOf does with its values, for the one source that compiles it.

/// Moves the value that stands there into `kinds`, as the type of that place.
template<typename... Each>
void takeInto(std::variant<Each...> &kinds, size_t place, void *value)
{
    size_t at = 0;
    const auto take = [&]<typename Kind>(Kind *taken) {
        if (at++ != place)
            return false;
        kinds.template emplace<Kind>(std::move(*taken));
        return true;
    };
    (void)(take(static_cast<Each *>(value)) || ...);
}

template<typename Variant>
OneOf<Variant>::OneOf() = default;

template<typename Variant>
OneOf<Variant>::OneOf(size_t place, void *value)
{
    takeInto(m_value, place, value);
}

template<typename Variant>
OneOf<Variant>::OneOf(const OneOf &other) = default;

template<typename Variant>
OneOf<Variant>::OneOf(OneOf &&other) noexcept = default;

template<typename Variant>
OneOf<Variant> &OneOf<Variant>::operator=(const OneOf &other) = default;

template<typename Variant>
OneOf<Variant> &OneOf<Variant>::operator=(OneOf &&other) noexcept = default;

template<typename Variant>
OneOf<Variant>::~OneOf() = default;

template<typename Variant>
bool OneOf<Variant>::operator==(const OneOf &other) const
{
    return m_value == other.m_value;
}

} // namespace dugout
