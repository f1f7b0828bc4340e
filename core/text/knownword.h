// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <span>

namespace dugout {

/// A word that the code knows before any data is read, such as a key or the id of a table: a value
/// that the compiler checks, spelt once in its family's list. `Family` has the ids and their words
/// in one order.
template<typename Family>
class KnownWord
{
public:
    using Id = typename Family::Id;

    explicit constexpr KnownWord(Id id)
        : m_id(id)
    { }
    [[nodiscard]] const QString &word() const { return Family::words()[m_id]; }
    // What is asked of the data is asked by words.
    operator const QString &() const { return word(); } // NOLINT
    operator QStringView() const { return word(); } // NOLINT
    friend constexpr bool operator==(KnownWord one, KnownWord other) = default;

private:
    Id m_id;
};

} // namespace dugout
