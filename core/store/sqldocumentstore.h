// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/store/connection.h"

namespace dugout {

/// The documents in the table `document`, their growing lists in `document_item`, what they were
/// before in `document_past`.
class SqlDocumentStore final : public DocumentStore
{
public:
    explicit SqlDocumentStore(Connection &connection);

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

    // Parts of a transaction that the caller has begun.
    Result<DocumentSummary> saveWithin(const Document &document);
    Result<void> removeWithin(const DocumentSummary &summary);
    Result<void> forgetWithin(const DocumentSummary &summary);

private:
    [[nodiscard]] Result<Document> readBody(const QString &kind, const DocumentId &id);
    Result<void> saveBody(const Document &document);
    Result<void> saveWithList(const Document &document);
    Result<void> moveOldList(const DocumentSummary &summary);
    Result<void> insert(const Document &document);
    Result<void> update(const Document &document);
    Result<void> keepPast(const Document &next);
    /// Why no row was changed: it is gone, or it is another revision by now.
    Error refusal(const DocumentSummary &summary);

    Connection &m_connection;
};

} // namespace dugout
