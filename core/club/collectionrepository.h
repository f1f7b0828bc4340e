// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/clubstores.h"
#include "core/club/collectiondocuments.h"

namespace dugout {

/// The coach's own warbands, cards, boards and decks.
class CollectionRepository
{
public:
    explicit CollectionRepository(ClubStores stores)
        : m_stores(std::move(stores))
    { }

    /// Empty when nothing was kept yet.
    [[nodiscard]] Result<StoredCollection> load() const
    {
        return loadCollection(m_stores.documents);
    }
    /// Answers the summary that the next save has to name.
    [[nodiscard]] Result<DocumentSummary> save(const StoredCollection &kept) const
    {
        return saveCollection(m_stores.documents, kept, m_stores.clock());
    }

private:
    ClubStores m_stores;
};

} // namespace dugout
