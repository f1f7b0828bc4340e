// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sameword.h"

#include <QHashFunctions>
#include <QString>

#include <span>
#include <vector>

namespace dugout {

/// A word that the code knows before any data is read, such as a key or the id of a table: a value
/// that the compiler checks, spelt once in its family's list. `Family` has the ids, and their
/// names and words in the same order.
template<typename Family>
class KnownWord
{
public:
    using Id = typename Family::Id;

    explicit constexpr KnownWord(Id id)
        : m_id(id)
    { }
    [[nodiscard]] constexpr Id id() const { return m_id; }
    /// Not inlined: it is said in thousands of places, and compiled in each of them.
    [[nodiscard]] Q_NEVER_INLINE const QString &word() const { return Family::words()[m_id]; }
    // What is asked of the data is asked by words.
    operator const QString &() const { return word(); } // NOLINT
    constexpr operator QStringView() const { return Family::names[m_id]; } // NOLINT
    friend constexpr bool operator==(KnownWord one, KnownWord other) = default;
    friend bool operator==(const QString &text, KnownWord word) { return isSameWord(text, word); }
    friend size_t qHash(KnownWord word, size_t seed = 0)
    {
        return ::qHash(static_cast<uint>(word.m_id), seed);
    }

private:
    Id m_id;
};

/// The names as texts that need no copies; the names are spelt in code and stay.
[[nodiscard]] std::vector<QString> wordTexts(std::span<const QStringView> names);

} // namespace dugout
