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

    constexpr StepKind(Id id = None) // NOLINT: a kind is its id
        : m_id(id)
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

private:
    Id m_id;
};

[[nodiscard]] inline size_t qHash(StepKind kind, size_t seed = 0)
{
    return ::qHash(static_cast<uint>(kind.id()), seed);
}

} // namespace dugout
