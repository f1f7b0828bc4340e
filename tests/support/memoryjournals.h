// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/batchstore.h"

#include <map>

namespace dugout {

/// Journals kept in memory by the same contract as on disk; can be told to fail.
class MemoryJournals final : public JournalStore
{
public:
    /// From now on nothing can be kept, as on a full disk.
    void failToKeep(bool fails) { m_fails = fails; }

    Result<void> create(const JournalHeader &header) override;
    Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                        const std::vector<JournalEntry> &group, JournalState stateAfter) override;
    Result<void> setState(const JournalId &id, JournalState state) override;
    Result<void> rename(const JournalId &id, const QString &title) override;
    [[nodiscard]] Result<Journal> read(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalSummary>> list() override;
    Result<void> remove(const JournalId &id) override;

    /// For what changes several at once.
    using Kept = std::map<QString, Journal>;
    [[nodiscard]] const Kept &kept() const { return m_kept; }
    void restore(Kept kept) { m_kept = std::move(kept); }
    Result<void> change(const JournalChange &change);

private:
    [[nodiscard]] Result<Journal *> find(const JournalId &id);

    Kept m_kept;
    bool m_fails = false;
};

} // namespace dugout
