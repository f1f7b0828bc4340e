// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlbatchstore.h"

#include "core/store/transaction.h"

namespace dugout {

SqlBatchStore::SqlBatchStore(Connection &connection)
    : m_connection(connection)
    , m_journals(connection)
    , m_documents(connection)
    , m_results(connection)
{ }

Result<std::vector<DocumentSummary>> SqlBatchStore::keep(const StoreBatch &batch)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    if (auto done = keepJournals(batch); !done)
        return done.error();
    std::vector<DocumentSummary> summaries;
    for (const Document &document : batch.documents) {
        auto saved = m_documents.saveWithin(document);
        if (!saved)
            return saved.error();
        summaries.push_back(*std::move(saved));
    }
    if (auto done = keepResults(batch); !done)
        return done.error();
    if (auto committed = transaction->commit(); !committed)
        return committed.error();
    return summaries;
}

Result<void> SqlBatchStore::keepJournals(const StoreBatch &batch)
{
    for (const JournalHeader &header : batch.started) {
        if (auto done = m_journals.createWithin(header); !done)
            return done;
    }
    for (const JournalChange &change : batch.journals) {
        if (auto done = m_journals.changeWithin(change); !done)
            return done;
    }
    return {};
}

Result<void> SqlBatchStore::keepResults(const StoreBatch &batch)
{
    for (const ResultMark &mark : batch.marks) {
        if (auto done = m_results.markWithin(mark); !done)
            return done;
    }
    for (const JournalId &id : batch.lookedAt) {
        if (auto done = m_results.settleWithin(id); !done)
            return done;
    }
    for (const JournalId &id : batch.withdrawn) {
        if (auto done = m_results.withdrawWithin(id); !done)
            return done;
    }
    for (const ResultRecord &result : batch.results) {
        if (auto done = m_results.putWithin(result); !done)
            return done;
    }
    return {};
}

} // namespace dugout
