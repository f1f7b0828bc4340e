// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace dugout {

/// What a step is: names the rule that handles it (see steprule.h). Inside the match it is a value
/// that the compiler knows; its word is for the edges, such as data, prompts and journals.
class StepKind
{
public:
    enum Id : quint16 {
        None,
#define STEP_KIND(id, word) id,
#include "core/match/state/stepkinds.inc"
#undef STEP_KIND
        End ///< how many there are
    };
    /// The words, in the order of the ids.
    static constexpr QStringView words[]{
        u"",
#define STEP_KIND(id, word) QStringView(u"" word),
#include "core/match/state/stepkinds.inc"
#undef STEP_KIND
    };

    constexpr StepKind(Id id = None) // NOLINT: a kind is its id
        : m_id(id)
    { }
    /// A word that is spelt out; None for one that is no kind.
    template<size_t size>
    constexpr StepKind(const char16_t (&word)[size]) // NOLINT: where a kind is still spelt
        : m_id(idOf(QStringView(word)))
    { }
    constexpr StepKind(QStringView word) // NOLINT: as above
        : m_id(idOf(word))
    { }
    StepKind(const QString &word) // NOLINT: as above
        : m_id(named(word).m_id)
    { }
    /// None for a word that is no kind.
    [[nodiscard]] static StepKind named(QStringView word);

    [[nodiscard]] constexpr Id id() const
    {
        return m_id;
    }
    /// Empty for None.
    [[nodiscard]] const QString &word() const;
    /// A step that asks one thing asks it under its own word.
    operator const QString &() const
    {
        return word();
    } // NOLINT: said wherever prompts are made

    friend constexpr bool operator==(StepKind one, StepKind other) = default;
    friend constexpr bool operator==(StepKind one, Id other)
    {
        return one.m_id == other;
    }
    friend bool operator==(StepKind one, const QString &other)
    {
        return one.word() == other;
    }

private:
    static constexpr bool isSame(QStringView one, QStringView other)
    {
        if (one.size() != other.size())
            return false;
        for (qsizetype i = 0; i < one.size(); ++i) {
            if (one.utf16()[i] != other.utf16()[i])
                return false;
        }
        return true;
    }
    static constexpr Id idOf(QStringView word)
    {
        for (quint16 id = 0; id < End; ++id) {
            if (isSame(words[id], word))
                return static_cast<Id>(id);
        }
        return None;
    }

    Id m_id;
};

[[nodiscard]] inline size_t qHash(StepKind kind, size_t seed = 0)
{
    return ::qHash(static_cast<uint>(kind.id()), seed);
}

} // namespace dugout
