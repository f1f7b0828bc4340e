// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/store/sqldocumentstore.h"
#include "core/store/sqljournalstore.h"
#include "core/store/sqlresultstore.h"

namespace dugout {

/// Journals, documents and results in one transaction.
class SqlBatchStore final : public BatchStore
{
public:
    explicit SqlBatchStore(Connection &connection);

    Result<std::vector<DocumentSummary>> keep(const StoreBatch &batch) override;
    Result<void> inOnePiece(const std::function<Result<void>()> &work) override;

private:
    Result<void> takeAway(const StoreBatch &batch);
    Result<void> keepJournals(const StoreBatch &batch);
    Result<void> keepResults(const StoreBatch &batch);

    Connection &m_connection;
    SqlJournalStore m_journals;
    SqlDocumentStore m_documents;
    SqlResultStore m_results;
};

} // namespace dugout
