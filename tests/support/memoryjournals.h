// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/journal.h"

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

private:
    [[nodiscard]] Result<Journal *> find(const JournalId &id);

    std::map<QString, Journal> m_kept;
    bool m_fails = false;
};

} // namespace dugout
