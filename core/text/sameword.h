// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <algorithm>
#include <cstring>

namespace dugout {

/// The same letters. Ids mostly differ in length or in their last letter, which costs no call.
[[nodiscard]] Q_ALWAYS_INLINE bool isSameWord(QStringView one, QStringView other)
{
    if (one.size() != other.size())
        return false;
    const char16_t *letters = one.utf16();
    const char16_t *others = other.utf16();
    const auto count = static_cast<size_t>(one.size());
    return count == 0 || letters == others
        || (letters[count - 1] == others[count - 1]
            && std::memcmp(letters, others, count * sizeof(char16_t)) == 0);
}

[[nodiscard]] inline bool beginsWith(QStringView text, QStringView beginning)
{
    return isSameWord(text.left(beginning.size()), beginning);
}

/// One of them is the same.
[[nodiscard]] inline bool hasWord(const QStringList &words, QStringView word)
{
    return std::any_of(words.begin(), words.end(),
                       [word](const QString &one) { return isSameWord(one, word); });
}

} // namespace dugout
