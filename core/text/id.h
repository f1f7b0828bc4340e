// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/sameword.h"

#include <QHashFunctions>
#include <QString>

#include <compare>
#include <utility>

namespace dugout {

/// A textual id that cannot be mistaken for another kind's id: `Id<struct SkillTag>`.
template<typename Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString text)
        : m_text(std::move(text))
    { }

    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }

    /// Has this text.
    [[nodiscard]] bool is(QStringView text) const { return isSameWord(m_text, text); }

    bool operator==(const Id &other) const { return is(other.m_text); }
    bool operator<(const Id &other) const { return m_text < other.m_text; }

    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(id.m_text, seed); }

private:
    QString m_text;
};

} // namespace dugout
