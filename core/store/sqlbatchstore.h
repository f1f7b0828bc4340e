// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/batchstore.h"
#include "core/store/sqldocumentstore.h"
#include "core/store/sqljournalstore.h"

namespace dugout {

/// Journals and documents in one transaction.
class SqlBatchStore final : public BatchStore
{
public:
    explicit SqlBatchStore(Connection &connection);

    Result<void> keep(const StoreBatch &batch) override;

private:
    Connection &m_connection;
    SqlJournalStore m_journals;
    SqlDocumentStore m_documents;
};

} // namespace dugout
