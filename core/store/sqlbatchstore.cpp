// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlbatchstore.h"

#include "core/store/storefault.h"
#include "core/store/transaction.h"

using namespace Qt::StringLiterals;

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
    if (auto done = takeAway(batch); !done)
        return done.error();
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

Result<void> SqlBatchStore::inOnePiece(const std::function<Result<void>()> &work)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    {
        const Connection::OnePiece piece(m_connection);
        if (auto done = work(); !done)
            return done;
        if (piece.isBroken())
            return StoreFault::failed(m_connection.location().toString(), u"part of a piece"_s);
    }
    return transaction->commit();
}

Result<void> SqlBatchStore::takeAway(const StoreBatch &batch)
{
    for (const DocumentSummary &each : batch.removed) {
        if (auto done = m_documents.removeWithin(each); !done)
            return done;
    }
    for (const JournalId &each : batch.discarded) {
        if (auto done = m_journals.removeWithin(each); !done)
            return done;
    }
    for (const DocumentSummary &each : batch.forgotten) {
        if (auto done = m_documents.forgetWithin(each); !done)
            return done;
    }
    return {};
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
