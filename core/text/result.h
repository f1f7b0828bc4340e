// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/errorcode.h"

#include <utility>

namespace dugout {

/// What went wrong: a code for programs and tests, one sentence for the coach in the language of
/// the moment, and a detail for the log that may be technical. There is none without a code: what
/// may be missing without being wrong is an std::optional.
struct Error
{
    Error(ErrorCode code, QString message, QString detail)
        : code(code)
        , message(std::move(message))
        , detail(std::move(detail))
    { }

    ErrorCode code;
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
        : m_value(std::in_place, std::move(value))
    { }
    Result(Error error) // NOLINT: so is an error
        : m_error(std::move(error))
    { }

    [[nodiscard]] bool has_value() const { return m_value.has_value(); }
    explicit operator bool() const { return has_value(); }

    [[nodiscard]] const T &value() const & { return m_value.value(); }
    [[nodiscard]] T &value() & { return m_value.value(); }
    [[nodiscard]] T value() && { return std::move(m_value).value(); }
    [[nodiscard]] const T &operator*() const & { return value(); }
    [[nodiscard]] T &operator*() & { return value(); }
    [[nodiscard]] T operator*() && { return std::move(m_value).value(); }
    [[nodiscard]] const T *operator->() const { return &value(); }
    [[nodiscard]] T *operator->() { return &value(); }
    [[nodiscard]] const Error &error() const
    {
        Q_ASSERT(m_error);
        return *m_error;
    }

    [[nodiscard]] bool failedWith(ErrorCode code) const { return m_error && m_error->code == code; }

private:
    // Not one variant of both: every source makes dozens of these, and a variant takes the compiler
    // several times as long.
    std::optional<T> m_value{};
    std::optional<Error> m_error{};
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
    [[nodiscard]] bool failedWith(ErrorCode code) const { return m_error && m_error->code == code; }

private:
    std::optional<Error> m_error;
};

} // namespace dugout
