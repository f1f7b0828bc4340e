// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/store/connection.h"

namespace dugout {

// The growing lists of documents in the table `document_item`, within a transaction that the caller
// has begun.

[[nodiscard]] Result<QJsonArray> readItems(Connection &connection, const QString &kind,
                                           const DocumentId &id);
/// Whatever is there before gives way; what stays as it was, from the beginning on, is not written
/// again.
[[nodiscard]] Result<void> replaceItems(Connection &connection, const DocumentSummary &document,
                                        const QJsonArray &items);
/// Does what Document::Scope::WithoutList says, at a cost that does not grow with the list.
[[nodiscard]] Result<void> growItems(Connection &connection, const Document &saved);

} // namespace dugout
