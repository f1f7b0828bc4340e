// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharedbatches.h"

namespace dugout {

/// The journals of the same: a line of a shared league's journal is a batch like any other.
class SharedJournals final : public JournalStore
{
public:
    SharedJournals(JournalStore &journals, DocumentStore &documents, SharedBatches &batches);

    Result<void> create(const JournalHeader &header) override;
    Result<void> append(const JournalId &id, qint64 expectedNextSeq,
                        const std::vector<JournalEntry> &group,
                        const JournalProgress &after = {}) override;
    Result<void> rename(const JournalId &id, const QString &title) override;
    [[nodiscard]] Result<Journal> read(const JournalId &id) override;
    [[nodiscard]] Result<JournalHeader> readHeader(const JournalId &id) override;
    [[nodiscard]] Result<std::vector<JournalSummary>> list(const JournalQuery &query) override;
    [[nodiscard]] Result<qint64> count(const JournalQuery &query) override;
    [[nodiscard]] Result<std::vector<JournalEntry>> entriesAfter(const JournalId &id, qint64 after,
                                                                 qint64 most) override;
    [[nodiscard]] Result<std::vector<JournalPart>> parts(const JournalId &id) override;
    Result<void> remove(const JournalId &id) override;

private:
    [[nodiscard]] Result<bool> isShared(const JournalId &id) const;
    /// A match of a shared league is played by those with the right to, and only followed by
    /// others.
    [[nodiscard]] Result<void> mayPlay(const JournalId &id);

    JournalStore &m_journals;
    DocumentStore &m_documents;
    SharedBatches &m_batches;
    JournalId m_played; ///< the last that may be played here: asked once, not with every roll
    bool m_isFollowed = false; ///< other tables want to see it
};

/// The documents of the same: the sheet of a team that plays in a shared league is delivered too.
class SharedDocuments final : public DocumentStore
{
public:
    SharedDocuments(DocumentStore &documents, SharedBatches &batches);

    [[nodiscard]] Result<std::vector<DocumentSummary>> list(const DocumentQuery &query) override;
    [[nodiscard]] Result<Document> read(const QString &kind, const DocumentId &id) override;
    [[nodiscard]] Result<Document> readWithoutList(const QString &kind,
                                                   const DocumentId &id) override;
    Result<std::vector<DocumentSummary>> save(const std::vector<Document> &documents) override;
    Result<void> remove(const DocumentSummary &summary) override;
    [[nodiscard]] Result<std::vector<DocumentSummary>> earlier(const QString &kind,
                                                               const DocumentId &id) override;
    [[nodiscard]] Result<Document> readEarlier(const QString &kind, const DocumentId &id,
                                               qint64 number) override;

private:
    DocumentStore &m_documents;
    SharedBatches &m_batches;
};

} // namespace dugout
