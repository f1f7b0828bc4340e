// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/knownword.h"

#include <utility>

namespace dugout {

/// A word of a family as files keep it: one that code knows, or one that a later version wrote and
/// that is only passed on. Code makes it of the words of its family and compares it with them
/// alone.
template<typename Family>
class KeptWord
{
public:
    KeptWord() = default;
    KeptWord(KnownWord<Family> word) // NOLINT: it is that word
        : m_text(word.word())
    { }
    /// As a file has it.
    [[nodiscard]] static KeptWord fromText(const QString &text)
    {
        KeptWord word;
        word.m_text = text;
        return word;
    }

    [[nodiscard]] const QString &text() const { return m_text; }

    bool operator==(const KeptWord &) const = default;
    friend bool operator==(const KeptWord &one, KnownWord<Family> other)
    {
        return one.m_text == QStringView(other);
    }

private:
    QString m_text;
};

} // namespace dugout
