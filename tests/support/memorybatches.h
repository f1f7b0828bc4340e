// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "tests/support/memorydocuments.h"
#include "tests/support/memoryjournals.h"

#include <QSet>

namespace dugout {

/// Results in memory, of the journals beside them.
class MemoryResults final : public ResultStore
{
public:
    explicit MemoryResults(MemoryJournals &journals)
        : m_journals(journals)
    { }

    [[nodiscard]] Result<std::vector<ResultLine>> list(const ResultQuery &query) override;
    [[nodiscard]] Result<ResultRecord> read(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalId>> missing() override;

    void put(const ResultRecord &result) { m_kept.insert_or_assign(result.id.text(), result); }
    void withdraw(const JournalId &id) { m_kept.erase(id.text()); }
    void settle(const JournalId &id) { m_lookedAt.insert(id.text()); }

    using Kept = std::map<QString, ResultRecord>;
    [[nodiscard]] const Kept &kept() const { return m_kept; }
    void restore(Kept kept) { m_kept = std::move(kept); }

private:
    MemoryJournals &m_journals;
    std::map<QString, ResultRecord> m_kept;
    QSet<QString> m_lookedAt; ///< of an earlier release, without a result
};

/// Journals, documents and results in memory that change together or not at all.
class MemoryBatches final : public BatchStore
{
public:
    MemoryBatches(MemoryJournals &journals, MemoryDocuments &documents, MemoryResults &results);

    Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override;
    Result<void> inOnePiece(const std::function<Result<void>()> &work) override;

private:
    [[nodiscard]] Result<void> takeAway(const StoreBatch &batch);
    [[nodiscard]] Result<void> keepJournals(const StoreBatch &batch);

    MemoryJournals &m_journals;
    MemoryDocuments &m_documents;
    MemoryResults &m_results;
};

/// Everything that a club keeps, in memory. The clock counts up by one at each look.
struct MemoryClub
{
    MemoryJournals journals{};
    MemoryDocuments documents{};
    MemoryResults results{journals};
    MemoryBatches batches{journals, documents, results};
    RulesetLibrary library{};
    qint64 nowMs = 1'000;

    [[nodiscard]] ClubStores stores()
    {
        return {journals, documents, batches, results, library, [this] { return ++nowMs; }};
    }
};

} // namespace dugout
