// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"

#include <map>

namespace dugout {

/// Documents kept in memory by the same contract as on disk; can be told to fail.
class MemoryDocuments final : public DocumentStore
{
public:
    /// From now on nothing can be kept, as on a full disk.
    void failToSave(bool fails) { m_fails = fails; }

    [[nodiscard]] Result<std::vector<DocumentSummary>> list(const DocumentQuery &query) override;
    [[nodiscard]] Result<Document> read(const QString &kind, const DocumentId &id) override;
    Result<std::vector<DocumentSummary>> save(const std::vector<Document> &documents) override;
    Result<void> remove(const DocumentSummary &summary) override;

private:
    using Key = std::pair<QString, QString>;

    std::map<Key, Document> m_kept;
    bool m_fails = false;
};

} // namespace dugout
