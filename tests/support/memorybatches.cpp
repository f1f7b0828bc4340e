// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/memorybatches.h"

#include "tests/support/memorydocuments.h"
#include "tests/support/memoryjournals.h"

namespace dugout {

MemoryBatches::MemoryBatches(MemoryJournals &journals, MemoryDocuments &documents)
    : m_journals(journals)
    , m_documents(documents)
{ }

Result<void> MemoryBatches::keep(const StoreBatch &batch)
{
    const MemoryJournals::Kept before = m_journals.kept();
    for (const JournalChange &change : batch.journals) {
        if (auto done = m_journals.change(change); !done) {
            m_journals.restore(before);
            return done;
        }
    }
    const auto saved = m_documents.save(batch.documents);
    if (saved)
        return {};
    m_journals.restore(before);
    return saved.error();
}

} // namespace dugout
