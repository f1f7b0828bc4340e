// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace dugout {

/// What went wrong: a stable code for programs and tests, one sentence for the coach in the
/// language of the moment, and a detail for the log that may be technical.
struct Error
{
    QString code;
    QString message;
    QString detail;

    bool operator==(const Error &) const = default;
};

/// Either a value or the reason why there is none. Member names follow std::expected.
template<typename T>
class [[nodiscard]] Result
{
public:
    Result(T value) // NOLINT: a value is a result
        : m_state(std::in_place_index<0>, std::move(value))
    { }
    Result(Error error) // NOLINT: so is an error
        : m_state(std::in_place_index<1>, std::move(error))
    { }

    [[nodiscard]] bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T &value() const & { return std::get<0>(m_state); }
    [[nodiscard]] T &value() & { return std::get<0>(m_state); }
    [[nodiscard]] T value() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] const T &operator*() const & { return value(); }
    [[nodiscard]] T &operator*() & { return value(); }
    [[nodiscard]] T operator*() && { return std::get<0>(std::move(m_state)); }
    [[nodiscard]] const T *operator->() const { return &value(); }
    [[nodiscard]] T *operator->() { return &value(); }
    [[nodiscard]] const Error &error() const { return std::get<1>(m_state); }

private:
    std::variant<T, Error> m_state;
};

/// Done, or the reason why not.
template<>
class [[nodiscard]] Result<void>
{
public:
    Result() = default;
    Result(Error error) // NOLINT: an error is a result
        : m_error(std::move(error))
    { }

    [[nodiscard]] bool has_value() const { return !m_error.has_value(); }
    explicit operator bool() const { return has_value(); }
    [[nodiscard]] const Error &error() const { return *m_error; }

private:
    std::optional<Error> m_error;
};

} // namespace dugout
