// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/sqlbatchstore.h"

#include "core/store/transaction.h"

namespace dugout {

SqlBatchStore::SqlBatchStore(Connection &connection)
    : m_connection(connection)
    , m_journals(connection)
    , m_documents(connection)
{ }

Result<void> SqlBatchStore::keep(const StoreBatch &batch)
{
    auto transaction = Transaction::begin(m_connection, Transaction::Kind::Writing);
    if (!transaction)
        return transaction.error();
    for (const JournalChange &change : batch.journals) {
        if (auto done = m_journals.changeWithin(change); !done)
            return done;
    }
    for (const Document &document : batch.documents) {
        if (const auto saved = m_documents.saveWithin(document); !saved)
            return saved.error();
    }
    return transaction->commit();
}

} // namespace dugout
