// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/batchstore.h"

#include <algorithm>
#include <map>

namespace dugout {

/// One page of a list; a limit below zero is none.
template<typename T>
[[nodiscard]] std::vector<T> pageOf(const std::vector<T> &all, qint64 offset, qint64 limit)
{
    const auto size = static_cast<qint64>(all.size());
    const qint64 from = limit < 0 ? 0 : std::min(offset, size);
    const qint64 count = limit < 0 ? size : std::min(limit, size - from);
    return {all.begin() + from, all.begin() + from + count};
}

/// Journals kept in memory by the same contract as on disk; can be told to fail.
class MemoryJournals final : public JournalStore
{
public:
    /// From now on nothing can be kept, as on a full disk.
    void failToKeep(bool fails) { m_fails = fails; }

    Result<void> create(const JournalHeader &header) override;
    Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                        const std::vector<JournalEntry> &group,
                        const JournalProgress &after) override;
    Result<void> rename(const JournalId &id, const QString &title) override;
    [[nodiscard]] Result<Journal> read(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalPart>> parts(const JournalId &id) override;
    [[nodiscard]] Result<JournalHeader> readHeader(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalSummary>> list(const JournalQuery &query) override;
    [[nodiscard]] Result<qint64> count(const JournalQuery &query) override;
    Result<void> remove(const JournalId &id) override;

    /// For what changes several at once.
    using Kept = std::map<QString, Journal>;
    [[nodiscard]] const Kept &kept() const { return m_kept; }
    void restore(Kept kept) { m_kept = std::move(kept); }
    Result<void> change(const JournalChange &change);

private:
    [[nodiscard]] Result<Journal *> find(const JournalId &id);

    Kept m_kept;
    std::map<QString, std::vector<JournalPart>> m_parts; ///< by journal
    bool m_fails = false;
};

} // namespace dugout
