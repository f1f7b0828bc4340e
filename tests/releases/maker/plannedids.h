// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"

namespace dugout {

/// Journals whose ids are told beforehand. A club makes up random ones; what a release leaves
/// behind is to be the same in every run.
class PlannedIds
{
public:
    explicit PlannedIds(const ClubStores &stores);

    /// The next one of an endless row, such as the window makes them up.
    [[nodiscard]] QString next();
    /// A game that is started in these takes the next id instead of its own, and its starter has to
    /// ask for that here.
    [[nodiscard]] const ClubStores &stores() const { return m_stores; }
    [[nodiscard]] const JournalId &lastStarted() const { return m_lastStarted; }

private:
    /// Entries go where they went anyway.
    class Journals final : public JournalStore
    {
    public:
        Journals(PlannedIds &ids, JournalStore &store)
            : m_ids(ids)
            , m_store(store)
        { }

        Result<void> create(const JournalHeader &header) override;
        Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                            const std::vector<JournalEntry> &group,
                            const JournalProgress &after) override;
        Result<void> rename(const JournalId &id, const QString &title) override;
        [[nodiscard]] Result<Journal> read(const JournalId &id) override;
        [[nodiscard]] Result<JournalHeader> readHeader(const JournalId &id) override;
        [[nodiscard]] Result<std::vector<JournalSummary>> list(const JournalQuery &query) override;
        [[nodiscard]] Result<qint64> count(const JournalQuery &query) override;
        Result<void> remove(const JournalId &id) override;

    private:
        PlannedIds &m_ids;
        JournalStore &m_store;
    };

    class Batches final : public BatchStore
    {
    public:
        Batches(PlannedIds &ids, BatchStore &store)
            : m_ids(ids)
            , m_store(store)
        { }

        Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override;
        Result<void> inOnePiece(const std::function<Result<void>()> &work) override
        {
            return m_store.inOnePiece(work);
        }

    private:
        PlannedIds &m_ids;
        BatchStore &m_store;
    };

    [[nodiscard]] JournalHeader planned(JournalHeader header);

    int m_told = 0;
    JournalId m_lastStarted;
    Journals m_journals;
    Batches m_batches;
    ClubStores m_stores;
};

} // namespace dugout
