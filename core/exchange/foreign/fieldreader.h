// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/datatree.h"
#include "core/exchange/foreign/importnote.h"

#include <QCoreApplication>
#include <QSet>

#include <optional>

namespace dugout {

/// Takes the fields of one node of a foreign file. What does not fit becomes a note, and so does,
/// at the end, what nobody asked for: nothing is dropped in silence.
class FieldReader
{
    Q_DECLARE_TR_FUNCTIONS(FieldReader)

public:
    FieldReader(const DataNode &node, QString place, ImportNotes &notes);

    /// Without the characters that cannot be shown; cut, with a note, beyond `longest`.
    [[nodiscard]] QString text(const QString &key, qsizetype longest = 80);
    /// The first of these fields that there is.
    [[nodiscard]] QString anyText(const QStringList &keys, qsizetype longest = 80);
    /// None when the field is missing or empty; outside its range it is noted and none.
    [[nodiscard]] std::optional<int> number(const QString &key, int lowest, int highest);
    [[nodiscard]] std::optional<int> anyNumber(const QStringList &keys, int lowest, int highest);
    [[nodiscard]] int count(const QString &key) { return number(key, 0, 9'999).value_or(0); }
    /// True, yes and every number but 0.
    [[nodiscard]] bool flag(const QString &key);
    /// Whether one of these fields says something; they count as known.
    [[nodiscard]] bool hasAny(const QStringList &keys);
    /// Null when the field is missing.
    [[nodiscard]] const DataNode *child(const QString &key);
    /// All children of that name.
    [[nodiscard]] std::vector<const DataNode *> children(const QString &key);

    void note(const QString &key, const QString &value, const QString &reason,
              NoteWeight weight = NoteWeight::Changed);
    /// The reason of what is left out.
    [[nodiscard]] static QString nothingOfThisKind();
    [[nodiscard]] QString place(const QString &key) const;
    /// Marks a field as known without taking it: what it says is worked out from others.
    void skip(const QStringList &keys);
    /// Notes every field that holds something and was not taken.
    void noteRest();

private:
    const DataNode &m_node;
    QString m_place;
    ImportNotes &m_notes;
    QSet<QString> m_taken;
};

/// A text as it may stand in a team: on one line, without what cannot be shown.
[[nodiscard]] QString cleanText(const QString &text);

} // namespace dugout
