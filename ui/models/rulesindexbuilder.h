// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/rulesbook.h"
#include "ui/models/rulesindex.h"

namespace dugout {

/// Reads an edition into an index part by part, so that a window can show the first entries before
/// the last part is parsed. The book must outlive it.
class RulesIndexBuilder
{
public:
    explicit RulesIndexBuilder(const RulesBook &book);

    /// Reads the next part that is not empty; false when nothing was left.
    bool step();
    /// Reads whatever is left.
    void finish();
    [[nodiscard]] bool isDone() const { return m_next == m_parts.size(); }
    /// Everything read so far.
    [[nodiscard]] RulesIndex index() const { return RulesIndex(m_entries); }

private:
    void add(RulesRef ref, const LocalizedText &name, const LocalizedText &summary,
             const LocalizedText &owner = {});
    template<typename T>
    void addAll(const KeyedList<T> &list, RulesKind kind);
    void read(const QString &part);
    void addTeams();
    void addTables();
    void addSequences();
    void addDecks();
    void addPlain(const QString &part);
    void addFighters(const QString &warband, const QJsonObject &object);

    const RulesBook &m_book;
    QStringList m_parts;
    qsizetype m_next = 0;
    std::vector<RulesEntry> m_entries;
};

/// Reads every part of the edition into one index.
[[nodiscard]] RulesIndex buildRulesIndex(const RulesBook &book);

} // namespace dugout
