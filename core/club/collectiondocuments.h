// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/documents.h"
#include "core/skirmish/cards/collection.h"

namespace dugout {

/// A coach's own warbands, cards, boards and decks as they are kept: one document for all of them,
/// so that a deck never outlives its cards.
struct StoredCollection
{
    Collection own;
    DocumentSummary summary; ///< with the revision that the next save has to name

    bool operator==(const StoredCollection &) const = default;
};

/// Empty when nothing was kept yet.
[[nodiscard]] Result<StoredCollection> loadCollection(DocumentStore &documents);
/// Answers the summary that the next save has to name.
[[nodiscard]] Result<DocumentSummary> saveCollection(DocumentStore &documents,
                                                     const StoredCollection &kept, qint64 nowMs);

} // namespace dugout
