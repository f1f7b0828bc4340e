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
    [[nodiscard]] Result<std::vector<DocumentSummary>> earlier(const QString &kind,
                                                               const DocumentId &id) override;
    [[nodiscard]] Result<Document> readEarlier(const QString &kind, const DocumentId &id,
                                               qint64 number) override;

    using Key = std::pair<QString, QString>;
    /// For what changes several at once.
    struct Kept
    {
        std::map<Key, Document> now;
        std::map<Key, std::vector<Document>> past;
    };
    [[nodiscard]] const Kept &kept() const { return m_kept; }
    void restore(Kept kept) { m_kept = std::move(kept); }
    void forget(const DocumentSummary &summary)
    {
        m_kept.past.erase({summary.kind, summary.id.text()});
    }

private:
    Kept m_kept;
    bool m_fails = false;
};

} // namespace dugout
