// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/play/batchstore.h"

namespace dugout {

class MemoryDocuments;
class MemoryJournals;

/// Journals and documents in memory that change together or not at all.
class MemoryBatches final : public BatchStore
{
public:
    MemoryBatches(MemoryJournals &journals, MemoryDocuments &documents);

    Result<void> keep(const StoreBatch &batch) override;

private:
    MemoryJournals &m_journals;
    MemoryDocuments &m_documents;
};

} // namespace dugout
