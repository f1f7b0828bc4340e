// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/entryreader.h"

#include <QHash>

namespace dugout {

/// How the files of a folder are laid over what its parents say. The first form is that of 0.1 and
/// 0.2; a folder whose `ruleset.json` says `"format": 2` is laid over more finely.
enum class LayerForm {
    Lists = 1, ///< of the lists only positions, cards and fighters go by id
    Rows = 2, ///< so do rows and steps; order, `removed`, `replaces` and null count in entries too
};

/// The entries of a part while folder after folder is laid over them.
class Layers
{
    Q_DECLARE_TR_FUNCTIONS(EntryReader)

public:
    explicit Layers(ProblemList &problems)
        : m_problems(problems)
    { }

    /// One file: what it takes away, then what it says.
    void lay(std::vector<Entry> entries, const QStringList &removed, const QString &file,
             LayerForm form);

    [[nodiscard]] std::vector<Entry> take();

private:
    void remove(const QStringList &ids, const QString &file);
    void add(Entry entry, LayerForm form);
    void clear(QJsonObject &under, Entry &entry);
    void refuse(const QString &file, const QString &place, const QString &id,
                const QStringList &known);

    ProblemList &m_problems;
    QStringList m_ids; ///< in their order
    QHash<QString, Entry> m_entries;
};

} // namespace dugout
