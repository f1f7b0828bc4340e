// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace dugout {

/// What a field may hold, as the reader of an entry asks for it.
enum class FieldKind { Any, Id, Ids, Text, Words, Number, Flag, Word, Numbers, Object, Objects };

struct FieldForm
{
    QString place; ///< of the object that has it: the keys that lead there
    QString key;
    FieldKind kind = FieldKind::Any;
    QStringList words{}; ///< one of these, where they are all there are
    std::optional<int> lowest{};
    std::optional<int> highest{};
};

/// While it lives, this thread's readers take down what they ask for, and lists have one empty
/// element: so the form of an entry is what reads it, and is said nowhere else.
class FieldLog
{
public:
    FieldLog();
    ~FieldLog();
    Q_DISABLE_COPY_MOVE(FieldLog)

    [[nodiscard]] static FieldLog *current();

    /// The first question about a field counts, unless it left open what it is.
    void note(FieldForm form);
    [[nodiscard]] const std::vector<FieldForm> &fields() const { return m_fields; }

private:
    std::vector<FieldForm> m_fields;
};

} // namespace dugout
